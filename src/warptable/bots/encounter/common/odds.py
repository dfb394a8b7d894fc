"""What the other side may have laid, and what an encounter card of one's own is worth against it."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from ....encounter.editions import EDITIONS
from ....encounter.model.cards import FACES, CardType, Face
from ....encounter.model.encounter import Modifier
from ....encounter.model.layers import Layer
from ....encounter.model.roles import DEFENSE, OFFENSE
from .reading import CARD, SHIP, Reading

Odds: TypeAlias = list[tuple[Face, float]]

ATTACK, NEGOTIATE, MORPH = CardType.ATTACK, CardType.NEGOTIATE, CardType.MORPH
DEAL = 0.55  # what a deal is worth on average: mostly a colony each
KEEP = 0.012  # the price of a point of an attack card that is gone afterwards


@lru_cache(maxsize=8)
def _deck(edition: str) -> Counter[str]:
    """The encounter cards of a full deck."""
    return Counter({face: count for face, count in EDITIONS[edition].deck if FACES[face].encounter})


def opposing(reading: Reading, seat: int) -> Odds:
    """What this seat may lay or have laid: the open card, its known hand, or what is left of the deck."""
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


def reversed_result(reading: Reading) -> tuple[bool, bool]:
    """(lower total wins, winner and loser change places), as far as the table shows."""
    layers = [modifier.layer for modifier in reading.e.modifiers]
    return Layer.COMPARE in layers, layers.count(Layer.UPSET) % 2 == 1


def wins(mine: float, theirs: float, side: int, lower: bool, upset: bool) -> bool:
    """Does the side with total `mine` win? A tie goes to the defense."""
    if lower:
        mine, theirs = -mine, -theirs
    ahead = mine > theirs if side == OFFENSE else mine >= theirs
    return ahead != upset


def chance(reading: Reading, card: Face, odds: Odds, ships: int, theirs: int, side: int) -> float:
    """How likely this card wins the encounter."""
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
    """What laying this card is worth to me, a main player."""
    side = OFFENSE if reading.me == reading.offense else DEFENSE
    other = reading.defense if side == OFFENSE else reading.offense
    ships, theirs = reading.ships(side), reading.ships(1 - side)
    won, lost = reading.worth_of_win(side), reading.worth_of_win(1 - side)
    likely = chance(reading, card, odds, ships, theirs, side)
    talks = sum(weight for face, weight in odds if {card.type, face.type} <= {NEGOTIATE, MORPH})
    worth = likely * won + (1.0 - likely - talks) * lost
    worth += talks * (DEAL if reading.missing(other) > 1 or reading.missing(reading.me) <= 1 else -3 * SHIP)
    if card.type is NEGOTIATE:
        paid = min(reading.main_ships(side), reading.seats[other].hand)
        worth += (1.0 - likely - talks) * paid * CARD
    elif card.type is ATTACK:
        meek = sum(weight for face, weight in odds if face.type is NEGOTIATE)
        paid = min(reading.main_ships(1 - side), reading.seats[reading.me].hand - 1)
        worth -= meek * paid * CARD + card.value * KEEP
    return worth


def total(reading: Reading, side: int, extra: int = 0) -> float:
    """A side's total as far as the open table shows it, with `extra` reinforcement."""
    face = reading.slot(side)
    other = reading.slot(1 - side)
    if face is not None and face.type is MORPH and other is not None:
        face = other
    changes = [m for m in reading.e.modifiers if m.side in (-1, side)]
    value = face.value if face is not None else 0
    for change in changes:
        if change.layer in (Layer.KICK, Layer.VALUE_FIRST, Layer.VALUE):
            value = _changed(value, change)
    row = reading.view.gate if side == OFFENSE else reading.view.beside
    main = reading.offense if side == OFFENSE else reading.defense
    fleet = [(main, reading.main_ships(side)), *((seat, row[seat]) for seat in reading.allies(side))]
    product = any(change.layer == Layer.COMBINE for change in changes)
    result: float = 0 if product else value
    for seat, count in fleet:
        result += count * value if product and seat == main else count * _worth(changes, seat, main)
    for change in changes:
        if change.layer in (Layer.BONUS, Layer.REINFORCE):
            result += change.amount
    return result + extra


def _worth(changes: list[Modifier], seat: int, main: int) -> int:
    """What one ship of a seat counts."""
    worth, sign = 1, 1
    for change in changes:
        if change.layer == Layer.WORTH and change.seat in (-1, seat):
            worth = _changed(worth, change)
        elif change.layer == Layer.SIGN and (change.seat == seat or (change.op == "allies" and seat != main)):
            sign = -1
    return worth * sign


def _changed(value: int, change: Modifier) -> int:
    amount = change.amount
    if change.op == "set":
        return amount
    return value * amount if change.op == "multiply" else value + amount


def ahead(reading: Reading, side: int, extra: tuple[int, int] = (0, 0)) -> bool:
    """Would this side win attack against attack, as the table stands, with these reinforcements?"""
    lower, upset = reversed_result(reading)
    return wins(total(reading, side, extra[side]), total(reading, 1 - side, extra[1 - side]), side, lower, upset)


def wanted_side(r: Reading) -> int:
    """The side whose win is worth more to me."""
    offense, defense = r.worth_of_win(OFFENSE), r.worth_of_win(DEFENSE)
    if offense == defense:
        return r.side_of(r.me)
    return OFFENSE if offense > defense else DEFENSE
