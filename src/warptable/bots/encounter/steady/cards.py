"""Which encounter card to play: what the opponent may play, and the worth of each own card against it."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from ....encounter.editions import EDITIONS
from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.roles import DEFENSE, OFFENSE
from ..common.odds import reversed_result, wins
from ..common.reading import CARD_WORTH, SHIP_WORTH, Reading

Odds: TypeAlias = list[tuple[Face, float]]
"""Cards, each with its probability."""

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH
DEAL_WORTH = 0.55  # of a deal on average: mostly a colony for each party
POINT_COST = 0.012  # for each point of an attack card, because it is gone afterwards


@lru_cache(maxsize=8)
def _deck(edition: str) -> Counter[str]:
    """The encounter cards of a full deck."""
    return Counter({face: count for face, count in EDITIONS[edition].deck if FACES[face].encounter})


def opposing(reading: Reading, seat: int) -> Odds:
    """What this seat may have played: its card if it is open, else by its known hand or by what is left of the deck."""
    side = reading.side_of(seat)
    shown = reading.slot(side) if side >= 0 else None
    if shown is not None:
        return [(shown, 1.0)]
    known = [face for face in reading.seats[seat].known if FACES[face].encounter]
    if known and len(reading.seats[seat].known) >= reading.seats[seat].hand:
        counted = Counter(known)
    else:
        counted = _deck(reading.view.edition).copy()
        counted.subtract(face for _, face in reading.view.discard if face in counted)
        counted.subtract(face for _, face in reading.view.hand if face in counted)
        counted = +counted or _deck(reading.view.edition)
    total = counted.total()
    return [(FACES[face], count / total) for face, count in counted.items()]


def chance(reading: Reading, card: Face, odds: Odds, ships: int, theirs: int, side: int) -> float:
    """The probability that this card wins the encounter."""
    lower, upset = reversed_result(reading)
    likely = 0.0
    for face, weight in odds:
        if _clash(card, face):
            mine = face if card.type is MORPH else card
            other = card if face.type is MORPH else face
            likely += weight * wins(mine.value + ships, other.value + theirs, side, lower, upset)
        elif card.type is ATTACK and face.type is NEGOTIATE:
            likely += weight * (not upset)
        elif card.type is NEGOTIATE and face.type is ATTACK:
            likely += weight * upset
    return likely


def _clash(card: Face, face: Face) -> bool:
    """Do these two count as attack against attack?"""
    kinds = {card.type, face.type}
    return kinds in ({ATTACK}, {ATTACK, MORPH})


def worth_of_card(reading: Reading, card: Face, odds: Odds) -> float:
    """The worth of playing this card, for a main player."""
    side = OFFENSE if reading.me == reading.offense else DEFENSE
    other = reading.defense if side == OFFENSE else reading.offense
    ships, theirs = reading.ships(side), reading.ships(1 - side)
    won, lost = reading.worth_of_win(side), reading.worth_of_win(1 - side)
    likely = chance(reading, card, odds, ships, theirs, side)
    deals = sum(weight for face, weight in odds if {card.type, face.type} <= {NEGOTIATE, MORPH})
    worth = likely * won + (1.0 - likely - deals) * lost
    worth += deals * (DEAL_WORTH if reading.missing(other) > 1 or reading.missing(reading.me) <= 1 else -3 * SHIP_WORTH)
    if card.type is NEGOTIATE:
        paid = min(reading.main_ships(side), reading.seats[other].hand)
        worth += (1.0 - likely - deals) * paid * CARD_WORTH
    elif card.type is ATTACK:
        against_negotiate = sum(weight for face, weight in odds if face.type is NEGOTIATE)
        paid = min(reading.main_ships(1 - side), reading.seats[reading.me].hand - 1)
        worth -= against_negotiate * paid * CARD_WORTH + card.value * POINT_COST
    return worth
