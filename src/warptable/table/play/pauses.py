"""Pauses of a running game: they open, people say what to do in them, and their end puts that to the rules. What state
the pause is in, and what follows from what, is said in `pause_states.py`; here is what a game does then."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any

from warptable.bots import THINKING, thinks_ahead
from warptable.kernel import PASS, Decision

from ..errors import Refused
from . import advance, clocks, orders
from . import pause_states as states
from .answers import Answers
from .bots import Thinkers
from .clocks import BY_DAY, DECISION_SECONDS
from .hooks import hooks_of
from .journal import Entry, Said, is_trivial, reactions_for
from .pause_states import Carried, Countdown, Ending, Open, Shown
from .reactions import Answer, By, Pause, ReactionOption, is_paused, learned_by, pause_at, public
from .seats import people

LOOKED = 0.6
"""At least this share of a countdown is left once the last events have been shown."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question that a bot of this level has to answer before anything else can happen in this game."""

    decision: Decision[Any]
    level: str


class Pauses:
    """The pauses of one game, one after the other."""

    def __init__(self, answers: Answers, thinkers: Thinkers) -> None:
        self.answers = answers
        self.session, self.record, self.keeper = answers.session, answers.record, answers.keeper
        self.thinkers = thinkers
        self.state: states.State = Carried()
        self.shown_until = 0.0  # until then the last events are to be looked at
        self.passed: dict[int, int] = {}  # by seat: how many pauses its person has passed in a row
        self.remembered: list[Entry] = []  # reactions given before a restart, for the pauses they belong to
        self.kept_ends: dict[int, float] = {}  # until when pauses wait that were open before a restart, by number

    # ---- what people see of it ----------------------------------------------------------------------------

    @property
    def visible(self) -> Pause | None:
        """The pause that people see. It stays while a pause ends, so that nobody sees how far its answers have come."""
        return None if isinstance(self.state, Carried) or self.state.clock is None else self.state.pause

    @property
    def clock(self) -> Countdown:
        """Its clock."""
        return (None if isinstance(self.state, Carried) else self.state.clock) or Countdown()

    @property
    def number(self) -> int:
        """Its number, or that of the pause that would begin now."""
        return self.visible.number if self.visible is not None else len(self.session.history)

    @property
    def window(self) -> int:
        """The countdown of a pause in seconds. One person alone with bots has nobody to hide anything from, so there is
        none. By the day it is as long as that of a decision: a pause waits for people who come when it suits them."""
        if len(self.people()) < 2:
            return 0
        settings = self.record.settings
        return int(DECISION_SECONDS[BY_DAY] or 0) if settings.by_day else settings.window

    def people(self) -> tuple[int, ...]:
        return people(self.record.seats)

    def wakes(self) -> list[float]:
        """When the game has to look again by itself."""
        ends = [self.clock.ends] if self.clock.ends is not None else []
        if isinstance(self.state, Shown | Ending):  # until all has been looked at, even if that moment has just passed
            ends.append(states.looked_at(self.state, self.shown_until))
        return ends + [end for end in (self.shown_until, self.clock.thought_until) if end > clocks.now()]

    def delay(self, seconds: float) -> None:
        self._follow(states.Delays(seconds))
        self.shown_until += seconds

    def _follow(self, event: states.Event) -> states.State:
        self.state = states.after(self.state, event)
        return self.state

    # ---- a pause opens --------------------------------------------------------------------------------------

    def look(self, *, halted: bool) -> bool | BotQuestion:
        """Open a pause, wait for people, or end it; or return the question that a bot has to answer first."""
        pause = self.open() if isinstance(self.state, Carried) else self.state.pause
        was_open = isinstance(self.state, Open)
        self._follow(states.Looks(clocks.now(), self.people(), len(self.session.log), self.shown_until, halted))
        if was_open and not isinstance(self.state, Open) and self.record.settings.by_day:
            self._miss(pause.number, pause.open_to(self.people()))  # a day was enough
        return self._pass_on() if isinstance(self.state, Ending) else False

    def open(self) -> Pause:
        pause = pause_at(self.session, None if self.window else self.people())
        assert pause is not None
        pause = self._answered_before(pause)
        for seat in self.people():
            if seat not in pause.answers and self._is_unasked(pause, seat):
                pause = pause.with_answer(seat, Answer(None, By.ORDERS))
            kept = self.record.orders[seat]
            if kept.touched and orders.end_touched(kept, self.session.view(seat), pause, seat):
                self.keeper.keep_record()
        clock = self._countdown(pause)
        if self.record.settings.by_day:  # nobody waits for those who are away
            away = [seat for seat in pause.open_to(self.people()) if self.record.orders[seat].away]
            self._miss(pause.number, away)
            for seat in away:
                pause = pause.with_answer(seat, Answer(None, By.ABSENCE))
        self._follow(states.Opens(pause, replace(clock, thought_until=self._let_bots_think(pause, clock.began))))
        self.answers.news = True
        return pause

    def _answered_before(self, pause: Pause) -> Pause:
        """The pause with what was said for it before a restart. Nobody is asked once more, either, because somebody has
        done what changes nothing for the others: that is stored, so that a restart asks nobody again."""
        assert isinstance(self.state, Carried)
        for entry in self.remembered:
            if entry.at == pause.number:
                pause = pause.with_answer(entry.seat, Answer(_chosen(pause, entry)))
        self.remembered = [entry for entry in self.remembered if entry.at > pause.number]
        happened = public(self.session.log[self.state.start :])
        if not happened or any(kind not in hooks_of(self.session).changes_nothing for kind, _ in happened):
            return pause
        for seat, said in self.state.said.items():
            choice = said.same_in(pause.choices.get(seat, ())) if said is not None else None
            if seat in pause.seats_asked and seat not in pause.answers and (said is None or choice is not None):
                pause = pause.with_answer(seat, Answer(choice))
                self.keeper.keep(_entry(seat, choice, pause.number))
        return pause

    def _is_unasked(self, pause: Pause, seat: int) -> bool:
        """Is this person not asked: because of an answer in advance, of an order to pass, or because nothing else is
        possible and nobody learns anything from that?"""
        kept = self.record.orders[seat]
        if kept.advance:
            questions = [choice.decision for choice in pause.choices.get(seat, ())]
            if any(advance.answer(kept, self.session, question) is not None for question in questions):
                return True
        if kept.may_pass and orders.passes(kept, self.session.view(seat), pause, seat):
            return True
        if pause.choices.get(seat):
            return False
        by_day = self.record.settings.by_day
        return not self.window or (by_day and hooks_of(self.session).is_open_book(self.session.view(None), seat))

    def _countdown(self, pause: Pause) -> Countdown:
        """By the day the clock is stored, so that neither sleep nor a restart gives anybody more time."""
        began, window = clocks.now(), self.window
        if not window:
            return Countdown(began)
        kept = self.kept_ends.get(pause.number)
        self.kept_ends = {}
        ends = kept or max(began + window, self.shown_until + window * LOOKED)
        if self.record.settings.by_day and kept is None and pause.open_to(self.people()):
            self.keeper.keep(Entry("waits", pause.seats_asked[0], answer=ends, at=pause.number))
        return Countdown(began, ends)

    def _let_bots_think(self, pause: Pause, began: float) -> float:
        """Bots that can answer in this pause begin to think about it. Returns until when it lasts at least. Who watches
        the clock learns nothing: with a countdown, that is as long for every pause in which a bot is asked that takes
        its time."""
        levels = {seat: self.record.seats[seat].bot for seat in pause.seats_asked if not self.record.seats[seat].person}
        if any(pause.choices.get(seat) for seat in levels):
            self.thinkers.think_ahead(self.session, pause.questions, levels)
        return began + THINKING if self.window and any(map(thinks_ahead, levels.values())) else 0.0

    # ---- people -------------------------------------------------------------------------------------------

    async def react(self, seat: int, number: int, key: str) -> None:
        """A person says what to do in the open pause: one of its choices, or pass."""
        self.keeper.check()
        pause = self._open_to(seat)
        if pause is None or number != pause.number:
            raise Refused("refused-stale")
        choice = None if key == PASS else _by_key(pause, seat, key)
        self.keeper.keep(_entry(seat, choice, number))
        self.answers.welcome(seat)
        self._follow(states.Says(seat, Answer(choice)))
        self.passed[seat] = self.passed.get(seat, 0) + 1 if choice is None else 0
        if self.visible is not None and not self.visible.open_to(self.people()):
            self.shown_until = clocks.now()  # everybody has seen enough
        self.answers.changed()
        await self.keeper.written()

    async def hold(self, seat: int, number: int) -> None:
        """Ask publicly for more time, once in a pause. By the day there is time enough."""
        state = states.after(self.state, states.Holds(seat, number))
        if self.record.settings.by_day:
            raise Refused("refused-illegal")
        self.state = state
        self.answers.changed()

    async def order(self, seat: int, change: Callable[[], None]) -> None:
        """Change standing orders; they apply to the open pause at once."""
        self.keeper.check()
        self.answers.welcome(seat)
        change()
        self.keeper.keep_record()
        if (pause := self._open_to(seat)) is not None and self._is_unasked(pause, seat):
            self._follow(states.Says(seat, Answer(None, By.ORDERS)))
        self.answers.changed()
        await self.keeper.written()

    def _open_to(self, seat: int) -> Pause | None:
        """The pause in which this seat may still answer."""
        pause = None if isinstance(self.state, Ending) else self.visible
        return pause if pause is not None and seat in pause.open_to(self.people()) else None

    def ask_again(self, seat: int) -> None:
        """Somebody who was away is back: they are asked from now on, and in the open pause if it is not too late."""
        kept = self.record.orders[seat]
        if not kept.away:
            return
        kept.away = False
        with contextlib.suppress(Refused):
            self._follow(states.Says(seat, None))
            kept.missed -= 1
        self.answers.changed()

    def _miss(self, number: int, seats: Collection[int]) -> None:
        """The pause of this number passes without these people, who are away from now on."""
        noted = [orders.miss(self.record.orders[seat], number) for seat in seats]
        if any(noted):
            self.keeper.keep_record()

    # ---- the end of a pause -------------------------------------------------------------------------------

    def _pass_on(self) -> bool | BotQuestion:
        """Pass everybody's answers to the rules, in the order of the rules, until something happens that all can see.
        If the pause foresaw it, people get time to look at it and the answers continue; otherwise the remaining
        questions are asked again, and anyway those who have learned something."""
        assert isinstance(self.state, Ending)
        start, seen = self.state.start, self.state.seen
        while is_paused(self.session) and not public(self.session.log[seen:]):
            decision = self.session.decisions[0]
            seat = self.record.seats[decision.seat]
            pause = self.state.pause
            if seat.person and decision.seat in (learned := self._learned(start)):
                self.remembered += self._store_rest(pause, learned)
                self._follow(states.Happens((), asks_on=True, learned=True))
                return True
            if not seat.person and not is_trivial(decision):
                self._store_rest(pause)
                return BotQuestion(decision, seat.bot)
            self.answers.put(decision, self._reaction(pause, decision))
        pause = self.state.pause
        after = self._follow(states.Happens(public(self.session.log[start:]), is_paused(self.session)))
        if isinstance(after, Shown):
            self._store_rest(pause)
        elif self.answers.unwritten:
            self.answers.store_passed(pause.seats_asked[0])
        return True

    def _store_rest(self, pause: Pause, learned: Collection[int] = ()) -> list[Entry]:
        """Store how far a pause that goes on has come, and what people have said for the rest of it; orders answer
        again, and those who have `learned` something are asked again."""
        number, persons = len(self.session.history), self.people()
        if number == pause.number:
            return []
        given = [(seat, pause.answers.get(seat, PASSED)) for seat in pause.seats_asked if seat in persons]
        said = [_said(seat, one.choice) for seat, one in given if not one.unasked and seat not in learned]
        self.answers.store_passed(pause.seats_asked[0], said)
        return reactions_for(said, number)

    def _learned(self, start: int) -> set[int]:
        """Who has learned more than the others since then, by an event that everybody saw coming: they have drawn
        cards, for example."""
        return learned_by(self.session, self.session.log[start:]) or set()

    def _reaction(self, pause: Pause, decision: Decision[Any]) -> Any:
        """What the person at this seat chose to do, if it is possible now."""
        if is_trivial(decision):
            return PASS
        answer = pause.answers.get(decision.seat, PASSED)
        if answer.unasked:
            return self._in_advance(decision)
        choice = answer.choice
        if choice is None or choice.prompt != decision.prompt or choice.option not in decision.options:
            return PASS
        self._follow(states.Says(decision.seat, Answer(None, By.RULES)))
        return choice.option

    def _in_advance(self, decision: Decision[Any]) -> Any:
        """What somebody who is not asked has answered in advance; else a pass."""
        kept = self.record.orders[decision.seat]
        found = advance.answer(kept, self.session, decision)
        if found is None:
            return PASS
        kind, option = found
        advance.use(kept, kind)
        self.keeper.keep_record()
        return option


PASSED = Answer(None)


def _said(seat: int, choice: ReactionOption | None) -> Said:
    return (seat, str(choice.prompt), choice.option) if choice is not None else (seat, "", None)


def _entry(seat: int, choice: ReactionOption | None, number: int) -> Entry:
    """What a person said in a pause, to be stored."""
    _, prompt, option = _said(seat, choice)
    return Entry("react", seat, prompt, choice.decision.source if choice is not None else "", option, number)


def _by_key(pause: Pause, seat: int, key: str) -> ReactionOption:
    choices = pause.choices.get(seat, ())
    if not key.isdecimal() or len(key) > 3 or int(key) >= len(choices):
        raise Refused("refused-illegal")
    return choices[int(key)]


def _chosen(pause: Pause, entry: Entry) -> ReactionOption | None:
    """What a stored reaction meant; a pass if that is no longer possible."""
    for choice in pause.choices.get(entry.seat, ()):
        if choice.prompt == entry.prompt and choice.option == entry.answer:
            return choice
    return None
