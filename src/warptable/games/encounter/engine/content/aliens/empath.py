"""Empath: an attack that meets its negotiate counts as a negotiate."""

from ..api import ATTACK, NEGOTIATES, Alien, CardType, Layer, Role, Use, W

ALIEN = Alien("empath", edition="avalon")


def _negotiate_meets_attack(use: Use) -> bool:
    return use.own_type() is CardType.NEGOTIATE and use.other_type() is CardType.ATTACK


@ALIEN.ability(W.REVEALED_CARD, role=Role.MAIN, must=True, when=_negotiate_meets_attack)
def harmony(use: Use) -> None:
    """The opponent's attack counts as a negotiate, so that the main players talk about a deal."""
    use.modify(Layer.FACE, 1 - use.side, face=NEGOTIATES, needs=ATTACK)
