"""Encounter on all pages (`ui/family.py`)."""

from __future__ import annotations

from typing import Any

from ...scene.data import ChatPart, LogPart, OrdersPart
from ...scene.encounter.data import (
    BoardPart,
    CoachPart,
    DealsPart,
    DockPart,
    EncounterPart,
    PlayersPart,
    SituationPart,
    StagePart,
)
from ..family import FamilyPages, Library
from ..game import regions
from ..game.regions import Region
from . import text_view
from .announcements import call, situation_line
from .board import board
from .coach import coach
from .dock import dock, read_answer
from .library.aliens import FILTERS, catalogue, sheet
from .library.guide import guide
from .library.help import help_text
from .library.rules import rules
from .panes import deals_pane, powers_pane
from .pickable import pickable_aliens
from .stage import stage

EVERYWHERE: tuple[Region[Any], ...] = (
    Region("call", SituationPart, call),
    Region("coach", CoachPart, coach),
    Region("stage", StagePart, stage),
    Region("dock", DockPart, dock),
)
"""What both views of a table have."""
PICTURE: tuple[Region[Any], ...] = (
    *regions.PICTURE,
    *EVERYWHERE,
    Region("board", BoardPart, board),
    Region("deals", DealsPart, deals_pane),
    Region("powers", PlayersPart, powers_pane),
    Region("situation", SituationPart, situation_line),
)
IN_WORDS: tuple[Region[Any], ...] = (
    *regions.EVERYWHERE,
    *EVERYWHERE,
    Region("situation", SituationPart, text_view.situation_line),
    Region("nothing-asked", SituationPart, text_view.nothing_asked),
    Region("players", SituationPart, text_view.players_table),
    Region("powers", PlayersPart, text_view.powers_list),
    Region("planets", PlayersPart, text_view.planets_tables),
    Region("text-hand", EncounterPart, text_view.hand_list),
    Region("log", LogPart, text_view.log),
    Region("chat", ChatPart, text_view.chat),
    Region("deals", DealsPart, text_view.deals_list),
    Region("orders", OrdersPart, text_view.orders),
)
LIBRARY = Library(FILTERS, catalogue, sheet, rules, guide, help_text)
ENCOUNTER = FamilyPages(PICTURE, IN_WORDS, read_answer, pickable_aliens, LIBRARY)
