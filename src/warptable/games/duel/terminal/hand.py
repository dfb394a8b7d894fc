"""The reader's hand as text, and what is known of the other one."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from warptable.kernel import Decision, Of

from ..engine.model.cards import FACES
from ..engine.model.prompts import OF_LOCK, OF_REINFORCEMENT
from ..engine.model.views import View
from ..words.layer import hand_order
from ..words.speaker import Speaker

ABOUT_CARDS = frozenset({Of.CARD, OF_LOCK, OF_REINFORCEMENT})


def hand(speaker: Speaker, view: View, /) -> list[tuple[int, Text]]:
    """The reader's cards in order."""
    return [(card, Text(speaker.card(face), style=_colour(face))) for card, face in hand_order(view.hand)]


def _colour(face: str) -> str:
    if FACES[face].plan:
        return "#3d6fd0"
    return "#2fa866" if FACES[face].value >= 0 else "#d8472f"


def known_hands(speaker: Speaker, view: View, /) -> list[str]:
    return [
        speaker.t("table-known", who=speaker.who(seat), faces=speaker.cards(player.known))
        for seat, player in enumerate(view.seats)
        if player.known and seat != view.seat
    ]


def is_about_cards(decision: Decision[Any], /) -> bool:
    return decision.of in ABOUT_CARDS
