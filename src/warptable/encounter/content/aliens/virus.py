"""Virus: multiplies its card by its own ships instead of adding them."""

from ..api import Alien, CardType, Layer, Modifier, Role, Use, W, own_type

ALIEN = Alien("virus")


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=lambda use: own_type(use) is CardType.ATTACK)
def multiply(use: Use) -> None:
    use.g.modify(Modifier(Layer.COMBINE, use.source, use.side, use.seat, "multiply", needs=CardType.ATTACK.value))
