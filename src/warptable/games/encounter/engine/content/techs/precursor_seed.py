"""Precursor Seed: a second power besides the owner's."""

from ..api import SEED, Tech, TechUse

TECH = Tech("precursor-seed", research=9, lasting=True)


@TECH.completed
def sprout(use: TechUse) -> None:
    """A random unused alien; its power is lost and regained together with the owner's."""
    alien = use.draw_alien()
    if alien is not None:
        use.gain_power(alien, SEED)


@TECH.leaves
async def wither(use: TechUse) -> None:
    """The extra power goes with the tech."""
    for sheet in [sheet for sheet in use.g.seats[use.seat].sheets if sheet.origin == SEED]:
        await use.remove_power(sheet)
