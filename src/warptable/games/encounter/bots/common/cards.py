"""Which encounter card to play: the worth of each own card against what the opponent may play."""

from ...engine.model.cards import CardType, Face
from ...engine.model.roles import DEFENSE, OFFENSE
from .chances import Odds, chance
from .reading import CARD_WORTH, SHIP_WORTH, Reading

ATTACK, NEGOTIATE, MORPH, RETREAT = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH, CardType.RETREAT
DEAL_WORTH = 0.55  # of a deal on average: mostly a colony for each party
POINT_COST = 0.012  # for each point of an attack card, because it is gone afterwards


def worth_of_card(reading: Reading, card: Face, odds: Odds, lead: int) -> float:
    """The worth of playing this card, for a main player, with this lead in ships."""
    side = OFFENSE if reading.me == reading.offense else DEFENSE
    other = reading.defense if side == OFFENSE else reading.offense
    won, lost = reading.worth_of_win(side), reading.worth_of_win(1 - side)
    share = chance(reading, card, odds, side, lead)
    deals = sum(weight for face, weight in odds if _deal(reading, card, face))
    worth = share * won + (1.0 - share - deals) * (lost if card.type is not RETREAT else lost + spared(reading, side))
    worth += deals * (DEAL_WORTH if reading.missing(other) > 1 or reading.missing(reading.me) <= 1 else -3 * SHIP_WORTH)
    if card.type is NEGOTIATE:
        kicker = reading.kicker()
        due = reading.main_ships(side) * (kicker.gain if kicker is not None else 1)
        paid = min(due, reading.seats[other].hand)
        worth += (1.0 - share - deals) * paid * CARD_WORTH
    elif card.type is ATTACK:
        against_negotiate = sum(weight for face, weight in odds if face.type is NEGOTIATE)
        paid = min(reading.main_ships(1 - side), reading.seats[reading.me].hand - 1)
        worth -= against_negotiate * paid * CARD_WORTH + card.value * POINT_COST
    return worth


def _deal(reading: Reading, card: Face, other: Face) -> bool:
    """Do these two cards lead to a deal (or, two morphs, to nothing better)?"""
    return {face.type for face in reading.met(card, other)} <= {NEGOTIATE, MORPH}


def spared(reading: Reading, side: int) -> float:
    """What a retreat from an attack spares me: no ship is lost, and a defense keeps its colony (N-RETREAT-5)."""
    colony = reading.colony_lost() if side == DEFENSE and reading.target >= 0 else 0.0
    return reading.main_ships(side) * SHIP_WORTH + colony


def best_worth(reading: Reading, odds: Odds, lead: int) -> float:
    """The worth of the best card that a main player holds; nothing without one."""
    faces = {face.id: face for face in reading.hand().values() if face.encounter}
    return max((worth_of_card(reading, face, odds, lead) for face in faces.values()), default=0.0)
