"""Numbers of cards by their backs, as everybody sees them."""

from __future__ import annotations

from warptable.table.page.html import Html, tag

from ..engine.model.piles import COSMIC, REWARD


def pill(number: int, back: str = COSMIC) -> Html:
    """This many cards with this back; the style draws the back."""
    return tag("b", number, class_="back-number reward" if back == REWARD else "back-number")
