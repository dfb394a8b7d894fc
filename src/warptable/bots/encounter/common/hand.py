"""What a card in hand is worth, in colonies. A weak card is worth less than none: it delays the next new hand."""

from ....encounter.model.cards import CardType, Face

EVEN = 8  # an attack of this value is as good as a card that is drawn for it
POINT_WORTH = 0.018  # of each point above or below
LEAST, MOST = -0.08, 0.35

WORTH = {
    CardType.NEGOTIATE: -0.02,
    CardType.MORPH: 0.1,
    CardType.REINFORCEMENT: 0.12,
    CardType.FLARE: 0.08,
    CardType.ARTIFACT: 0.12,
    CardType.RETREAT: 0.02,
    CardType.INTIMIDATE: 0.15,
    CardType.RIFT: 0.05,
    CardType.KICKER: 0.1,
}


def worth_in_hand(face: Face) -> float:
    """What it is worth to hold this card."""
    if face.type is CardType.ATTACK:
        return min(MOST, max(LEAST, POINT_WORTH * (face.value - EVEN)))
    return WORTH[face.type] + (0.01 * face.value if face.type is CardType.REINFORCEMENT else 0.0)
