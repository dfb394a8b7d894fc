"""The rail beside the board: log, chat, deals, powers, standing orders."""

from .rail import rail

__all__ = ["rail"]
