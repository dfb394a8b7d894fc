"""Anti-Matter: the lower total wins, and ships count against their own side."""

from ..api import Alien, Layer, Modifier, Role, Use, W, both_attack

ALIEN = Alien("anti-matter")


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=lambda use: both_attack(use.g))
def negate(use: Use) -> None:
    """Own ships and all allied ships of both sides are negative; the opponent's own ships are not."""
    use.g.modify(Modifier(Layer.SIGN, use.source, seat=use.seat))
    use.g.modify(Modifier(Layer.SIGN, use.source, op="allies"))
    use.g.modify(Modifier(Layer.COMPARE, use.source))
