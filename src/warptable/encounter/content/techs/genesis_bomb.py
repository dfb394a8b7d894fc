"""Genesis Bomb: a new planet in the own home system."""

from ..api import Number, Of, Tech, TechUse, Token, W, add_planet, check, lift_ships, move_planet, put_token

TECH = Tech("genesis-bomb", research=4, hidden=True)
SETTLERS = TECH.prompt("settlers", Of.NUMBER)


async def _planet(use: TechUse) -> int:
    """There is one such planet: if it is in the game already, it comes over with all ships on it."""
    g, token = use.g, use.g.s.tokens.get(TECH.id)
    if token is not None and g.s.home_of[token.planet] == use.seat:
        return token.planet
    if token is None:
        planet = add_planet(g, use.seat, use.source)
    else:
        planet = await move_planet(g, token.planet, use.seat, use.source)
    put_token(g, TECH.id, Token(planet), use.source)
    return planet


@TECH.ability(W.ENCOUNTER_START)
async def create(use: TechUse) -> None:
    """Any of the ships that researched it settle on the planet; the others return."""
    g, seat, planet = use.g, use.seat, await _planet(use)
    number = await Number(seat, SETTLERS, use.source, 0, use.tech.ships, use.tech.ships, {"planet": planet})
    if number:
        lift_ships(g, use.tech, planet, number)
        g.emit("landed", use.source, seat=seat, planet=planet, ships=number)
        await check(g)
