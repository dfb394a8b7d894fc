"""Pacifist: wins with a negotiate against an attack."""

from ..api import Alien, CardType, Role, Use, W, other_type, own_type

ALIEN = Alien("pacifist")


def _peace_meets_war(use: Use) -> bool:
    return own_type(use) is CardType.NEGOTIATE and other_type(use) is CardType.ATTACK


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=_peace_meets_war)
def peace(use: Use) -> None:
    use.e.automatic.append(use.side)
