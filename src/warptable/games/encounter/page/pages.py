"""Encounter on all pages (`page/family.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from warptable.table.page.family import FamilyPages
from warptable.table.page.frames import slot
from warptable.table.page.game import regions, typed
from warptable.table.page.game.regions import AnyRegion, Region, Regions
from warptable.table.page.html import Html
from warptable.table.scene.data import OrdersPart, Scene

from . import dock, text_view
from .announcements import situation
from .art.cards import card_back
from .art.posters import POSTERS
from .board import picture as board
from .board.geometry import Chart, chart_of
from .coach import coach
from .dock import DOCK
from .dock.hand import cards_held
from .library.library import LIBRARY
from .moment import moment
from .panes import deals_pane, powers_pane
from .scene.data import (
    BoardPart,
    CoachPart,
    DealsPart,
    DockPart,
    EncounterPart,
    PlayersPart,
    SituationPart,
    StagePart,
)
from .stage import stage
from .stage.over import face

PARTS = ("decision", "situation", "planets", "hand", "log", "chat", "orders")
"""Of the page in words."""


@dataclass(frozen=True, slots=True)
class Shell:
    """What stays the same while a game goes on."""

    table: str
    chart: Chart
    watched: bool
    goal: int
    over: bool
    technology: bool
    rewards: bool

    panes: ClassVar = ("deals", "powers")
    tabs: ClassVar = {tab: f"shell-tab-{tab}" for tab in ("log", "chat", "deals", "powers")}
    in_words: ClassVar = "encounter/text_view/text_view.html"
    parts: ClassVar = {part: f"shell-text-part-{part}" for part in PARTS}

    def board(self, locale: str) -> Html:
        return board.board_shell(self.chart, self.watched, self.goal, locale)

    def dock(self, locale: str) -> Html:
        if self.over:
            return slot("dock")
        return dock.shell(locale, self.table, not self.watched, self.technology, self.rewards)


def shell_of(scene: EncounterPart) -> Shell:
    view = scene.view
    chart = chart_of(view.home_of, view.gone, len(view.seats), scene.me, view.adrift)
    over, modules = scene.phase == "over", (view.technology, view.has_rewards)
    return Shell(scene.table, chart, scene.watched, view.colonies_to_win, over, *modules)


EVERYWHERE: tuple[AnyRegion, ...] = (
    Region("call", DockPart, DOCK.call),
    Region("coach", CoachPart, coach),
    Region("stage", StagePart, stage),
    Regions("dock", DockPart, DOCK.regions),
)
"""What both views of a table have."""
PICTURE: tuple[AnyRegion, ...] = (
    *regions.PICTURE,
    *EVERYWHERE,
    Regions("board", BoardPart, board.regions),
    Region("deals", DealsPart, deals_pane),
    Region("powers", PlayersPart, powers_pane),
    Region("moment", DealsPart, moment),
)
IN_WORDS: tuple[AnyRegion, ...] = (
    *regions.IN_WORDS,
    *EVERYWHERE,
    Region("situation", SituationPart, typed.situation_line),
    Region("nothing-asked", DockPart, DOCK.nothing_asked),
    Region("typed-about", Scene, typed.about_field),
    Region("players", SituationPart, text_view.players_table),
    Region("powers", PlayersPart, text_view.powers_list),
    Region("planets", PlayersPart, text_view.planets_tables),
    Region("text-hand", EncounterPart, text_view.hand_list),
    Region("deals", DealsPart, text_view.deals_list),
    Region("orders", OrdersPart, text_view.orders),
)
FETCHED = {"discards": dock.discards}
ENCOUNTER = FamilyPages(
    shell_of,
    PICTURE,
    IN_WORDS,
    situation,
    FETCHED,
    dock.read_answer,
    lambda _: LIBRARY,
    replayed=(),
    cards_held=cards_held,
    ending=face,
    card_back=card_back,
    posters=POSTERS,
    read_next=dock.read_next,
)
