"""The pause of a running game as a machine of four states. It asks no clock and waits for nothing: times are passed in.

Carried ─Opens─> Open ─Looks─> Shown ─Looks─> Ending ─Happens─> Carried, or Shown if the pause foresaw it
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeAlias

from ..errors import Refused
from .clocks import HOLD
from .reactions import Answer, By, Happening, Pause, ReactionOption


@dataclass(frozen=True, slots=True)
class Countdown:
    """The clock of a pause. `ends`: None: there is no limit. `thought_until`: the pause does not end before, whether a
    bot thinks or not. `held`: who has asked for more time."""

    began: float = 0.0
    ends: float | None = None
    thought_until: float = 0.0
    held: tuple[int, ...] = ()

    @property
    def seconds(self) -> float:
        """All of it, including extra time that people asked for."""
        return self.ends - self.began if self.ends is not None else 0.0

    def delayed(self, seconds: float) -> Countdown:
        ends = None if self.ends is None else self.ends + seconds
        return Countdown(self.began + seconds, ends, self.thought_until + seconds, self.held)


@dataclass(frozen=True, slots=True)
class Carried:
    """No pause is there. `said`: what people have said in the last one, which somebody's answer may have cut off;
    `start`: how many events there were when that was over."""

    said: Mapping[int, ReactionOption | None] = field(default_factory=dict)
    start: int = 0


@dataclass(frozen=True, slots=True)
class Open:
    """People are asked."""

    pause: Pause
    clock: Countdown


@dataclass(frozen=True, slots=True)
class Shown:
    """The pause is over, and people still look at the latest events. `start`: how many there were when it was over.
    `clock`: None if something has happened since that it foresaw; then nobody sees any more that it is there."""

    pause: Pause
    clock: Countdown | None
    start: int


@dataclass(frozen=True, slots=True)
class Ending:
    """Its answers are passed to the rules: too late to change them. `seen`: how many events there were when that
    began."""

    pause: Pause
    clock: Countdown | None
    start: int
    seen: int


State: TypeAlias = Carried | Open | Shown | Ending


class Opens(NamedTuple):
    """The rules ask for a reaction."""

    pause: Pause
    clock: Countdown


class Says(NamedTuple):
    """A person, their orders or the rules say what the answer of a seat is; None: it is asked again."""

    seat: int
    answer: Answer | None


class Holds(NamedTuple):
    """Somebody asks for more time, in the pause of this number."""

    seat: int
    number: int


class Looks(NamedTuple):
    """The game looks whether it can go on. `events`: how many there are, to be looked at until `shown_until`; `halted`:
    somebody has stopped the table here."""

    now: float
    people: tuple[int, ...]
    events: int
    shown_until: float
    halted: bool = False


class Happens(NamedTuple):
    """Answers were passed to the rules. `since`: what everybody has seen since the pause was over; `asks_on`: do the
    rules still ask for reactions; `learned`: and do they ask somebody to whom that told more than to others?"""

    since: tuple[Happening, ...]
    asks_on: bool
    learned: bool = False


class Delays(NamedTuple):
    """Nothing could be stored for so many seconds."""

    seconds: float


Event: TypeAlias = Opens | Says | Holds | Looks | Happens | Delays


def after(state: State, event: Event) -> State:
    """What follows from an event. Raises Refused if that does not fit the state."""
    match state, event:
        case Carried(), Opens(pause, clock):
            return Open(pause, clock)
        case ((Open(pause) | Shown(pause, Countdown()) | Ending(pause)), Says(seat, answer)):
            if _may_say(state, pause, seat, answer):
                return replace(state, pause=pause.with_answer(seat, answer))
        case ((Open(pause, clock) | Shown(pause, Countdown() as clock)), Holds(seat, number)):
            if number == pause.number and clock.ends is not None:
                if seat in clock.held:
                    raise Refused("refused-held")
                return replace(state, clock=replace(clock, ends=clock.ends + HOLD, held=(*clock.held, seat)))
        case Open(pause, clock), Looks(now, people, events):
            waits = pause.open_to(people) and (clock.ends is None or now < clock.ends)
            return state if waits else after(Shown(pause, clock, events), event)
        case Shown(pause, clock, start), Looks(now, _, events, shown_until, halted):
            return state if halted or now < looked_at(state, shown_until) else Ending(pause, clock, start, events)
        case Ending(), Looks():
            return state
        case Ending(pause, _, start), Happens(since, asks_on, learned):
            if learned:
                return Carried()
            foreseen = asks_on and since == pause.foreseen[: len(since)]
            return Shown(pause, None, start) if foreseen else Carried(pause.said(), start)
        case (
            (Open(clock=Countdown() as clock) | Shown(clock=Countdown() as clock) | Ending(clock=Countdown() as clock)),
            (Delays(seconds)),
        ):
            return replace(state, clock=clock.delayed(seconds))
        case _, Delays():
            return state
    raise Refused("refused-stale")


def looked_at(state: Shown | Ending, shown_until: float) -> float:
    """When people have looked at all that is shown while a pause ends."""
    return max(shown_until, state.clock.thought_until if state.clock is not None else 0.0)


def _may_say(state: State, pause: Pause, seat: int, answer: Answer | None) -> bool:
    """May this become the answer of the seat now?"""
    if answer is None:
        return isinstance(state, Open) and seat in pause.answers and pause.answers[seat].by is By.ABSENCE
    if isinstance(state, Ending) or answer.by is By.RULES:
        return isinstance(state, Ending) and answer.by is By.RULES and seat in pause.answers
    return bool(pause.open_to((seat,)))
