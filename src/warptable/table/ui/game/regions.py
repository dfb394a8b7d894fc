"""The page of a game in regions. Each is drawn from one part of the scene, so it changes only if that part does, and it
can be drawn, cached and sent separately. The templates of the whole page only put the regions in their places.

A region is one element, also when it has nothing to show: an element that is not there cannot be replaced. Its name is
the id of the element."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic

from markupsafe import Markup

from ...scene.data import (
    AnyPart,
    BoardPart,
    ChatPart,
    CoachPart,
    DealsPart,
    DockPart,
    FaultPart,
    LogPart,
    OrdersPart,
    PeoplePart,
    Scene,
    ScenePart,
    SituationPart,
    StagePart,
    TopPart,
    part_of,
)
from ..encounter import text_view
from ..encounter.announcements import call, situation_line
from ..encounter.board import board
from ..encounter.coach import coach
from ..encounter.dock import dock
from ..encounter.stage import stage
from .rail.log import lately, log
from .rail.panes import chat_pane, deals_pane, last_chat, orders_pane, powers_pane, seat_actions
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
    Region("call", SituationPart, call),
    Region("faulty", FaultPart, faulty),
    Region("coach", CoachPart, coach),
    Region("stage", StagePart, stage),
    Region("dock", DockPart, dock),
    Region("seat-actions", OrdersPart, seat_actions),
)
"""What both views of a table have."""
PICTURE: tuple[Region[Any], ...] = (
    *EVERYWHERE,
    Region("board", BoardPart, board),
    Region("lately", LogPart, lately),
    Region("log", LogPart, log),
    Region("last-chat", ChatPart, last_chat),
    Region("chat", ChatPart, chat_pane),
    Region("deals", DealsPart, deals_pane),
    Region("powers", PeoplePart, powers_pane),
    Region("orders", OrdersPart, orders_pane),
    Region("where", ScenePart, where),
    Region("phases", OrdersPart, phases),
    Region("brief", ScenePart, brief),
    Region("menu", TopPart, menu),
    Region("situation", SituationPart, situation_line),
)
"""The page with the board."""
IN_WORDS: tuple[Region[Any], ...] = (
    *EVERYWHERE,
    Region("situation", SituationPart, text_view.situation_line),
    Region("nothing-asked", SituationPart, text_view.nothing_asked),
    Region("players", SituationPart, text_view.players_table),
    Region("powers", PeoplePart, text_view.powers_list),
    Region("planets", PeoplePart, text_view.planets_tables),
    Region("text-hand", ScenePart, text_view.hand_list),
    Region("log", LogPart, text_view.log),
    Region("chat", ChatPart, text_view.chat),
    Region("deals", DealsPart, text_view.deals_list),
    Region("orders", OrdersPart, text_view.orders),
)
"""The page in words."""


def drawn(regions: Iterable[Region[Any]], scene: Scene) -> dict[str, Markup]:
    """These regions by name."""
    return {region.name: region.of(scene) for region in regions}
