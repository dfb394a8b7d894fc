"""A running game at one table.

`run` carries the game on while nobody is needed: bots answer, pauses end, clocks run out. People's answers come in
from outside. Whatever changes the game does so without an `await`: it hands over to the keeper what must not be lost,
and goes on. Nobody is shown anything before it is written, and no form is answered before. So a crash at any moment
loses nothing that somebody has seen. Only bots take their time, in threads of their own, and nobody waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from warptable.kernel import Decision, Session
from warptable.lessons import NONE, lesson_of

from . import advance, clocks, orders
from .answers import Answers
from .bots import STAND_IN, Remarks, Thinkers
from .clocks import SPEEDS, rest
from .deadlines import Deadlines
from .hooks import hooks_of, rounds
from .pause_states import Ending, Shown
from .pauses import BotQuestion, Pauses
from .ports import Keeper, Seated
from .reactions import Pause, is_paused, public
from .seats import people

log = logging.getLogger(__name__)


class RunningGame:
    """One game. `notify` is called whenever there is something new to see."""

    def __init__(self, session: Session[Any], record: Seated, keeper: Keeper, notify: Callable[[], None]) -> None:
        self.session = session  # the game itself
        self.record = record  # who decides for which seat, with which orders and at which pace
        self.keeper = keeper  # stores what must not be lost
        self.notify = notify
        self.hooks = hooks_of(session)  # what of all this depends on the rules played
        self.deadlines = Deadlines(session, record)  # how long people have for questions
        self.remarks = Remarks(session, record, keeper)  # what bots say
        self.answers = Answers(session, record, keeper, self.deadlines, self.remarks)  # what is put into the session
        self.thinkers = Thinkers(record.settings.lesson)  # what bots answer
        self.pauses = Pauses(self.answers, self.thinkers)  # the reactions of people
        self.stepped = 0  # how many events there were when a stopped table was last let go on for one step
        self.ending = asyncio.Event()  # the server stops: finish what is under way, begin nothing new
        self.needs_people = False  # is there nothing to do but to wait?
        self.faulty = False  # has a mistake of ours stopped it?

    def people(self) -> tuple[int, ...]:
        """The seats for which a person decides now."""
        return people(self.record.seats)

    @property
    def pause(self) -> Pause | None:
        """The pause that people see."""
        return self.pauses.visible

    async def run(self) -> None:
        """Go on until the game is over, and notify the table once whenever there is something to look at: people are
        needed, a bot thinks, or events are shown for a moment. People who are asked for a reaction may answer before
        that moment is over."""
        try:
            while not self.session.over and not self.ending.is_set():
                await self._until_stored()
                if self._is_halted():
                    self.notify_of_news()
                    await self._until_woken()
                    continue
                seen = len(self.session.log)
                if not await self.advance():
                    self.notify_of_news()
                    await self._until_woken()
                    continue
                seconds = rest(self.session.log[seen:], SPEEDS[self.record.settings.speed])
                self.pauses.shown_until = clocks.now() + seconds
                if seconds and not is_paused(self.session):
                    self.notify_of_news()
                    await _wait(self.ending, seconds)
                await asyncio.sleep(0)  # other tables have their turn
        except Exception:
            log.exception("the game stopped at %s", self.session.where())
            self.faulty = True
        self.notify()

    def notify_of_news(self) -> None:
        """Notify the table, if there is anything new."""
        if self.answers.news:
            self.answers.news = False
            self.notify()

    def wake(self) -> None:
        self.answers.woken.set()

    def end(self) -> None:
        """Stop at the next good moment: between two answers, never while one is being stored."""
        self.ending.set()
        self.wake()

    async def advance(self) -> bool:
        """Do one thing that needs no person; False if the table has to wait for people."""
        while True:
            done = self._step()
            if isinstance(done, bool):
                return done
            if not self._is_ending():  # else it would betray that a bot can answer in this pause
                self.notify_of_news()
            if await self._think(done) and not self._is_ending():
                return True

    def _step(self) -> bool | BotQuestion:
        """Do one thing that needs no person, or return the question that a bot has to answer first."""
        if self._is_abandoned() or self.rests:
            return False
        self._end_orders()
        self.answers.start_clocks()
        if is_paused(self.session) or self._is_ending():
            return self.pauses.look(halted=self._halts())
        for decision in self.session.decisions:
            if (done := self._without_person(decision)) is not False:
                return done
        return False

    def _is_abandoned(self) -> bool:
        """Are bots among themselves? Then the game waits until somebody comes back; one in which no seat belongs to
        anybody waits until somebody watches."""
        if self.people():
            return False
        return any(seat.guest for seat in self.record.seats) or not self.keeper.is_watched

    @property
    def rests(self) -> bool:
        """Does the game wait for a word of its reader: at the very beginning of a first game, and at the end of a
        lesson?"""
        return self.record.unread or self.is_taught

    @property
    def is_taught(self) -> bool:
        """Has a lesson come to its end, and nobody has said yet that the game goes on?"""
        number = self.record.settings.lesson
        if number == NONE or self.record.played_on or self.session.over:
            return False
        lesson = lesson_of(number)
        assert lesson is not None, f"no lesson {number}"
        return bool(lesson.result(self.session.log))

    def _is_halted(self) -> bool:
        """Does the table wait for its next step? Questions to people stay open meanwhile, and their clocks run: nobody
        gets more time to think by stopping the table."""
        if not self._halts():
            return False
        if is_paused(self.session):
            return isinstance(self.pauses.state, Shown)
        persons = self.people()
        return not any(decision.seat in persons for decision in self.session.decisions)

    def _halts(self) -> bool:
        """Is the table stopped, and has its last step happened? A step is what everybody sees happen at once, so nobody
        learns anything from where the table stops."""
        return self.record.halted and bool(public(self.session.log[self.stepped :]))

    def _is_ending(self) -> bool:
        """Are the answers of a pause being passed to the rules?"""
        return isinstance(self.pauses.state, Ending)

    def step(self) -> None:
        """Let a stopped table go on until the next thing that everybody sees."""
        self.stepped = len(self.session.log)
        self.answers.changed()

    def _without_person(self, decision: Decision[Any]) -> bool | BotQuestion:
        seat = self.record.seats[decision.seat]
        if seat.person:
            if not self.deadlines.is_over(decision):
                return False
            if self.hooks.is_deal(decision):
                self.answers.put(decision, self.hooks.time_out)  # F-DEAL-2
                return True
            seat.let_bot_play(STAND_IN)
            self.keeper.keep_record()
            self.keeper.announce("people-bot-plays", decision.seat)
            self.answers.news = True
        return BotQuestion(decision, seat.bot)

    def come_back(self, seat: int) -> None:
        """The owner of a seat decides again, instead of the bot that stood in, and is asked for reactions again."""
        self.pauses.ask_again(seat)
        if self.record.seats[seat].bot:
            self.record.seats[seat].bot = ""
            self.deadlines.begin_again(seat)

    def _end_orders(self) -> None:
        main, encounters, ended = self.hooks.main_players(self.session), rounds(self.session), False
        for seat, kept in enumerate(self.record.orders):
            ended |= orders.end_with(kept, encounters, is_main=seat in main)
            ended |= advance.end(kept, self.session, seat)
            ended |= bool(kept.always) and orders.end_always(kept, self.hooks.cards_of(self.session, seat))
        if ended:
            self.keeper.keep_record()
            self.answers.news = True

    async def _think(self, thought: BotQuestion) -> bool:
        """Let a bot answer. Its answer counts only if the question is still open and still its own: meanwhile others
        may have answered theirs or taken an answer back."""
        answer = await self.thinkers.answer(self.session, thought.decision, thought.level)
        await self._until_stored()
        decision = next((one for one in self.session.decisions if _is_same(one, thought.decision)), None)
        if decision is None or self.record.seats[decision.seat].bot != thought.level:
            return False
        self.answers.put(decision, answer)
        return True

    async def _until_woken(self) -> None:
        """Until somebody has done something or a clock runs out."""
        end = self.next_clock()
        self.needs_people = True
        await _wait(self.answers.woken, None if end is None else max(0.01, end - clocks.now()))
        self.needs_people = False
        self.answers.woken.clear()

    def next_clock(self) -> float | None:
        """When the game has to go on by itself; None: it waits for people, however long."""
        if self.faulty or self._is_abandoned() or self.rests or self._is_halted():
            return None
        return min([*self.deadlines.ends(), *self.pauses.wakes()], default=None)

    def rests_until(self, time: float) -> bool:
        """Has the game nothing to do by itself before this time?"""
        clock = self.next_clock()
        return self.faulty or (self.needs_people and (clock is None or clock > time))

    async def _until_stored(self) -> None:
        """While nothing can be stored, the table waits, and so do its clocks."""
        if seconds := await self.keeper.working():
            self.deadlines.delay(seconds)
            self.pauses.delay(seconds)


def _is_same(one: Decision[Any], other: Decision[Any]) -> bool:
    """Are these the same question?"""
    same = (one.seat, one.prompt, one.source) == (other.seat, other.prompt, other.source)
    return same and one.options == other.options


async def _wait(event: asyncio.Event, seconds: float | None) -> None:
    """Until something happens, but at most so long."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
