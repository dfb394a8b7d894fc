"""The reader's hand as text, and what is known of the others."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from warptable.kernel import Decision, Of

from ..engine.model.prompts import REINFORCEMENT
from ..engine.model.views import View
from ..words.hands import hand_order, own_rewards
from ..words.speaker import Speaker

CARD_COLOURS = {
    "attack": "#d8472f",
    "negotiate": "#0f9d8a",
    "morph": "#9a63e8",
    "reinforcement": "#2fa866",
    "retreat": "#7a8b9c",
    "intimidate": "#c24a86",
    "kicker": "#c09a1c",
    "rift": "#9457d8",
}
ABOUT_CARDS = frozenset({Of.CARD, Of.USE, Of.TERM, REINFORCEMENT})


def hand(speaker: Speaker, view: View, /) -> list[tuple[int, Text]]:
    """The reader's cards in order; those that others see to be reward cards have a star."""
    stars = own_rewards(view)
    return [
        (card, Text(speaker.card(face) + ("*" if card in stars else ""), style=card_colour(face)))
        for card, face in hand_order(view)
    ]


def card_colour(face: str) -> str:
    return CARD_COLOURS.get(face.partition("-")[0], "#3d6fd0")


def known_hands(speaker: Speaker, view: View, /) -> list[str]:
    return [
        speaker.t("table-known", who=speaker.who(seat), faces=speaker.cards(player.known))
        for seat, player in enumerate(view.seats)
        if player.known
    ]


def is_about_cards(decision: Decision[Any], /) -> bool:
    return decision.of in ABOUT_CARDS
