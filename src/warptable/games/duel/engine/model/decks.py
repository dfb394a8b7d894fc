"""The three decks of destiny cards, and the kinds of card in them."""

from enum import StrEnum

DISCOVERY, EVENT, REFRESH = "discovery", "event", "refresh"
DECKS = (DISCOVERY, EVENT, REFRESH)


class CardKind(StrEnum):
    """What a destiny card is about."""

    DUEL = "duel"
    CONTEST = "contest"
    CALAMITY = "calamity"
    REFRESH = "refresh"


SKULL, HEART, ORBIT = "skull", "heart", "orbit"
ICONS = (SKULL, HEART, ORBIT)
"""The icons of the envoy decks. There is never more than one envoy of an icon in play, so the icon names it, also
facedown."""
