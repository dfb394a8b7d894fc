"""What of a scene only encounter has: the whole view, deals, totals, ships; and the parts that its regions show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from warptable.table.scene import data
from warptable.table.scene.data import (
    AnswerPart,
    EndingPart,
    LogPart,
    PeoplePart,
    QuestionPart,
    Scene,
    ScenePart,
    WaitingPart,
    part_class,
)

from ...engine.model.encounter import Result
from ...engine.model.outlook import Outlook
from ...engine.model.views import View
from ...engine.rules.reckoning import Total
from ...words.speaker import Speaker
from .fleet import Fleet
from .hint_exceptions import HintExceptions


@dataclass(frozen=True, slots=True)
class Offered:
    """One proposal in the current talks, as far as this reader may know it."""

    seat: int
    terms: tuple[Mapping[str, Any], ...]
    faces: tuple[str, ...] | None = None  # the cards named; None for those who may not know
    standing: bool = False  # it lies on the table now


@dataclass(frozen=True, slots=True)
class Talks:
    """A deal being negotiated. `partners` are offense and defense."""

    partners: tuple[int, int]
    offers: tuple[Offered, ...] = ()
    ends: float | None = None  # when the time is up, by `clocks.now`
    seconds: float = 0


@dataclass(frozen=True, slots=True)
class Pending:
    """What an effect that everybody has seen does later in this encounter, for whom; `effect` is its name in the file
    of its alien."""

    source: str
    effect: str
    seat: int


# ---- parts of a scene: what the regions of a page show -------------------------------------------------------


@part_class
class EncounterPart(ScenePart):
    """What every region of encounter may know."""

    view: View
    speaker: Speaker
    pending: tuple[Pending, ...] = ()  # what comes later in this encounter; public


@part_class
class PlayersPart(EncounterPart, PeoplePart):
    """Who sits where, with aliens and planets."""


@part_class
class DealsPart(EncounterPart, LogPart):
    """The deals of the game, and the one being made."""

    talks: Talks | None = None


@part_class
class CoachPart(EncounterPart, data.CoachPart):
    """The hint for a first game, and what a lesson says."""

    hint_exceptions: HintExceptions = ()  # which general hints powers at this table may make untrue


@part_class
class SituationPart(EncounterPart, data.SituationPart):
    """What a screen reader says."""


@part_class
class BoardPart(EncounterPart, WaitingPart, PeoplePart, QuestionPart):
    """The board and the plates."""

    fleet: Fleet | None = None  # which ship stands where, the same for everybody
    spent: tuple[tuple[int, str], ...] = ()  # techs that left play in this encounter: (seat, tech); public


@part_class
class ClosePart(EncounterPart):
    """Who would win the game through what happens now."""

    agreed: Offered | None = None  # the deal that is made and not yet carried out


@part_class
class StagePart(ClosePart, DealsPart, WaitingPart, EndingPart, QuestionPart):
    """Reveal, deal and the end of the game."""

    totals: tuple[Total, Total] | None = None  # of offense and defense
    loss_powers: tuple[str, ...] = ()  # open cards: the aliens that may change which ships are lost
    foreseen: Result | None = None  # how the encounter comes out by the open cards, or has come out; public
    outlooks: tuple[Outlook, ...] = ()  # what that brings everybody
    laid: tuple[tuple[int, str], ...] = ()  # facedown cards from which somebody chooses: whose, and which back


@part_class
class DockPart(ClosePart, AnswerPart):
    """Where the reader answers: notices, reaction, question, hand."""

    flares: bool = True  # are flares in this game?


@part_class
class EncounterScene(DockPart, StagePart, SituationPart, BoardPart, CoachPart, PlayersPart, Scene):
    """One reader's table: all parts together."""
