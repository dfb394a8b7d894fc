"""The bots of the multi-player family, from the weakest to the strongest."""

from collections.abc import Callable

from ..base import Bot
from .novice import NoviceBot
from .seer import SeerBot, thought_about
from .shrewd import ShrewdBot
from .steady import SteadyBot

LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "steady": SteadyBot,
    "shrewd": ShrewdBot,
    "seer": SeerBot,
}

__all__ = ["LEVELS", "NoviceBot", "SeerBot", "ShrewdBot", "SteadyBot", "thought_about"]
