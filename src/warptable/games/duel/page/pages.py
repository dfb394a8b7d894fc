"""The game for two on all pages (`page/family.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from warptable.table.page.family import FamilyPages
from warptable.table.page.frames import slot
from warptable.table.page.game import regions, typed
from warptable.table.page.game.regions import AnyRegion, Region, Regions
from warptable.table.page.html import Html, tag
from warptable.table.scene.data import OrdersPart, Scene
from warptable.text import t

from . import board, dock, text_view
from . import hooks as hooks
from .announcements import situation
from .art.posters import POSTERS
from .coach import coach
from .dock import DOCK
from .dock.hand import cards_held
from .library.library import LIBRARY
from .moment import moments
from .piles import open_cards, open_list, piles_in_words
from .rail import destiny_pane
from .scene.data import (
    BoardPart,
    CoachPart,
    DockPart,
    DuelPart,
    MomentPart,
    PlayersPart,
    SituationPart,
    StagePart,
)
from .stage import stage
from .stage.over import face

PARTS = ("decision", "situation", "planets", "destiny", "hand", "log", "chat")
"""Of the page in words."""


@dataclass(frozen=True, slots=True)
class Shell:
    """What stays the same while a game goes on."""

    table: str
    watched: bool
    over: bool

    panes: ClassVar = ("destiny",)
    tabs: ClassVar = {"destiny": "duel-web-tab-destiny", "log": "shell-tab-log", "chat": "shell-tab-chat"}
    in_words: ClassVar = "duel/text_view/text_view.html"
    parts: ClassVar = {part: f"duel-text-part-{part}" for part in PARTS}

    def board(self, locale: str) -> Html:
        return board.board_shell(locale, self.watched) + open_list(locale, self.table)

    def dock(self, locale: str) -> Html:
        return slot("dock") if self.over else dock.shell(locale, not self.watched)


def shell_of(scene: DuelPart) -> Shell:
    return Shell(scene.table, scene.watched, scene.phase == "over")


def brief(scene: DuelPart) -> Html:
    """`<p id="brief">`: round and the group of phases for small screens, each with its word."""
    return _brief(scene.speaker.locale, scene.view.rounds, scene.phase, hooks.groups_of(scene.view))


@lru_cache(maxsize=512)
def _brief(locale: str, rounds: int, phase: str, groups: tuple[str, ...]) -> Html:
    now = next((place for place, group in enumerate(groups) if phase in hooks.GROUPS[group]), -1)
    marks = [
        ("done" if place < now else "now" if place == now else "later", f"duel-group-{group}")
        for place, group in enumerate(groups)
    ]
    if not marks and phase == "destiny":
        marks = [("now", "duel-phase-destiny")]
    dots = (tag("i", tag("span", t(locale, word)), class_=state) for state, word in marks)
    title = t(locale, "duel-shell-encounter", number=rounds) if rounds else t(locale, "duel-phase-setup")
    title = t(locale, "shell-over") if phase == "over" else title
    shown = (tag("b", title), tag("span", *dots, class_="dots"))
    return tag("p", *shown, class_="brief duelbrief", id="brief", aria_hidden="true")


EVERYWHERE: tuple[AnyRegion, ...] = (
    Region("call", DockPart, DOCK.call),
    Region("coach", CoachPart, coach),
    Region("stage", StagePart, stage),
    Regions("dock", DockPart, DOCK.regions),
)
"""What both views of a table have."""
PICTURE: tuple[AnyRegion, ...] = (
    *(region for region in regions.PICTURE if region.name != "brief"),
    Region("brief", DuelPart, brief),
    *EVERYWHERE,
    Regions("board", BoardPart, board.regions),
    Region("destiny", PlayersPart, destiny_pane),
    Region("moment", MomentPart, moments),
)
IN_WORDS: tuple[AnyRegion, ...] = (
    *regions.IN_WORDS,
    *EVERYWHERE,
    Region("situation", SituationPart, typed.situation_line),
    Region("nothing-asked", DockPart, DOCK.nothing_asked),
    Region("typed-about", Scene, typed.about_field),
    Region("players", PlayersPart, text_view.players_table),
    Region("planets", DuelPart, text_view.planets_table),
    Region("tactics", DuelPart, text_view.tactics_table),
    Region("envoys", DuelPart, text_view.envoys_table),
    Region("destiny", PlayersPart, text_view.destiny_text),
    Region("text-hand", DuelPart, text_view.hand_list),
    Region("piles", DuelPart, piles_in_words),
    Region("orders", OrdersPart, text_view.no_orders),
)
FETCHED = {"discards": open_cards}
DUEL = FamilyPages(
    shell_of,
    PICTURE,
    IN_WORDS,
    situation,
    FETCHED,
    dock.read_answer,
    lambda _: LIBRARY,
    replayed=("destiny",),
    cards_held=cards_held,
    ending=face,
    posters=POSTERS,
)
