"""Precursor Seed: a second power besides the owner's."""

from ..api import SEED, Game, Tech, TechCard, crew_home, draw_unused, gain, remove

TECH = Tech("precursor-seed", research=9, lasting=True)


@TECH.completed
def sprout(g: Game, tech: TechCard) -> None:
    """A random unused alien; its power is lost and regained together with the owner's."""
    alien = draw_unused(g)
    if alien is not None:
        gain(g, tech.owner, alien, SEED, TECH.id)


@TECH.leaves
async def wither(g: Game, tech: TechCard) -> None:
    """The extra power goes with the tech."""
    for sheet in [sheet for sheet in g.seats[tech.owner].sheets if sheet.origin == SEED]:
        await crew_home(g, sheet, TECH.id)
        remove(g, tech.owner, sheet, TECH.id)
