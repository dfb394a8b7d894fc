"""Coldsleep Ship: a colony in another system, without an encounter."""

from ..api import (
    Game,
    Of,
    Pick,
    Tech,
    TechCard,
    TechUse,
    W,
    can_settle_abroad,
    found_colony,
    open_planets_abroad,
    researching,
    settle_crew,
    use_at_once,
)

TECH = Tech("coldsleep-ship", research=9)
NOW = TECH.prompt("now", Of.WORD, ("keep-tech", "land-now"))
PLANET = TECH.prompt("planet", Of.PLANET, like="found-planet")
MOST = 4


@TECH.ability(W.ENCOUNTER_START, when=can_settle_abroad)
async def land(use: TechUse) -> None:
    """Up to four ships from own colonies land in another system; ships that are still on the tech land all together."""
    g, seat, tech = use.g, use.seat, use.tech
    if not researching(tech):
        await found_colony(g, seat, open_planets_abroad(g, seat), MOST, use.source)
        return
    planet = await Pick(seat, PLANET, use.source, open_planets_abroad(g, seat))
    await settle_crew(g, tech, planet, researching(tech), use.source)


@TECH.completed
async def wake(g: Game, tech: TechCard) -> None:
    """An owner without colonies may use it at once, with the ships that researched it."""
    if g.has_colonies(tech.owner) or not open_planets_abroad(g, tech.owner):
        return
    if await Pick(tech.owner, NOW, TECH.id, NOW.words) == "land-now":
        await use_at_once(g, tech, land)
