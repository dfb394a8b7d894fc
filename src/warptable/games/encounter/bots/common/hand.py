"""What a card in hand is worth, in colonies. A weak card is worth less than none: it delays the next new hand.

Reward cards are worth more than cosmic ones, for whoever holds them knows when to use them; but a rift that is taken
harms its taker.
"""

from ...engine.model.cards import CardType, Face

EVEN = 8  # an attack of this value is as good as a card that is drawn for it
POINT_WORTH = 0.018  # of each point above or below
LEAST, MOST = -0.08, 0.35
WARNED = 0.3  # how often a hazard warning is in force, about
REWARD_WORTH = 0.11  # of an unknown reward card; an unknown cosmic card is worth CARD_WORTH
RIFT_COST = 0.25  # of a rift that explodes: a colony, two cards or three ships

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
        return min(MOST, max(LEAST, POINT_WORTH * (usual_value(face) - EVEN)))
    if face.type is CardType.INTIMIDATE and face.value < EVEN:
        return 0.0
    return WORTH[face.type] + (0.01 * face.value if face.type is CardType.REINFORCEMENT else 0.0)


def usual_value(face: Face) -> float:
    """The value of an attack, on average where a hazard warning changes it."""
    return face.value if face.hazard is None else (1 - WARNED) * face.value + WARNED * face.hazard
