"""The page of a game in regions. Each is drawn from one part of the scene, so it changes only if that part does, and it
can be drawn, cached and sent separately. The templates of the whole page only put the regions in their places.

A region is one element, also when it has nothing to show: an element that is not there cannot be replaced. Its name is
the id of the element.

A region is handed the scene itself, typed as the part that it may look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from ...scene.data import AnyPart, ChatPart, FaultPart, LogPart, OrdersPart, Scene, ScenePart, TopPart
from ..frames import Drawn
from .rail.chat import chat, chat_in_words
from .rail.log import log, log_in_words
from .rail.panes import orders_pane, seat_actions
from .top import brief, faulty, menu, phases, tempo, where


@dataclass(frozen=True, slots=True)
class Region(Generic[AnyPart]):
    """A piece of the page: the id of its element, the part of a scene that it shows, and how it is drawn."""

    name: str
    part: type[AnyPart]
    draw: Callable[[AnyPart], Drawn]

    def of(self, scene: Scene) -> Mapping[str, Drawn]:
        assert isinstance(scene, self.part)
        return {self.name: self.draw(scene)}


@dataclass(frozen=True, slots=True)
class Regions(Generic[AnyPart]):
    """Several pieces that are drawn together: what they are drawn from is worked out once."""

    name: str
    part: type[AnyPart]
    draw: Callable[[AnyPart], Mapping[str, Drawn]]

    def of(self, scene: Scene) -> Mapping[str, Drawn]:
        assert isinstance(scene, self.part)
        return self.draw(scene)


AnyRegion: TypeAlias = Region[Any] | Regions[Any]

EVERYWHERE: tuple[AnyRegion, ...] = (
    Region("faulty", FaultPart, faulty),
    Region("seat-actions", OrdersPart, seat_actions),
    Region("tempo", TopPart, tempo),
)
"""What both views of a table have in every game."""
PICTURE: tuple[AnyRegion, ...] = (
    *EVERYWHERE,
    Region("log", LogPart, log),
    Region("chat", ChatPart, chat),
    Region("orders", OrdersPart, orders_pane),
    Region("where", ScenePart, where),
    Region("phases", OrdersPart, phases),
    Region("brief", ScenePart, brief),
    Region("menu", TopPart, menu),
)
"""What the page with the board has in every game."""
IN_WORDS: tuple[AnyRegion, ...] = (
    *EVERYWHERE,
    Region("log", LogPart, log_in_words),
    Region("chat", ChatPart, chat_in_words),
)
"""What the page in words has in every game."""


def drawn(regions: Iterable[AnyRegion], scene: Scene) -> dict[str, Drawn]:
    """These regions by name."""
    made: dict[str, Drawn] = {}
    for region in regions:
        made.update(region.of(scene))
    return made
