"""Warpish: every ship in the warp, whosever it is, strengthens its attack."""

from ..api import WARP, Alien, CardType, Layer, Modifier, Role, Use, W, both_attack, own_type

ALIEN = Alien("warpish")
ATTACK = CardType.ATTACK.value


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=lambda use: own_type(use) is CardType.ATTACK)
def necromancy(use: Use) -> None:
    """The number is fixed when the power is used."""
    ships = sum(use.g.s.ships[WARP])
    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=ships, needs=ATTACK))


def _in_warp(use: Use, seat: int) -> int:
    return use.g.s.ships[WARP][seat]


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: both_attack(use.g) and _in_warp(use, use.seat) > 0)
def own_dead(use: Use) -> None:
    """The own ships in the warp strengthen the own side."""
    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=_in_warp(use, use.seat), needs=ATTACK))


@ALIEN.super(W.REVEALED_TOTAL, role=Role.MAIN, when=lambda use: both_attack(use.g) and _in_warp(use, use.opponent) > 0)
def their_dead(use: Use) -> None:
    """The opponent's ships in the warp weaken the opponent's side."""
    amount = -_in_warp(use, use.opponent)
    use.g.modify(Modifier(Layer.BONUS, use.source, 1 - use.side, amount=amount, needs=ATTACK))
