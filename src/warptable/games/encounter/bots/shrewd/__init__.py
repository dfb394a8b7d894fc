"""The shrewd bot: it estimates its chance to win the game after each outcome."""

from .bot import ShrewdBot

__all__ = ["ShrewdBot"]
