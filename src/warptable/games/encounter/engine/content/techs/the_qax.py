"""The Qax: an ally that cannot refuse, and then owns the tech."""

from ..api import MustJoin, Of, Role, Tech, TechUse, W

TECH = Tech("the-qax", research=4, lasting=True)
GUEST = TECH.prompt("guest", Of.SEAT)


def _guests(use: TechUse) -> list[int]:
    """Whoever may be invited."""
    mains = (use.e.offense, use.e.defense)
    return [seat for seat in use.others if seat not in mains]


@TECH.ability(W.INVITING, role=Role.MAIN, when=lambda use: bool(_guests(use)))
async def enslave(use: TechUse) -> None:
    """A guest gets the tech and must join with four ships, but need not give up a colony for that."""
    guest = await use.pick(GUEST, _guests(use))
    use.pass_on(guest)
    use.impose(MustJoin(guest, use.side))
