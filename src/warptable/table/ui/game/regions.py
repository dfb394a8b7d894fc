"""The page of a game in regions. Each is drawn from one part of the scene, so it changes only if that part does, and it
can be drawn, cached and sent separately. The templates of the whole page only put the regions in their places.

A region is one element, also when it has nothing to show: an element that is not there cannot be replaced. Its name is
the id of the element."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic

from markupsafe import Markup

from ...scene.data import AnyPart, ChatPart, FaultPart, LogPart, OrdersPart, Scene, ScenePart, TopPart, part_of
from .rail.log import lately, log
from .rail.panes import chat_pane, last_chat, orders_pane, seat_actions
from .top import brief, faulty, menu, phases, where


@dataclass(frozen=True, slots=True)
class Region(Generic[AnyPart]):
    """A piece of the page: the id of its element, the part of a scene that it shows, and how it is drawn."""

    name: str
    part: type[AnyPart]
    draw: Callable[[AnyPart], Markup]

    def of(self, scene: Scene) -> Markup:
        return self.draw(part_of(scene, self.part))


EVERYWHERE: tuple[Region[Any], ...] = (
    Region("faulty", FaultPart, faulty),
    Region("seat-actions", OrdersPart, seat_actions),
)
"""What both views of a table have in every game."""
PICTURE: tuple[Region[Any], ...] = (
    *EVERYWHERE,
    Region("lately", LogPart, lately),
    Region("log", LogPart, log),
    Region("last-chat", ChatPart, last_chat),
    Region("chat", ChatPart, chat_pane),
    Region("orders", OrdersPart, orders_pane),
    Region("where", ScenePart, where),
    Region("phases", OrdersPart, phases),
    Region("brief", ScenePart, brief),
    Region("menu", TopPart, menu),
)
"""What the page with the board has in every game."""


def drawn(regions: Iterable[Region[Any]], scene: Scene) -> dict[str, Markup]:
    """These regions by name."""
    return {region.name: region.of(scene) for region in regions}
