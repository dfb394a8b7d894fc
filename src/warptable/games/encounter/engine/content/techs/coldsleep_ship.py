"""Coldsleep Ship: a colony in another system, without an encounter."""

from ..api import Of, Tech, TechUse, Use, W

TECH = Tech("coldsleep-ship", research=9)
NOW = TECH.prompt("now", Of.WORD, ("keep-tech", "land-now"), declines="keep-tech")
PLANET = TECH.prompt("planet", Of.PLANET, like="found-planet")
MOST = 4


@TECH.ability(W.ENCOUNTER_START, when=Use.can_settle_abroad)
async def land(use: TechUse) -> None:
    """Up to four ships from own colonies land in another system; ships that are still on the tech land all together."""
    tech = use.tech
    if not tech.researching:
        await use.found_colony(use.planets_abroad(), MOST)
        return
    planet = await use.pick(PLANET, use.planets_abroad())
    await use.settle_crew(planet, tech.researching)


@TECH.completed
async def wake(use: TechUse) -> None:
    """An owner without colonies may use it at once, with the ships that researched it."""
    if use.g.has_colonies(use.seat) or not use.planets_abroad():
        return
    if await use.pick(NOW, NOW.words) == "land-now":
        await use.use_at_once(land)
