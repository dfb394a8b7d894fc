"""What the stage shows of an encounter, as one reader may know it: who against whom, with which cards and ships. Equal
match-ups look alike, so that each is drawn once."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.model.encounter import Modifier
from ...engine.model.encounter import Result as Declared
from ...engine.model.outlook import Outlook
from ...engine.model.prompts import DRIVE_OUT, OF_GAP, TALK
from ...engine.model.views import AsideView, ResultView, SlotView, View
from ...engine.rules.reckoning import Total
from ...words.asking import PLACES, face_of
from ...words.speaker import Speaker
from ..scene.data import EncounterPart, Pending, StagePart
from .drafts import in_words
from .plate_strip import StripPlate, strip_of

ON_THE_BOARD = PLACES | {DRIVE_OUT, OF_GAP}
"""Questions that are answered by looking at the board."""


class Result(NamedTuple):
    """How the encounter came out; `winner` is a side."""

    kind: str
    winner: int
    how: str
    margin: int


class Matchup(NamedTuple):
    """The two sides and their cards. A strip shows this and nothing else."""

    speaker: Speaker
    offense: int
    defense: int
    aliens: tuple[str, str]
    cards: tuple[SlotView | None, ...]
    revealed: bool
    modifiers: tuple[Modifier, ...]
    result: Result | None
    resolving: bool
    aside: tuple[AsideView, ...]
    hazard: bool
    kickers: tuple[SlotView | None, ...] = ()  # none at a table without reward cards

    @property
    def mains(self) -> tuple[int, int]:
        return self.offense, self.defense


class Reveal(NamedTuple):
    """A match-up with open cards: what it comes to, and what is at stake."""

    matchup: Matchup
    rounds: int
    asked_about_board: bool
    totals: tuple[Total, Total] | None
    foreseen: Declared | None  # what it comes to by the rules; None: a card is missing
    outlooks: tuple[Outlook, ...]  # how it may end
    target: int
    owner: int  # in whose home system the target is
    allied: tuple[int, ...]
    goal: int
    brings: tuple[tuple[str, ...], ...] | None  # what the deal brings offense and defense
    reinforcers: tuple[int, ...]
    loss_powers: tuple[str, ...]  # the aliens that may change which ships are lost
    choices: tuple[tuple[str, int], ...]  # the reader's own reinforcements, and for which side
    pending: tuple[Pending, ...] = ()  # what comes later in this encounter
    others: tuple[StripPlate, ...] = ()  # the other players; none at a table without reward cards

    @property
    def speaker(self) -> Speaker:
        return self.matchup.speaker


def matchup_of(scene: EncounterPart, speaker: Speaker) -> Matchup:
    encounter = scene.view.current
    return Matchup(
        speaker,
        encounter.offense,
        encounter.defense,
        (alien_of(scene.view, encounter.offense), alien_of(scene.view, encounter.defense)),
        tuple(encounter.cards),
        encounter.revealed,
        tuple(encounter.modifiers),
        _result(encounter.result),
        scene.phase == "resolution",
        tuple(encounter.aside),
        encounter.hazard,
        tuple(encounter.kickers),
    )


def alien_of(view: View, seat: int) -> str:
    """The alien of a seat, if it lies open; with several sheets the first."""
    if seat < 0:
        return ""
    return next((sheet.alien for sheet in view.seats[seat].sheets if sheet.alien), "")


def _result(known: ResultView | None) -> Result | None:
    return None if known is None else Result(known.kind, known.winner, known.how, known.margin)


def reveal_of(scene: StagePart) -> Reveal:
    view, encounter = scene.view, scene.view.current
    target = encounter.target
    return Reveal(
        matchup_of(scene, scene.speaker),
        view.rounds,
        scene.asked is not None and (scene.asked.decision.of in ON_THE_BOARD or scene.asked.decision.prompt == TALK),
        scene.totals,
        scene.foreseen,
        scene.outlooks,
        target,
        view.home_of[target] if target >= 0 else -1,
        tuple(encounter.allied),
        view.colonies_to_win,
        _brings(scene),
        _reinforcers(scene),
        scene.loss_powers,
        _choices(scene),
        scene.pending,
        strip_of(scene),
    )


def _brings(scene: StagePart) -> tuple[tuple[str, ...], ...] | None:
    """F-RES-9: what each of the two gets by the deal that is made, in words."""
    if scene.agreed is None:
        return None
    return tuple(tuple(in_words(scene.speaker, scene.agreed, seat)[1]) for seat in scene.view.current.mains)


def _reinforcers(scene: StagePart) -> tuple[int, ...]:
    """Who has reinforced since the cards were revealed, from the log."""
    seats: list[int] = []
    for line in reversed(scene.log):
        if line.kind == "revealed":
            break
        if line.kind == "reinforced":
            seats.append(line.seat)
    return tuple(reversed(seats))


def _choices(scene: StagePart) -> tuple[tuple[str, int], ...]:
    if scene.reaction is None:
        return ()
    options = [answer.option for answer in scene.reaction.answers if _reinforces(answer.option)]
    found = dict.fromkeys((face_of(scene.view, card), side) for card, side in options)
    return tuple((face, side) for face, side in found if face)


def _reinforces(option: object) -> bool:
    return isinstance(option, tuple) and len(option) == 2 and all(isinstance(part, int) for part in option)
