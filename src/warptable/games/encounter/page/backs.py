"""Numbers of cards by their backs, as everybody sees them."""

from __future__ import annotations

from ..engine.model.piles import COSMIC, REWARD


def pill(number: int, back: str = COSMIC) -> str:
    """This many cards with this back; the style draws the back."""
    return f'<b class="pb{" rw" if back == REWARD else ""}">{number}</b>'
