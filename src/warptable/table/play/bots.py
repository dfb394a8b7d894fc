"""Bots at a table. They think in threads of their own, so that pages and people's answers need not wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

from warptable.bots import THINKING, Bot, Saying, Sight, make_bot, voices_of
from warptable.game import family_of_session
from warptable.kernel import PASS, Composite, Decision, Entry, Rng, Session
from warptable.lessons import NONE, lesson_of
from warptable.lessons.scripted import ScriptedBot

from .ports import Keeper, Seated

THINKERS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")
STAND_IN = "steady"
"""The bot that plays for somebody who is absent."""

Foreseen: TypeAlias = dict[tuple[int, str], Any]
"""(how many answers were given before, level of the bot) -> its answer"""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ahead:
    """Thoughts about the reactions to come. `start`, `last`: how many answers were given when they began, and the last
    of them."""

    start: int
    last: Entry | None
    answers: Future[Foreseen]

    def still_fits(self, session: Session[Any]) -> bool:
        """Has everybody passed since then?"""
        history = session.history
        same = self.last is None or (len(history) >= self.start and history[self.start - 1] is self.last)
        return same and all(entry.answer == PASS for entry in history[self.start :])


class Thinkers:
    """The bots of one game, one for each seat and level. A bot gets its seat's sight of a copy of the game, which is
    made in its thread: our bots look through it at the seat's view and at worlds imagined from that view, never at what
    is hidden. In a lesson they play along."""

    def __init__(self, lesson: int = NONE) -> None:
        self._lesson = lesson_of(lesson)
        self._bots: dict[tuple[int, str], Bot] = {}
        self._ahead: Ahead | None = None

    async def answer(self, session: Session[Any], decision: Decision[Any], level: str) -> Any:
        """The complete answer of a bot of this level. If the bot fails, the answer is the one given when time runs
        out."""
        place = len(session.history)
        if self._ahead is not None and self._ahead.still_fits(session):
            foreseen = await asyncio.wrap_future(self._ahead.answers)
            if (place, level) in foreseen:
                return foreseen[place, level]
        made, twin = session.fork_later(), decision.twin()  # small picks are made on the twin, not on the question
        bot, rng = self._bot(session, decision.seat, level), _chance(session, decision.seat)

        def thought() -> Any:
            return think(bot, Sight(made(), twin.seat), twin, rng)

        try:
            return await asyncio.get_running_loop().run_in_executor(THINKERS, thought)
        except Exception:
            log.exception("the bot %s failed at %s", level, decision)
            return decision.default

    def think_ahead(self, session: Session[Any], questions: int, levels: Mapping[int, str]) -> None:
        """Begin to think about the next `questions` reactions, as long as everybody passes, for the seats with these
        levels. Their answers are those that they would give when they are asked."""
        self.drop_ahead()
        made = session.fork_later()
        bots = {seat: self._bot(session, seat, level) for seat, level in levels.items()}

        def thoughts() -> Foreseen:
            found: Foreseen = {}
            ahead = made()
            for _ in range(questions):
                decision = ahead.decisions[0]
                if decision.seat in bots and len(decision.options) > 1:
                    sight, rng = Sight(ahead, decision.seat), _chance(ahead, decision.seat)
                    try:
                        answer = think(bots[decision.seat], sight, decision.twin(), rng)
                    except Exception:  # it is asked again in its time, and that is logged
                        break
                    found[len(ahead.history), levels[decision.seat]] = answer
                    if answer != PASS:
                        break
                ahead.answer(decision, PASS)
            return found

        last = session.history[-1] if session.history else None
        self._ahead = Ahead(len(session.history), last, THINKERS.submit(thoughts))

    def drop_ahead(self) -> None:
        """What was thought ahead is of no use any more."""
        if self._ahead is not None:
            self._ahead.answers.cancel()
            self._ahead = None

    def _bot(self, session: Session[Any], seat: int, level: str) -> Bot:
        if (seat, level) not in self._bots:
            bot = make_bot(level, family_of_session(session).id)
            self._bots[seat, level] = bot if self._lesson is None else ScriptedBot(self._lesson, bot)
        return self._bots[seat, level]


class Remarks:
    """What the bots of one game say about what happens, if the table wants to hear them. Stand-ins are silent: they
    have somebody else's name."""

    def __init__(self, session: Session[Any], record: Seated, keeper: Keeper) -> None:
        self.voices = voices_of(session)
        self._session, self._record, self._keeper = session, record, keeper
        self._heard = 0  # how many events the bots have listened to
        if session.history:  # it has come back from the store: the bots only catch up
            self._hear(())

    def make(self) -> None:
        """Let the bots say something about what has just happened."""
        seats = self._record.seats if self._record.settings.voices else ()
        for saying in self._hear([number for number, seat in enumerate(seats) if seat.bot and not seat.guest]):
            self._keeper.say(saying)

    def _hear(self, speakers: Collection[int]) -> list[Saying]:
        log = self._session.log
        start, self._heard = min(self._heard, len(log)), len(log)
        return list(self.voices.hear(log[start:], speakers))


def _chance(session: Session[Any], seat: int) -> Rng:
    """What a bot does depends on the game and the question alone, not on when it thinks."""
    return Rng.seeded(f"bot-{seat}-{len(session.history)}", session.seed)


def think(bot: Bot, sight: Sight, decision: Decision[Any], rng: Rng) -> Any:
    """Ask the bot until its answer is complete."""
    while True:
        complete, whole = decision.take(bot.choose(sight, decision, rng, THINKING))
        while not complete and isinstance(decision, Composite) and len(decision.options) == 1:
            complete, whole = decision.take(decision.options[0])
        if complete:
            return whole
