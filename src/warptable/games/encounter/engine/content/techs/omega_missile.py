"""Omega Missile: a planet leaves the game."""

from ..api import Game, Of, Tech, TechUse, W

TECH = Tech("omega-missile", research=8)
PLANET = TECH.prompt("planet", Of.PLANET, harms=True)


def _targets(g: Game) -> list[int]:
    """Any planet of any system, but for the last one of a system."""
    homes = [g.home_planets(seat) for seat in range(g.n)]
    return sorted(planet for home in homes for planet in home if len(home) > 1)


@TECH.ability(W.ENCOUNTER_START)
async def destroy(use: TechUse) -> None:
    """All ships on the planet go to the warp."""
    await use.remove_planet(await use.pick(PLANET, _targets(use.g)))
