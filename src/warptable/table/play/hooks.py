"""What a running game must know about its rules: the layer `hooks` of a game provides what `GameHooks` lists.
All other modules of this package work for any family."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from warptable.game import family_of_session, game_of, games
from warptable.kernel import Decision, Event, Session
from warptable.kernel.views import CommonView


@dataclass(frozen=True, slots=True)
class AdvanceKind:
    """A kind of answer that may be given in advance, with a card."""

    cards: Callable[[Session[Any], int], tuple[int, ...]]
    """The cards with which this seat could answer so."""
    option: Callable[[Session[Any], Decision[Any], int], Any]
    """What to answer to this question with that card, as things stand; None: not now."""


def everybody(session: Session[Any]) -> set[int]:
    return set(range(session.rules.seats(session.state)))


@dataclass(frozen=True, slots=True)
class GameHooks:
    """Phases, clocks and events of one family, as a table of people needs them. A game that says nothing has no phases,
    no pauses and no clocks of its own."""

    phases: tuple[str, ...] = ()
    """The phases of a round, as the track shows them."""
    learners: Callable[[Event], tuple[int, ...] | None] = field(default=lambda event: None)
    """The seats to which an event tells more than to the others, if everybody can see it coming as long as everybody
    passes; None: nobody can."""
    changes_nothing: frozenset[str] = frozenset()
    """Kinds of events, brought about by somebody's answer, that change nothing for what the others have answered."""
    time_out: Any = None
    """The answer to a question of the deal clock when the time is up."""
    seconds_shown: Mapping[str, float] = field(default_factory=dict)
    """How long the table shows an event of this kind before it goes on, at normal speed."""
    phase_of: Callable[[str], str] = field(default=lambda step: "play" if step else "over")
    """The phase that a step of the rules belongs to."""
    span_of: Callable[[str], str] = field(default=lambda phase: phase)
    """The span of phases that a phase belongs to: a pause never reaches from one span into another."""
    main_players: Callable[[Session[Any]], set[int]] = everybody
    """The seats that are always concerned by what happens now."""
    is_deal: Callable[[Decision[Any]], bool] = field(default=lambda decision: False)
    """Does this question have a clock of its own, which runs for all partners together?"""
    why_concerned: Callable[[Any, str, Mapping[str, Any], tuple[int, ...], int], str] = field(default=lambda *_: "")
    """Why a seat is concerned by the question with which a pause begins, as the id of a message; empty if it is not."""
    is_open_book: Callable[[Any, int], bool] = field(default=lambda view, seat: False)
    """Does everybody who has this public view know all that this seat could do?"""
    cards_of: Callable[[Session[Any], int], tuple[int, ...]] = field(default=lambda session, seat: ())
    """The cards that a seat holds and could play, by their numbers."""
    takes_part: Callable[[Session[Any]], set[int]] = everybody
    """The seats that win or lose by what happens now."""
    in_advance: Mapping[str, AdvanceKind] = field(default_factory=dict)
    """What may be answered in advance, by its name."""
    track: Callable[[Any], tuple[str, ...]] | None = None
    """The phases that the track shows of the round of this view, where that is not all of them."""
    pauses: bool = False
    """Can anybody ever answer what somebody else does? If not, there are no orders for pauses."""
    round_icons: Mapping[str, str] = field(default_factory=dict)
    """What a round was (`Summary.kind`), as an icon."""
    prefix: str = ""
    """What the messages of this family begin with that name phases and rounds."""

    def track_of(self, view: CommonView) -> tuple[str, ...]:
        """The phases of the current round, as the track shows them."""
        return self.phases if self.track is None else self.track(view)


def hooks_of(session: Session[Any]) -> GameHooks:
    """The hooks of a running game."""
    return hooks_of_edition(session.rules.name)


def hooks_of_edition(edition: str) -> GameHooks:
    hooks: GameHooks = game_of(edition).layer("hooks")
    return hooks


def hooks_of_view(view: CommonView) -> GameHooks:
    hooks: GameHooks = games()[view.game].layer("hooks")
    return hooks


def hooks_of_all_games() -> list[GameHooks]:
    """Those of every game."""
    return [game.layer("hooks") for game in games().values()]


def rounds(session: Session[Any]) -> int:
    """How many rounds have begun. An order for one round ends with the round, and each round begins with a snapshot."""
    return family_of_session(session).rounds(session.state)
