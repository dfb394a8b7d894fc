"""Bots at a table. They think in threads of their own, so that pages and people's answers need not wait for them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ...bots import THINKING, Bot, Sight, make_bot
from ...kernel import Composite, Decision, Rng, Session

THINKERS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")
STAND_IN = "steady"
"""The bot that plays for somebody who is absent."""

log = logging.getLogger(__name__)


class Thinkers:
    """The bots of one game, one for each seat and level. A bot gets its seat's sight of a copy of the game: our bots
    look through it at the seat's view and at worlds imagined from that view, never at what is hidden."""

    def __init__(self) -> None:
        self._bots: dict[tuple[int, str], Bot] = {}

    async def answer(self, session: Session[Any], decision: Decision[Any], level: str) -> Any:
        """The complete answer of a bot of this level. If the bot fails, the answer is the one given when time runs
        out."""
        bot = self._bots.setdefault((decision.seat, level), make_bot(level))
        sight = Sight(session.fork(record=False), decision.seat)  # the game may go on meanwhile, in another thread
        rng = Rng.seeded(f"bot-{decision.seat}-{len(session.history)}", session.seed)
        twin = decision.twin()  # small picks are made on it, so that the question itself stays untouched
        try:
            return await asyncio.get_running_loop().run_in_executor(THINKERS, think, bot, sight, twin, rng)
        except Exception:
            log.exception("the bot %s failed at %s", level, decision)
            return decision.default


def think(bot: Bot, sight: Sight, decision: Decision[Any], rng: Rng) -> Any:
    """Ask the bot until its answer is complete."""
    while True:
        complete, whole = decision.take(bot.choose(sight, decision, rng, THINKING))
        while not complete and isinstance(decision, Composite) and len(decision.options) == 1:
            complete, whole = decision.take(decision.options[0])
        if complete:
            return whole
