"""Warpish: every ship in the warp, whosever it is, strengthens its attack."""

from ..api import ATTACK, Alien, Layer, Role, Use, W

ALIEN = Alien("warpish")


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=Use.own_attack)
def necromancy(use: Use) -> None:
    """Each ship in the warp, of whomever, adds one; the number is fixed when the power is used."""
    ships = sum(map(use.g.in_warp, range(use.g.n)))
    use.modify(Layer.BONUS, use.side, amount=ships, needs=ATTACK)


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: use.both_attack() and use.in_warp() > 0)
def own_dead(use: Use) -> None:
    """Its ships in the warp strengthen its side."""
    use.modify(Layer.BONUS, use.side, amount=use.in_warp(), needs=ATTACK)


def _their_dead(use: Use) -> int:
    return use.g.in_warp(use.opponent)


@ALIEN.super(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: use.both_attack() and _their_dead(use) > 0)
def their_dead(use: Use) -> None:
    """The opponent's ships in the warp weaken the opponent's side."""
    use.modify(Layer.BONUS, 1 - use.side, amount=-_their_dead(use), needs=ATTACK)
