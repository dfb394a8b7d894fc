"""Mixed strategies where both choose at once, and imagined games where powers and cards have to be judged."""

from .bot import ShrewdBot

__all__ = ["ShrewdBot"]
