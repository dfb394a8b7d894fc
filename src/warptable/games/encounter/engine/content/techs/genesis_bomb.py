"""Genesis Bomb: a new planet in its owner's home system."""

from ..api import Number, Of, Tech, TechUse, W, bring_genesis_planet, researching, settle_crew

TECH = Tech("genesis-bomb", research=4, hidden=True)
SETTLERS = TECH.prompt("settlers", Of.NUMBER, gains=True)


@TECH.ability(W.ENCOUNTER_START)
async def create(use: TechUse) -> None:
    """Any of the ships that researched it settle on the planet; the others return."""
    g, seat = use.g, use.seat
    planet = await bring_genesis_planet(g, seat, use.source)
    most = researching(use.tech)
    number = await Number(seat, SETTLERS, use.source, 0, most, most, {"planet": planet})
    if number:
        await settle_crew(g, use.tech, planet, number, use.source)
