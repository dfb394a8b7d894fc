"""Which card a seat may play, and how likely a side wins while not everything is open."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from ....encounter.editions import EDITIONS
from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.roles import OFFENSE
from ....encounter.rules.reckoning import Fight, outcome, seen
from .reading import Reading
from .ships import CHANCE_PER_SHIP

Odds: TypeAlias = list[tuple[Face, float]]
"""Cards, each with its probability."""

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH


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


def chance(reading: Reading, card: Face, odds: Odds, side: int, lead: int) -> float:
    """The probability that this card wins the encounter, with this lead in ships."""
    if reading.e.modifiers or reading.e.automatic:
        fight = seen(reading.view, (card, card), reading.ops)
        share = 0.0
        for face, weight in odds:
            cards = (card, face) if side == OFFENSE else (face, card)
            share += weight if _winner(fight._replace(cards=cards)) == side else 0.0
        return share
    if card.type is NEGOTIATE:
        return 0.0
    needed = 1 if side == OFFENSE else 0  # a tie goes to the defense
    share = 0.0
    for face, weight in odds:
        if face.type is NEGOTIATE:
            share += weight if card.type is ATTACK else 0.0
        elif card.type is ATTACK is face.type:
            share += weight if card.value - face.value + lead >= needed else 0.0
        elif card.type is ATTACK or face.type is ATTACK:  # a morph copies the attack that it meets
            share += weight if lead >= needed else 0.0
    return share


def lead_in_ships(reading: Reading, side: int) -> int:
    """By how many ships this side leads."""
    return reading.ships(side) - reading.ships(1 - side)


def _winner(fight: Fight) -> int:
    """The side that wins by everything that is in force; -1: nobody."""
    result = outcome(fight)
    return result.winner if result.kind == "won" else -1


def likely(reading: Reading, side: int) -> float:
    """The probability that this side wins, by what I see: both cards, one of them, or only ships."""
    mine, other = reading.slot(side), reading.slot(1 - side)
    if mine is not None and other is not None:
        cards = (mine, other) if side == OFFENSE else (other, mine)
        return float(_winner(seen(reading.view, cards, reading.ops)) == side)
    lead, mains = lead_in_ships(reading, side), (reading.offense, reading.defense)
    if mine is not None:
        return chance(reading, mine, opposing(reading, mains[1 - side]), side, lead)
    if other is not None:
        return 1.0 - chance(reading, other, opposing(reading, mains[side]), 1 - side, -lead)
    return min(0.95, max(0.05, 0.5 + CHANCE_PER_SHIP * lead))
