"""Pacifist: wins with a negotiate against an attack."""

from ..api import NEGOTIATES, Alien, CardType, DealFailed, Layer, Role, Use, W, Wins

ALIEN = Alien("pacifist")


def _peace_meets_war(use: Use) -> bool:
    return use.own_type() is CardType.NEGOTIATE and use.other_type() is CardType.ATTACK


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=_peace_meets_war)
def peace(use: Use) -> None:
    """A negotiate against an attack wins."""
    use.impose(Wins(use.side))


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN, when=_peace_meets_war)
def arm(use: Use) -> None:
    """Its own negotiate counts as an attack of 15."""
    use.modify(Layer.FACE, use.side, face="attack-15", needs=NEGOTIATES)


@ALIEN.super(W.DEAL_FAILED, role=Role.MAIN)
def shift_losses(use: Use[DealFailed]) -> None:
    """Two ships fewer for this seat, two more for its opponent."""
    losses = use.event.losses
    losses[use.seat] = max(0, losses[use.seat] - 2)
    losses[use.opponent] += 2
