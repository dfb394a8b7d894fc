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
from .bots import STAND_IN
from .clocks import SPEEDS, rest
from .hooks import rounds
from .pauses import BotQuestion, PausingGame
from .ports import Keeper, Seated

log = logging.getLogger(__name__)


class RunningGame(PausingGame):
    """One game. `notify` is called whenever there is something new to see."""

    def __init__(self, session: Session[Any], record: Seated, keeper: Keeper, notify: Callable[[], None]) -> None:
        super().__init__(session, record, keeper)
        self.notify = notify
        self.ending = asyncio.Event()  # the server stops: finish what is under way, begin nothing new
        self.needs_people = False  # is there nothing to do but to wait?
        self.faulty = False

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
                self.shown_until = clocks.now() + seconds
                if seconds and not self._in_pause():
                    self.notify_of_news()
                    await self._rest(seconds)
                await asyncio.sleep(0)  # other tables have their turn
        except Exception:
            log.exception("the game stopped at %s", self.session.where())
            self.faulty = True
        self.notify()

    def notify_of_news(self) -> None:
        """Notify the table, if there is anything new."""
        if self.news:
            self.news = False
            self.notify()

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
            if self.ended is None:  # else it would betray that a bot can answer in this pause
                self.notify_of_news()
            if await self._think(done) and self.ended is None:
                return True

    def _step(self) -> bool | BotQuestion:
        """Do one thing that needs no person, or return the question that a bot has to answer first."""
        if self._is_abandoned() or self.rests:
            return False
        self._end_orders()
        self._set_clocks()
        if self._in_pause() or self._is_ending():
            return self._pause()
        self.pause = self.ended = None
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
        if self._in_pause():
            return self.ended is not None and self.ended.seen is None
        people = self.people()
        return not any(decision.seat in people for decision in self.session.decisions)

    def step(self) -> None:
        """Let a stopped table go on until the next thing that everybody sees."""
        self.stepped = len(self.session.log)
        self.changed()

    def _without_person(self, decision: Decision[Any]) -> bool | BotQuestion:
        seat = self.record.seats[decision.seat]
        if seat.person:
            if not self.deadlines.is_over(decision, self.number_of(decision)):
                return False
            if self.hooks.is_deal(decision):
                self.put(decision, self.hooks.time_out)  # F-DEAL-2
                return True
            seat.let_bot_play(STAND_IN)
            self.keeper.keep_record()
            self.keeper.announce("people-bot-plays", decision.seat)
            self.news = True
        return BotQuestion(decision, seat.bot)

    def come_back(self, seat: int) -> None:
        """The owner of a seat decides again, instead of the bot that stood in, and is asked for reactions again."""
        self.ask_again(seat)
        if not self.record.seats[seat].bot:
            return
        self.record.seats[seat].bot = ""
        self.deadlines.begin_again(self.number_of(asked) for asked in self.session.decisions if asked.seat == seat)

    def _end_orders(self) -> None:
        main, encounters = self.hooks.main_players(self.session), rounds(self.session)
        ended = [
            orders.end_with(kept, encounters, is_main=seat in main) for seat, kept in enumerate(self.record.orders)
        ]
        ended += [advance.end(kept, self.session, seat) for seat, kept in enumerate(self.record.orders)]
        ended += [
            orders.end_always(kept, self.hooks.cards_of(self.session, seat))
            for seat, kept in enumerate(self.record.orders)
            if kept.always
        ]
        if any(ended):
            self.keeper.keep_record()
            self.news = True

    async def _think(self, thought: BotQuestion) -> bool:
        """Let a bot answer. Its answer counts only if the question is still open and still its own."""
        answer = await self.thinkers.answer(self.session, thought.decision, thought.level)
        await self._until_stored()
        decision = self._still_open(thought.decision)
        if decision is None or self.record.seats[decision.seat].bot != thought.level:
            return False
        self.put(decision, answer)
        return True

    def _still_open(self, wanted: Decision[Any]) -> Decision[Any] | None:
        """The open question equal to this one. Meanwhile others may have answered theirs or taken an answer back."""
        for decision in self.session.decisions:
            same = (decision.seat, decision.prompt, decision.source) == (wanted.seat, wanted.prompt, wanted.source)
            if same and decision.options == wanted.options:
                return decision
        return None

    async def _rest(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.ending.wait(), seconds)

    async def _until_woken(self) -> None:
        """Until somebody has done something or a clock runs out."""
        end = self.next_clock()
        left = None if end is None else max(0.01, end - clocks.now())
        self.needs_people = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), left)
        self.needs_people = False
        self.woken.clear()

    def next_clock(self) -> float | None:
        """When the game has to go on by itself; None: it waits for people, however long."""
        if self.faulty or self._is_abandoned() or self.rests or self._is_halted():
            return None
        ends = self.deadlines.ends()
        if self.pause_ends is not None:
            ends.append(self.pause_ends)
        if self.ended is not None:  # it waits until all has been looked at, even if that moment has just passed
            ends.append(max(self.shown_until, self.thought_until))
        ends += [end for end in (self.shown_until, self.thought_until) if end > clocks.now()]
        return min(ends, default=None)

    async def _until_stored(self) -> None:
        """While nothing can be stored, the table waits, and so do its clocks."""
        if seconds := await self.keeper.working():
            self._delay(seconds)

    def _delay(self, seconds: float) -> None:
        """Put off all clocks."""
        self.deadlines.delay(seconds)
        self.shown_until += seconds
        self.thought_until += seconds
        self.pause_began += seconds
        self.pause_ends = None if self.pause_ends is None else self.pause_ends + seconds
