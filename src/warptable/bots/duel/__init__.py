"""The bots of the two-player family, from the weakest to the strongest."""

from collections.abc import Callable

from ..base import Bot
from .novice import NoviceBot
from .seer import SeerBot, thought_about
from .shrewd import ShrewdBot
from .shrewd.rollout import RolloutBot
from .steady import SteadyBot

LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "steady": SteadyBot,
    "shrewd": ShrewdBot,
    "seer": SeerBot,
}

__all__ = ["LEVELS", "NoviceBot", "RolloutBot", "SeerBot", "ShrewdBot", "SteadyBot", "thought_about"]
