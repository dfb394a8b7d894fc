"""Rules of thumb for duels."""

from .bot import SteadyBot

__all__ = ["SteadyBot"]
