"""The machine of a pause: every state and every event, those that are refused, too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warptable.kernel import PASS, Offer
from warptable.table.errors import Refused
from warptable.table.play.clocks import HOLD
from warptable.table.play.pause_states import (
    Carried,
    Countdown,
    Delays,
    Ending,
    Event,
    Happens,
    Holds,
    Looks,
    Open,
    Opens,
    Says,
    Shown,
    State,
    after,
)
from warptable.table.play.reactions import Answer, By, Pause

TOTALS, OUTCOME = ("totals", {"of": 1}), ("outcome", {"of": 2})
PAUSE = Pause(Offer(-1, "window", "rules", (PASS,)), (0, 1, 2), {}, foreseen=(TOTALS, OUTCOME), number=5)
CLOCK = Countdown(began=10, ends=20, thought_until=12)
BY_PERSON, BY_ORDERS, BY_ABSENCE, BY_RULES = (Answer(None, by) for by in (By.PERSON, By.ORDERS, By.ABSENCE, By.RULES))
AWAY = PAUSE.with_answer(2, BY_ABSENCE)
ANSWERED = PAUSE.with_answer(0, BY_PERSON).with_answer(1, BY_PERSON).with_answer(2, BY_ORDERS)
EVERYBODY = (0, 1, 2)

CARRIED = Carried({0: None}, 30)
OPEN = Open(PAUSE, CLOCK)
LAST = Shown(PAUSE, CLOCK, 40)
"""The time of the pause is up."""
HIDDEN = Shown(ANSWERED, None, 40)
"""Something has happened that the pause foresaw."""
ENDING = Ending(ANSWERED, CLOCK, 40, 41)
HIDDEN_ENDING = Ending(ANSWERED, None, 40, 43)

STALE, HELD = "refused-stale", "refused-held"
LOOKS = Looks(now=15, people=EVERYBODY, events=40, shown_until=14)
HELD_CLOCK = replace(CLOCK, ends=20 + HOLD, held=(1,))
LATER = Countdown(began=13, ends=23, thought_until=15)
NO_LIMIT = Countdown(began=10)

TABLE: list[tuple[State, Event, State | str]] = [
    # ---- the rules ask for a reaction -------------------------------------------------------------------
    (CARRIED, Opens(PAUSE, CLOCK), OPEN),
    (OPEN, Opens(PAUSE, CLOCK), STALE),
    (LAST, Opens(PAUSE, CLOCK), STALE),
    (ENDING, Opens(PAUSE, CLOCK), STALE),
    # ---- somebody says what to do: as long as nothing is passed to the rules ----------------------------
    (CARRIED, Says(1, BY_PERSON), STALE),
    (OPEN, Says(1, BY_PERSON), Open(PAUSE.with_answer(1, BY_PERSON), CLOCK)),
    (OPEN, Says(1, BY_ORDERS), Open(PAUSE.with_answer(1, BY_ORDERS), CLOCK)),
    (OPEN, Says(3, BY_PERSON), STALE),  # nobody has asked them
    (Open(ANSWERED, CLOCK), Says(1, BY_PERSON), STALE),  # twice
    (LAST, Says(1, BY_PERSON), Shown(PAUSE.with_answer(1, BY_PERSON), CLOCK, 40)),
    (Shown(PAUSE, None, 40), Says(1, BY_PERSON), STALE),  # nobody sees it any more
    (ENDING, Says(1, BY_PERSON), STALE),
    # ---- somebody who was away is asked again, if it is not too late -------------------------------------
    (CARRIED, Says(2, None), STALE),
    (Open(AWAY, CLOCK), Says(2, None), OPEN),
    (Open(ANSWERED, CLOCK), Says(2, None), STALE),  # orders have answered, not the absence
    (OPEN, Says(2, None), STALE),  # not away
    (Shown(AWAY, CLOCK, 40), Says(2, None), STALE),
    (Ending(AWAY, CLOCK, 40, 41), Says(2, None), STALE),
    # ---- the rules are given what somebody wants to do -----------------------------------------------------
    (CARRIED, Says(1, BY_RULES), STALE),
    (OPEN, Says(1, BY_RULES), STALE),
    (LAST, Says(1, BY_RULES), STALE),
    (ENDING, Says(1, BY_RULES), Ending(ANSWERED.with_answer(1, BY_RULES), CLOCK, 40, 41)),
    (Ending(PAUSE, CLOCK, 40, 41), Says(1, BY_RULES), STALE),  # they have said nothing
    # ---- somebody asks for more time: once, as long as there is a countdown ------------------------------
    (CARRIED, Holds(1, 5), STALE),
    (OPEN, Holds(1, 5), Open(PAUSE, HELD_CLOCK)),
    (OPEN, Holds(1, 4), STALE),  # another pause
    (Open(PAUSE, HELD_CLOCK), Holds(1, 5), HELD),
    (Open(PAUSE, NO_LIMIT), Holds(1, 5), STALE),
    (LAST, Holds(1, 5), Shown(PAUSE, HELD_CLOCK, 40)),
    (HIDDEN, Holds(1, 5), STALE),
    (ENDING, Holds(1, 5), STALE),
    # ---- the game looks whether it can go on ---------------------------------------------------------------
    (CARRIED, LOOKS, STALE),
    (OPEN, LOOKS, OPEN),  # people are asked
    (OPEN, LOOKS._replace(people=()), Ending(PAUSE, CLOCK, 40, 40)),  # nobody is there to be asked
    (OPEN, LOOKS._replace(now=20), Ending(PAUSE, CLOCK, 40, 40)),  # the time is up
    (Open(PAUSE, NO_LIMIT), LOOKS._replace(now=9999), Open(PAUSE, NO_LIMIT)),
    (Open(ANSWERED, CLOCK), LOOKS, Ending(ANSWERED, CLOCK, 40, 40)),  # everybody has answered
    (Open(ANSWERED, CLOCK), LOOKS._replace(shown_until=16), Shown(ANSWERED, CLOCK, 40)),  # people look at something
    (Open(ANSWERED, CLOCK), LOOKS._replace(now=11, shown_until=0), Shown(ANSWERED, CLOCK, 40)),  # a bot may think
    (Open(ANSWERED, CLOCK), LOOKS._replace(halted=True), Shown(ANSWERED, CLOCK, 40)),
    (LAST, LOOKS._replace(shown_until=16), LAST),
    (LAST, LOOKS._replace(halted=True), LAST),
    (LAST, LOOKS._replace(events=41), Ending(PAUSE, CLOCK, 40, 41)),
    (HIDDEN, LOOKS._replace(now=11, shown_until=0, events=43), HIDDEN_ENDING),  # the bots have thought long before
    (ENDING, LOOKS._replace(now=0, halted=True), ENDING),
    # ---- answers were passed to the rules ------------------------------------------------------------------
    (CARRIED, Happens((), True), STALE),
    (OPEN, Happens((), True), STALE),
    (LAST, Happens((), True), STALE),
    (ENDING, Happens((TOTALS,), True), HIDDEN),  # as foreseen: people look at it
    (ENDING, Happens((TOTALS, OUTCOME), True), HIDDEN),
    (HIDDEN_ENDING, Happens((TOTALS, OUTCOME), True), HIDDEN),
    (ENDING, Happens((OUTCOME,), True), Carried({0: None, 1: None}, 40)),  # otherwise
    (ENDING, Happens((TOTALS,), False), Carried({0: None, 1: None}, 40)),  # the rules ask for something else
    (
        Ending(ANSWERED.with_answer(1, BY_RULES), CLOCK, 40, 41),
        Happens((OUTCOME,), True),
        Carried({0: None}, 40),  # what was done is not said once more
    ),
    (ENDING, Happens((TOTALS,), True, learned=True), Carried()),
    # ---- nothing could be stored for a while: all clocks stop ----------------------------------------------
    (CARRIED, Delays(3), CARRIED),
    (OPEN, Delays(3), Open(PAUSE, LATER)),
    (Open(PAUSE, NO_LIMIT), Delays(3), Open(PAUSE, Countdown(began=13, thought_until=3))),
    (LAST, Delays(3), Shown(PAUSE, LATER, 40)),
    (HIDDEN, Delays(3), HIDDEN),
    (ENDING, Delays(3), Ending(ANSWERED, LATER, 40, 41)),
    (HIDDEN_ENDING, Delays(3), HIDDEN_ENDING),
]


@pytest.mark.parametrize(("state", "event", "following"), TABLE)
def test_what_follows(state: State, event: Event, following: State | str) -> None:
    if isinstance(following, str):
        with pytest.raises(Refused, match=following):
            after(state, event)
    else:
        assert after(state, event) == following


def test_every_state_meets_every_event() -> None:
    met = {(type(state), type(event)) for state, event, _ in TABLE}
    assert met == {(a, b) for a in (Carried, Open, Shown, Ending) for b in (Opens, Says, Holds, Looks, Happens, Delays)}


def test_extra_time_counts() -> None:
    assert (CLOCK.seconds, HELD_CLOCK.seconds, NO_LIMIT.seconds) == (10, 10 + HOLD, 0)
