"""How a turn goes, for somebody who has never played."""

TURN = ("destiny", "launch", "allies", "cards", "result")
"""The lines that tell it, by the last part of their messages."""
