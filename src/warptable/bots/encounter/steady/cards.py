"""Which encounter card to play: the worth of each own card against what the opponent may play."""

from ....encounter.model.cards import CardType, Face
from ....encounter.model.roles import DEFENSE, OFFENSE
from ..common.chances import Odds, chance
from ..common.reading import CARD_WORTH, SHIP_WORTH, Reading

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH
DEAL_WORTH = 0.55  # of a deal on average: mostly a colony for each party
POINT_COST = 0.012  # for each point of an attack card, because it is gone afterwards


def worth_of_card(reading: Reading, card: Face, odds: Odds, lead: int) -> float:
    """The worth of playing this card, for a main player, with this lead in ships."""
    side = OFFENSE if reading.me == reading.offense else DEFENSE
    other = reading.defense if side == OFFENSE else reading.offense
    won, lost = reading.worth_of_win(side), reading.worth_of_win(1 - side)
    share = chance(reading, card, odds, side, lead)
    deals = sum(weight for face, weight in odds if {card.type, face.type} <= {NEGOTIATE, MORPH})
    worth = share * won + (1.0 - share - deals) * lost
    worth += deals * (DEAL_WORTH if reading.missing(other) > 1 or reading.missing(reading.me) <= 1 else -3 * SHIP_WORTH)
    if card.type is NEGOTIATE:
        paid = min(reading.main_ships(side), reading.seats[other].hand)
        worth += (1.0 - share - deals) * paid * CARD_WORTH
    elif card.type is ATTACK:
        against_negotiate = sum(weight for face, weight in odds if face.type is NEGOTIATE)
        paid = min(reading.main_ships(1 - side), reading.seats[reading.me].hand - 1)
        worth -= against_negotiate * paid * CARD_WORTH + card.value * POINT_COST
    return worth
