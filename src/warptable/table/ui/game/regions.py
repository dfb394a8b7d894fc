"""The page of a game in regions. Each is drawn from one part of the scene, so it changes only if that part does, and it
can be drawn, cached and sent separately. The templates of the whole page only put the regions in their places."""

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
from ..encounter.announcements import situation_line
from ..encounter.board import board
from ..encounter.coach import coach
from ..encounter.dock import dock
from ..encounter.stage import stage
from .rail.log import lately, log
from .rail.panes import chat_pane, deals_pane, last_chat, orders_pane, powers_pane, seat_actions
from .top import brief, menu, phases, where


@dataclass(frozen=True, slots=True)
class Region(Generic[AnyPart]):
    """A piece of the page: its name, the part of a scene that it shows, and how it is drawn."""

    name: str
    part: type[AnyPart]
    draw: Callable[[AnyPart], Markup]

    def of(self, scene: Scene) -> Markup:
        return self.draw(part_of(scene, self.part))


COACH = Region("coach", CoachPart, coach)
DOCK = Region("dock", DockPart, dock)
STAGE = Region("stage", StagePart, stage)
ORDERS = Region("orders", OrdersPart, orders_pane)
SEAT_ACTIONS = Region("seat_actions", OrdersPart, seat_actions)

PICTURE: tuple[Region[Any], ...] = (
    COACH,
    DOCK,
    Region("board", BoardPart, board),
    STAGE,
    Region("lately", LogPart, lately),
    Region("log", LogPart, log),
    Region("last_chat", ChatPart, last_chat),
    Region("chat", ChatPart, chat_pane),
    Region("deals", DealsPart, deals_pane),
    Region("powers", PeoplePart, powers_pane),
    ORDERS,
    SEAT_ACTIONS,
    Region("where", ScenePart, where),
    Region("phases", OrdersPart, phases),
    Region("brief", ScenePart, brief),
    Region("menu", TopPart, menu),
    Region("situation", SituationPart, situation_line),
)
"""The page with the board."""
IN_WORDS: tuple[Region[Any], ...] = (COACH, STAGE, DOCK, ORDERS, SEAT_ACTIONS)
"""What the page in words shares with it."""


def drawn(regions: Iterable[Region[Any]], scene: Scene) -> dict[str, Markup]:
    """These regions by name."""
    return {region.name: region.of(scene) for region in regions}
