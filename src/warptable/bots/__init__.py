"""Players that are programs. They see a view and a decision, nothing else.

bot = make_bot("steady")
option = bot.choose(lambda: game.view(decision.seat), decision, rng)
game.answer(decision, option)
"""

from collections.abc import Callable

from .base import Bot, Look, View
from .random import RandomBot
from .steady import SteadyBot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "steady": SteadyBot}
"""The bots by name; each entry makes a fresh one for one seat of one game."""


def make_bot(name: str) -> Bot:
    """A fresh bot of this kind; raises ValueError with one clear line."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; choose one of {', '.join(sorted(BOTS))}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "Look", "RandomBot", "SteadyBot", "View", "make_bot"]
