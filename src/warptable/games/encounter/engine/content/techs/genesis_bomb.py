"""Genesis Bomb: a new planet in its owner's home system."""

from ..api import Of, Tech, TechUse, W

TECH = Tech("genesis-bomb", research=4, hidden=True)
SETTLERS = TECH.prompt("settlers", Of.NUMBER, gains=True)


@TECH.ability(W.ENCOUNTER_START)
async def create(use: TechUse) -> None:
    """Any of the ships that researched it settle on the planet; the others return."""
    seat = use.seat
    planet = await use.bring_genesis_planet(seat)
    most = use.tech.researching
    number = await use.pick_number(SETTLERS, 0, most, most, about={"planet": planet})
    if number:
        await use.settle_crew(planet, number)
