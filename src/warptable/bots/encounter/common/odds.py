"""Totals as far as a seat can see them, and which side would win."""

from ....encounter.model.cards import CardType
from ....encounter.model.encounter import Modifier
from ....encounter.model.layers import Layer
from ....encounter.model.roles import DEFENSE, OFFENSE
from .reading import Reading


def reversed_result(reading: Reading) -> tuple[bool, bool]:
    """(the lower total wins, winner and loser change places), by the modifiers that everybody sees."""
    layers = [modifier.layer for modifier in reading.e.modifiers]
    return Layer.COMPARE in layers, layers.count(Layer.UPSET) % 2 == 1


def wins(mine: float, theirs: float, side: int, lower: bool, upset: bool) -> bool:
    """Does the side with total `mine` win? A tie goes to the defense."""
    if lower:
        mine, theirs = -mine, -theirs
    ahead = mine > theirs if side == OFFENSE else mine >= theirs
    return ahead != upset


def total(reading: Reading, side: int, extra: int = 0) -> float:
    """A side's total by what this seat sees, with `extra` points of reinforcement."""
    face = reading.slot(side)
    other = reading.slot(1 - side)
    if face is not None and face.type is CardType.MORPH and other is not None:
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
    """How much one ship of a seat counts."""
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


def leads(reading: Reading, side: int, extra: tuple[int, int] = (0, 0)) -> bool:
    """Would this side win attack against attack now, with these extra reinforcements of both sides?"""
    lower, upset = reversed_result(reading)
    return wins(total(reading, side, extra[side]), total(reading, 1 - side, extra[1 - side]), side, lower, upset)


def wanted_side(r: Reading) -> int:
    """The side whose win is worth more to me."""
    offense, defense = r.worth_of_win(OFFENSE), r.worth_of_win(DEFENSE)
    if offense == defense:
        return r.side_of(r.me)
    return OFFENSE if offense > defense else DEFENSE
