"""The Qax: an ally that cannot refuse, and then owns the tech."""

from ..api import MustJoin, Of, Pick, Role, Tech, TechUse, W, pass_on_tech

TECH = Tech("the-qax", research=4, lasting=True)
GUEST = TECH.prompt("guest", Of.SEAT)


def _guests(use: TechUse) -> list[int]:
    """Whoever may be invited."""
    mains = (use.e.offense, use.e.defense)
    return [seat for seat in use.g.clockwise(use.seat) if seat not in mains]


@TECH.ability(W.INVITING, role=Role.MAIN, when=lambda use: bool(_guests(use)))
async def enslave(use: TechUse) -> None:
    """A guest gets the tech and must join with four ships, but need not give up a colony for that."""
    guest = await Pick(use.seat, GUEST, use.source, _guests(use))
    pass_on_tech(use.g, use.tech, guest, use.source)
    use.impose(MustJoin(guest, use.side))
