"""Collapsium Hulls: a narrow defeat leaves one ship on the planet."""

from ..api import AIR, Losses, Role, Tech, TechUse, W

TECH = Tech("collapsium-hulls", research=4, lasting=True)
NARROW = 5


def _narrowly_beaten(use: TechUse[Losses]) -> bool:
    """Totals decided (without them there is no margin), and ships of the defense head for the warp by the outcome."""
    result = use.e.result
    beaten = use.event.by_result and use.event.heading[use.seat] > 0 and use.lost()
    return beaten and result is not None and 0 <= result.margin <= NARROW


@TECH.ability(W.STAY, role=Role.DEFENSE, when=_narrowly_beaten)
async def hold(use: TechUse[Losses]) -> None:
    """One beaten ship keeps its place on the planet, beside whoever lands there."""
    use.event.heading[use.seat] -= 1
    await use.bring(AIR, use.e.target, 1)
    use.emit("stayed", planet=use.e.target, ships=1)
