"""Reaction windows as people meet them: one pause, however many windows of the rules lie in it.

The rules ask seat after seat, window after window. Between two things that everybody sees happen, nobody learns
anything from a pass; so all those questions are put to all people at once, with one countdown and one pass key. What
somebody wants to do is kept until the rules ask for it.

Where such a pause begins, whom it asks and where it ends follows from what the rules ask of a *uniform* session when
everybody passes, and from events that all may know: from public facts only, never from a hand.

Some events follow from what lies open already: a destiny card names the defense, revealed cards make totals and these a
winner. A pause reaches over these, within one span of phases, so that people are not asked again about something they
could see coming. Some of them tell one seat more than the others: whoever draws cards sees them. Only that seat is
asked again about what comes after; the others have answered.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, NamedTuple

from warptable.kernel import PASS, Decision, Event, Offer, Session

from .hooks import hooks_of

LONGEST = 200
"""Questions in one pause; more would be an endless loop."""
Happening = tuple[str, Mapping[str, Any]]
"""An event that everybody sees: its kind and what there is to know."""


@dataclass(frozen=True, slots=True)
class ReactionOption:
    """What a seat could answer to one of the questions of a pause."""

    decision: Decision[Any]
    option: Any

    def same_in(self, others: Sequence[ReactionOption]) -> ReactionOption | None:
        """The same answer to the same question among those of another pause."""
        wanted = (self.prompt, self.option)
        return next((other for other in others if (other.prompt, other.option) == wanted), None)

    @property
    def prompt(self) -> str:
        return self.decision.prompt


class By(Enum):
    """Who has answered for a seat in a pause."""

    PERSON = auto()
    ORDERS = auto()  # nobody is asked: what the orders of the seat say counts when the rules ask, else it passes
    ABSENCE = auto()  # the same, because the person is away: nobody waits for them
    RULES = auto()  # the rules have been given what the person wanted to do; for the rest the seat passes


class Answer(NamedTuple):
    """The answer of a seat in a pause; no choice is a pass."""

    choice: ReactionOption | None
    by: By = By.PERSON

    @property
    def unasked(self) -> bool:
        return self.by in (By.ORDERS, By.ABSENCE)


@dataclass(frozen=True, slots=True)
class Pause:
    """The questions to come, as long as everybody passes. `first` words the first of them, without anybody's options;
    `seats_asked` is in the order of the rules; `foreseen` what everybody will see happen meanwhile;
    `main_players` those at its last question; `number` how many answers were given before it; `questions` how many
    there are to come; `phases` the phases they lie in; `answers` what was answered so far, by seat."""

    first: Offer
    seats_asked: tuple[int, ...]
    choices: Mapping[int, tuple[ReactionOption, ...]]
    foreseen: tuple[Happening, ...] = ()
    main_players: tuple[int, ...] = ()
    number: int = 0
    questions: int = 0
    phases: tuple[str, ...] = ()
    answers: Mapping[int, Answer] = field(default_factory=dict)

    def open_to(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these seats that have not answered yet."""
        return tuple(seat for seat in self.seats_asked if seat in seats and seat not in self.answers)

    def with_answer(self, seat: int, answer: Answer | None) -> Pause:
        """The same pause with another answer of this seat; None: with none."""
        answers = {**self.answers, seat: answer}
        return replace(self, answers={one: given for one, given in answers.items() if given is not None})

    def said(self) -> dict[int, ReactionOption | None]:
        """What people have said that the rules have not been given."""
        return {seat: answer.choice for seat, answer in self.answers.items() if answer.by is By.PERSON}


def is_reaction(decision: Decision[Any]) -> bool:
    """Is this a question that everybody may pass?"""
    return isinstance(decision, Offer)


def is_paused(session: Session[Any]) -> bool:
    """Do the rules ask for a reaction now?"""
    decisions = session.decisions
    return len(decisions) == 1 and is_reaction(decisions[0])


def pause_at(session: Session[Any], only: Collection[int] | None = None) -> Pause | None:
    """The pause that begins at the open question; None if that question is not a reaction. `only`: nobody but these
    people could learn anything from being asked, so the pause ends with the next event if none of them can act before
    it: each is asked when there is something to do, not long before."""
    if not is_paused(session):
        return None
    ahead, hooks = session.fork(record=True), hooks_of(session)
    seen, span = len(ahead.log), hooks.span_of(hooks.phase_of(ahead.state.step))
    known, mains = 0, set[int]()
    seats_asked: dict[int, None] = {}
    phases: dict[str, None] = {}
    learned: set[int] = set()
    choices: dict[int, list[ReactionOption]] = {}
    for _ in range(LONGEST):
        decision = ahead.decisions[0]
        seats_asked[decision.seat] = None
        phases[hooks.phase_of(ahead.state.step)] = None
        mains = hooks.main_players(ahead)
        mine = choices.setdefault(decision.seat, [])
        if decision.seat not in learned:  # else it would see now what it is going to draw
            had = {choice.option for choice in mine if choice.prompt == decision.prompt}
            mine += [
                ReactionOption(decision, option) for option in decision.options if option != PASS and option not in had
            ]
        ahead.answer(decision, PASS)
        if not is_paused(ahead):
            break
        news = [event for event in ahead.log[seen:] if not event.secret]
        if len(news) > known:
            more = learned_by(session, news)
            too_early = only is not None and not any(choices.get(seat) for seat in only)
            if more is None or too_early or hooks.span_of(hooks.phase_of(ahead.state.step)) != span:
                break
            known, learned = len(news), more
    opening = session.decisions[0]
    return Pause(
        Offer(-1, opening.prompt, opening.source, (PASS,), about=opening.about),
        tuple(seats_asked),
        {seat: tuple(found) for seat, found in choices.items()},
        foreseen=public(ahead.log[seen:])[:known],
        main_players=tuple(sorted(mains)),
        number=len(session.history),
        questions=len(ahead.history) - len(session.history),
        phases=tuple(phases),
    )


def learned_by(session: Session[Any], events: Sequence[Event]) -> set[int] | None:
    """The seats to which these events tell more than to the others; None if one of them could not be seen coming. What
    nobody else knows of does not count."""
    learners = hooks_of(session).learners
    found = [learners(event) for event in events if not event.secret]
    return None if None in found else {seat for seats in found for seat in seats or ()}


def public(events: Sequence[Event]) -> tuple[Happening, ...]:
    """What everybody sees happen."""
    return tuple((event.kind, event.data) for event in events if not event.secret)
