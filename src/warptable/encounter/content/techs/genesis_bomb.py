"""Genesis Bomb: a new planet in the own home system."""

from ..api import Number, Of, Tech, TechUse, W, bring_genesis_planet, check, lift_ships

TECH = Tech("genesis-bomb", research=4, hidden=True)
SETTLERS = TECH.prompt("settlers", Of.NUMBER)


@TECH.ability(W.ENCOUNTER_START)
async def create(use: TechUse) -> None:
    """Any of the ships that researched it settle on the planet; the others return."""
    g, seat = use.g, use.seat
    planet = await bring_genesis_planet(g, seat, use.source)
    number = await Number(seat, SETTLERS, use.source, 0, use.tech.ships, use.tech.ships, {"planet": planet})
    if number:
        lift_ships(g, use.tech, planet, number)
        g.emit("landed", use.source, seat=seat, planet=planet, ships=number)
        await check(g)
