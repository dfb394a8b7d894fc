"""Coldsleep Ship: a colony in another system, without an encounter."""

from ..api import Game, Of, Pick, Tech, TechCard, TechUse, W, check, found_colony, lift_ships, open_planets, use_at_once

TECH = Tech("coldsleep-ship", research=9)
NOW = TECH.prompt("now", Of.WORD, ("keep-tech", "land-now"))
PLANET = TECH.prompt("planet", Of.PLANET, like="found-planet")
MOST = 4


def _planets(g: Game, seat: int) -> list[int]:
    """Planets of others' systems on which this seat has no colony."""
    return [planet for home in g.clockwise(seat) for planet in open_planets(g, seat, home)]


def _could_land(use: TechUse) -> bool:
    return use.g.has_colonies(use.seat) and bool(_planets(use.g, use.seat))


@TECH.ability(W.ENCOUNTER_START, when=_could_land)
async def land(use: TechUse) -> None:
    """Up to four ships from own colonies land on such a planet; ships that are still on the tech do so all together."""
    g, seat, tech = use.g, use.seat, use.tech
    if not tech.ships:
        await found_colony(g, seat, _planets(g, seat), MOST, use.source)
        return
    planet, ships = await Pick(seat, PLANET, use.source, _planets(g, seat)), tech.ships
    lift_ships(g, tech, planet, ships)
    g.emit("landed", use.source, seat=seat, planet=planet, ships=ships)
    await check(g)


@TECH.completed
async def wake(g: Game, tech: TechCard) -> None:
    """An owner without colonies may use it at once, with the ships that researched it."""
    if g.has_colonies(tech.owner) or not _planets(g, tech.owner):
        return
    if await Pick(tech.owner, NOW, TECH.id, NOW.words) == "land-now":
        await use_at_once(g, tech, land)
