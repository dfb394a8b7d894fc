"""Players that are programs. They see a view and a decision, nothing else.

bot = make_bot("steady")
option = bot.choose(Sight(game, decision.seat), decision, rng)
game.answer(decision, option)

Other packages bring bots by an entry point of the group "warptable.bots": a name, and something that makes a Bot.
"""

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from .base import Bot, Look, Sight, View
from .encounter import LEVELS, NoviceBot, SeerBot, ShrewdBot, SteadyBot
from .random import RandomBot

GROUP = "warptable.bots"
THINKING = 1.0
"""Seconds a bot may think about one decision where people wait for it."""


def _from_elsewhere(point: EntryPoint) -> Bot:
    made: Bot = point.load()()
    return made


def _all_bots() -> dict[str, Callable[[], Bot]]:
    """Ours, and those of other packages; these are loaded when they are first asked for, and never replace ours."""
    others = {point.name: partial(_from_elsewhere, point) for point in entry_points(group=GROUP)}
    return {**others, "random": RandomBot, **LEVELS}


BOTS = _all_bots()
"""The bots by name; each entry makes a fresh one for one seat of one game."""


def make_bot(name: str) -> Bot:
    """A fresh bot of this kind; raises ValueError with one clear line."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; choose one of {', '.join(sorted(BOTS))}")
    return BOTS[name]()


def thinks_ahead(name: str) -> bool:
    """Does this bot imagine games? Then the session it plays in should have checkpoints at hand."""
    return bool(getattr(BOTS[name], "thinks_ahead", True))


__all__ = [
    "BOTS",
    "GROUP",
    "LEVELS",
    "THINKING",
    "Bot",
    "Look",
    "NoviceBot",
    "RandomBot",
    "SeerBot",
    "ShrewdBot",
    "Sight",
    "SteadyBot",
    "View",
    "make_bot",
    "thinks_ahead",
]
