"""Numbers as Duel's cards print them: with a real minus sign."""

from __future__ import annotations

MINUS = "−"


def number(value: int) -> str:
    """A clout or the number of a card."""
    return str(value).replace("-", MINUS)


def signed(value: int) -> str:
    """What is added or taken away: always with its sign."""
    return f"{value:+}".replace("-", MINUS)
