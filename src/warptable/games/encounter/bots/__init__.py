"""The bots of the multi-player family, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from warptable.bots.base import Bot

from .novice import NoviceBot
from .remarks import listener
from .seer import SeerBot, thought_about
from .shrewd import ShrewdBot
from .steady import SteadyBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "steady": SteadyBot,
    "shrewd": ShrewdBot,
    "seer": SeerBot,
}
QUICK: Callable[[], Bot] = SteadyBot

__all__ = ["LEVELS", "QUICK", "NoviceBot", "SeerBot", "ShrewdBot", "SteadyBot", "listener", "thought_about"]
