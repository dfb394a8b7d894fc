"""What of a scene only the game for two has: the whole view, clouts, ships, this round's volley; and the parts that its
regions show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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
from warptable.table.scene.fleet import Crews

from ...engine.model.views import View
from ...engine.rules.reckoning import Clout
from ...words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Shot:
    """A half of a tactic that was turned up in this round."""

    seat: int
    tactic: int
    half: int
    what: str
    value: int


@dataclass(frozen=True, slots=True)
class Fought:
    """The volley of this round: what was turned up, and what it has done. Public."""

    shots: tuple[Shot, ...] = ()
    damage: tuple[int, int] | None = None  # ships that each seat loses; None: not resolved yet
    riposte: tuple[int, int] = (0, 0)
    before: tuple[int, int] = (0, 0)  # ships on the planet before it
    advantaged: int = -1  # who has the ship advantage with what it leaves there
    worth: int = 0  # what that adds to their clout


@dataclass(frozen=True, slots=True)
class Ended:
    """How the last duel or contest came out. Public."""

    what: str
    winner: int
    loser: int
    how: str
    clouts: tuple[int, ...]
    prize: int = -1  # who gets the prize, once that stands
    no_prize: int = -1  # the line of the log that says why nobody gets it


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """Something that everybody looks at for a moment. `number` is that of its line in the log."""

    number: int
    kind: str  # destiny, used, envoy, said, volley, won
    seat: int = -1
    what: str = ""  # the card, ability or envoy
    planet: int = -1
    shots: tuple[Shot, ...] = ()  # of a volley
    lost: tuple[int, int] = (0, 0)  # ships that it has destroyed
    again: int = 0  # the round that follows because nobody had ships left
    plans: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    ended: Ended | None = None
    prize: int = -1  # who has got it


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What playing a reinforcement would make of the clouts, by seat, and who would win by them then."""

    clouts: tuple[int, int]
    winner: int


# ---- parts of a scene: what the regions of a page show -------------------------------------------------------


@part_class
class DuelPart(ScenePart):
    """What every region of the game for two may know."""

    view: View
    speaker: Speaker
    locked: tuple[int, ...] = ()  # who has answered a question that both answer together; never what

    @property
    def upper(self) -> int:
        """The seat at the upper edge: the opponent; a spectator sees the first seat there."""
        return 0 if self.me is None else 1 - self.me

    @property
    def card(self) -> str:
        """The destiny card that is being played, or was last; empty before the first."""
        view = self.view
        if view.frame is not None:
            return view.frame.card
        return view.past[-1] if view.past else ""


@part_class
class PlayersPart(DuelPart, WaitingPart, PeoplePart):
    """Who sits where, with all that is public about both."""


@part_class
class ToldPart(DuelPart):
    """What has happened lately."""

    told: tuple[ShownMoment, ...] = ()
    announced: tuple[str, ...] = ()  # promises and the like of this duel, in words


@part_class
class MomentPart(ToldPart, LogPart):
    """What everybody looks at for a moment."""


@part_class
class CoachPart(DuelPart, data.CoachPart):
    """The hint for a first game, and what a lesson says."""


@part_class
class SituationPart(DuelPart, data.SituationPart):
    """What a screen reader says."""


@part_class
class BoardPart(PlayersPart, QuestionPart):
    """The row of planets, and the strip of the opponent."""

    crews: Crews = ()  # which ship stands where, the same for everybody


@part_class
class StagePart(ToldPart, WaitingPart, EndingPart, QuestionPart):
    """Volley, reveal, and the end of the game."""

    clouts: tuple[Clout, Clout] | None = None  # as they stand, once both plans are up
    ahead: int = -1  # who would win by them
    fought: Fought = field(default_factory=Fought)
    ended: Ended | None = None


@part_class
class DockPart(ToldPart, AnswerPart):
    """Where the reader answers: notices, question, hand, tactics, dial."""

    what_if: Mapping[tuple[int, int], WhatIf] = field(default_factory=dict)  # by card of the reader and seat
    chosen: Any = None  # what this reader has answered while the other has not; it can still be taken back


@part_class
class DuelScene(DockPart, StagePart, MomentPart, SituationPart, BoardPart, CoachPart, Scene):
    """One reader's table: all parts together."""
