"""The bots of the two-player family, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from warptable.bots.base import Bot

from .novice import NoviceBot
from .remarks import listener
from .seer import SeerBot, thought_about
from .shrewd import ShrewdBot
from .shrewd.rollout import RolloutBot
from .steady import SteadyBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "steady": SteadyBot,
    "shrewd": ShrewdBot,
    "seer": SeerBot,
}
QUICK: Callable[[], Bot] = RolloutBot

__all__ = [
    "LEVELS",
    "QUICK",
    "NoviceBot",
    "RolloutBot",
    "SeerBot",
    "ShrewdBot",
    "SteadyBot",
    "listener",
    "thought_about",
]
