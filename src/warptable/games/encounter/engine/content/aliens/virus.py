"""Virus: multiplies its card by its own ships instead of adding them."""

from ..api import ATTACK, Alien, Layer, Ride, Role, Use, W

ALIEN = Alien("virus")


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=Use.own_attack)
def multiply(use: Use, op: str = "multiply") -> None:
    """Its attack is multiplied by its own ships, instead of adding them."""
    use.modify(Layer.COMBINE, use.side, seat=use.seat, op=op, needs=ATTACK)


def _has_allies(use: Use[object]) -> bool:
    return bool(use.g.allies(use.side))


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: use.both_attack() and _has_allies(use))
def multiply_allies(use: Use) -> None:
    """Own ships times allied ships instead of their sum."""
    use.modify(Layer.COMBINE, use.side, seat=use.seat, op="multiply_allies", needs=ATTACK)


@ALIEN.rides(multiply, role=Role.MAIN, when=_has_allies)
def multiply_all(use: Use[Ride]) -> str:
    """Allied ships multiply the card too."""
    return "multiply_all"


AVALON = ALIEN.version("avalon")
"""Used only where it counts: when attack meets attack."""
AVALON.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=Use.both_attack)(multiply)
