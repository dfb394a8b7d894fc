"""Tripler: low attack cards are tripled, high ones cut to a third."""

from collections.abc import Sequence

from ..api import ATTACK, Alien, Layer, Modifier, Ride, Role, Use, W

ALIEN = Alien("tripler")
LOW, SUPER_LOW, HIGH = 10, 13, 15


def _third(value: int) -> int:
    """Rounded up."""
    return -(-value // 3)


@ALIEN.value_op("thrice")
def thrice_or_third(values: list[int], modifier: Modifier, sides: Sequence[int]) -> None:
    """The modifier's amount is the highest value that is still tripled."""
    for side in sides:
        values[side] = values[side] * 3 if values[side] <= modifier.amount else _third(values[side])


@ALIEN.ability(W.REVEALED_VALUE, role=Role.MAIN, must=True, when=Use.own_attack)
def thrice(use: Use, limit: int = LOW) -> None:
    """An own attack of up to ten is tripled, a higher one is cut to a third."""
    use.modify(Layer.VALUE, use.side, op="tripler.thrice", amount=limit, needs=ATTACK)


@ALIEN.value_op("third")
def third(values: list[int], modifier: Modifier, sides: Sequence[int]) -> None:
    """Whatever the value, a third of it."""
    for side in sides:
        values[side] = _third(values[side])


def _faces_high_attack(use: Use) -> bool:
    return use.both_attack() and use.faces()[1 - use.side].value >= HIGH


@ALIEN.wild(W.REVEALED_VALUE, role=Role.MAIN, when=_faces_high_attack)
def cut_down(use: Use) -> None:
    """The opponent's attack of fifteen or more is cut to a third, before any other effect on values."""
    use.modify(Layer.VALUE_FIRST, 1 - use.side, op="tripler.third", needs=ATTACK)


def _between(use: Use[Ride]) -> bool:
    """Does the higher limit make a difference to the card as it stands?"""
    return LOW < use.card_values()[use.side] <= SUPER_LOW


@ALIEN.rides(thrice, role=Role.MAIN, when=_between)
def higher_limit(use: Use[Ride]) -> int:
    """Its own attack is tripled up to thirteen."""
    return SUPER_LOW
