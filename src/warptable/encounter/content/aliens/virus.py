"""Virus: multiplies its card by its own ships instead of adding them."""

from ..api import Alien, CardType, Layer, Modifier, Ride, Role, Use, W, both_attack, own_type

ALIEN = Alien("virus")
ATTACK = CardType.ATTACK.value


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=lambda use: own_type(use) is CardType.ATTACK)
def multiply(use: Use, op: str = "multiply") -> None:
    use.g.modify(Modifier(Layer.COMBINE, use.source, use.side, use.seat, op, needs=ATTACK))


def _has_allies(use: Use[object]) -> bool:
    return bool(use.g.allies(use.side))


@ALIEN.rides(multiply, role=Role.MAIN, when=_has_allies)
def multiply_all(use: Use[Ride]) -> str:
    """Allied ships multiply the card too."""
    return "multiply_all"


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: both_attack(use.g) and _has_allies(use))
def multiply_allies(use: Use) -> None:
    """Own ships times allied ships instead of their sum."""
    use.g.modify(Modifier(Layer.COMBINE, use.source, use.side, use.seat, "multiply_allies", needs=ATTACK))
