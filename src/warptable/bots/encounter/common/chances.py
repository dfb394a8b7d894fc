"""Which card a seat may play, and how likely a side wins while not everything is open."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from ....encounter.editions import EDITIONS
from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.roles import OFFENSE
from ....encounter.rules.reckoning import outcome, seen
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


def chance(reading: Reading, card: Face, odds: Odds, side: int) -> float:
    """The probability that this card wins the encounter."""
    if reading.e.modifiers or reading.e.automatic:
        return sum(weight for face, weight in odds if _winner(reading, card, face, side) == side)
    ships, theirs = reading.ships(side), reading.ships(1 - side)
    share = 0.0
    for face, weight in odds:
        if _clash(card, face):
            mine = face if card.type is MORPH else card
            other = card if face.type is MORPH else face
            lead = mine.value + ships - other.value - theirs
            share += weight * (lead > 0 if side == OFFENSE else lead >= 0)  # a tie goes to the defense
        elif card.type is ATTACK and face.type is NEGOTIATE:
            share += weight
    return share


def _winner(reading: Reading, card: Face, other: Face, side: int) -> int:
    """The side that wins with these two cards by everything that is in force; -1: nobody."""
    cards = (card, other) if side == OFFENSE else (other, card)
    result = outcome(seen(reading.view, cards, reading.ops))
    return result.winner if result.kind == "won" else -1


def likely(reading: Reading, side: int) -> float:
    """The probability that this side wins, by what I see: both cards, one of them, or only ships."""
    shown = reading.slot(side), reading.slot(1 - side)
    if shown[0] is not None and shown[1] is not None:
        return float(_winner(reading, shown[0], shown[1], side) == side)
    if shown[0] is not None:
        return chance(reading, shown[0], opposing(reading, (reading.offense, reading.defense)[1 - side]), side)
    if shown[1] is not None:
        return 1.0 - chance(reading, shown[1], opposing(reading, (reading.offense, reading.defense)[side]), 1 - side)
    lead = reading.ships(side) - reading.ships(1 - side)
    return min(0.95, max(0.05, 0.5 + CHANCE_PER_SHIP * lead))


def _clash(card: Face, face: Face) -> bool:
    """Do these two count as attack against attack?"""
    kinds = {card.type, face.type}
    return kinds in ({ATTACK}, {ATTACK, MORPH})
