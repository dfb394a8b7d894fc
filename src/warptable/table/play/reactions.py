"""Reaction windows as people meet them: one pause, however many windows of the rules lie in it.

The rules ask seat after seat, window after window. Between two things that everybody sees happen, nobody learns
anything from a pass; so all those questions are put to all people at once, with one countdown and one pass key. What
somebody wants to do is kept until the rules ask for it.

Where such a pause begins, whom it asks and where it ends follows from what the rules ask of a *uniform* session when
everybody passes, and from events that all may know: from public facts only, never from a hand.

Some events follow from what lies open already: a destiny card names the defense, revealed cards make totals. A pause
reaches over these, within one phase, so that people are not asked again about something they could see coming.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...kernel import PASS, Decision, Event, Offer, Session
from .scenery import scenery_of

LONGEST = 200
"""Questions in one pause; more would be an endless loop."""
Happening = tuple[str, Mapping[str, Any]]
"""An event that everybody sees: its kind and what there is to know."""


@dataclass(frozen=True, slots=True)
class ReactionOption:
    """What a seat could answer to one of the questions of a pause."""

    decision: Decision[Any]
    option: Any

    @property
    def prompt(self) -> str:
        return self.decision.prompt


@dataclass(slots=True)
class Pause:
    """The questions to come, as long as everybody passes. `first` words the first of them, without anybody's options;
    `seats_asked` is in the order of the rules; `foreseen` what everybody will see happen meanwhile;
    `main_players` those at its last question; `number` how many answers were given before it; `questions` how many
    there are to come; `excused` whom nobody waits for because they are away; `unasked` for whom orders
    answer."""

    first: Offer
    seats_asked: tuple[int, ...]
    choices: dict[int, tuple[ReactionOption, ...]]
    intents: dict[int, ReactionOption | None] = field(default_factory=dict)
    foreseen: tuple[Happening, ...] = ()
    main_players: tuple[int, ...] = ()
    number: int = 0
    questions: int = 0
    excused: set[int] = field(default_factory=set)
    unasked: set[int] = field(default_factory=set)

    def open_to(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these seats that have not answered yet."""
        return tuple(seat for seat in self.seats_asked if seat in seats and seat not in self.intents)


def is_reaction(decision: Decision[Any]) -> bool:
    """Is this a question that everybody may pass?"""
    return isinstance(decision, Offer)


def pause_at(session: Session[Any]) -> Pause | None:
    """The pause that begins at the open question; None if that question is not a reaction."""
    if len(session.decisions) != 1 or not is_reaction(session.decisions[0]):
        return None
    ahead, scenery = session.fork(record=True), scenery_of(session)
    seen, phase = len(ahead.log), scenery.phase_of(ahead.state.step)
    known, mains = 0, set[int]()
    seats_asked: dict[int, None] = {}
    choices: dict[int, list[ReactionOption]] = {}
    for _ in range(LONGEST):
        decision = ahead.decisions[0]
        seats_asked[decision.seat] = None
        mains = scenery.main_players(ahead)
        mine = choices.setdefault(decision.seat, [])
        had = {choice.option for choice in mine if choice.prompt == decision.prompt}
        mine += [
            ReactionOption(decision, option) for option in decision.options if option != PASS and option not in had
        ]
        ahead.answer(decision, PASS)
        if len(ahead.decisions) != 1 or not is_reaction(ahead.decisions[0]):
            break
        news = [event.kind for event in ahead.log[seen:] if not event.secret]
        surprises = any(kind not in scenery.foreseen for kind in news)
        if len(news) > known and (surprises or scenery.phase_of(ahead.state.step) != phase):
            break
        known = len(news)
    opening = session.decisions[0]
    return Pause(
        Offer(-1, opening.prompt, opening.source, (PASS,), about=opening.about),
        tuple(seats_asked),
        {seat: tuple(found) for seat, found in choices.items()},
        foreseen=public(ahead.log[seen:])[:known],
        main_players=tuple(sorted(mains)),
        number=len(session.history),
        questions=len(ahead.history) - len(session.history),
    )


def public(events: Sequence[Event]) -> tuple[Happening, ...]:
    """What everybody sees happen."""
    return tuple((event.kind, event.data) for event in events if not event.secret)
