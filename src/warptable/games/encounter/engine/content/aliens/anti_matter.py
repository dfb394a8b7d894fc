"""Anti-Matter: the lower total wins, and ships count against their own side."""

from ..api import HAND, Alien, Barred, Layer, Play, Role, Use, W

ALIEN = Alien("anti-matter")


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=Use.both_attack)
def negate(use: Use) -> None:
    """The lower total wins. Own ships and all allied ships of both sides are negative; the opponent's own ships are
    not."""
    use.modify(Layer.SIGN, seat=use.seat)
    use.modify(Layer.SIGN, op="allies")
    use.modify(Layer.COMPARE)


@ALIEN.super(W.CARD_PLAYED, when=lambda use: bool(use.event.flare) and use.event.seat != use.seat)
@ALIEN.wild(
    W.CARD_PLAYED,
    role=Role.MAIN_OR_ALLY,
    when=lambda use: use.event.flare == "wild" and use.event.seat != use.seat,
)
def annihilate(use: Use[Play]) -> None:
    """Somebody else's flare has no effect: it goes back uncounted, and that side is stopped for this encounter."""
    use.event.cancel(HAND, counts=False)
    use.impose(Barred(use.event.card, use.event.flare))
