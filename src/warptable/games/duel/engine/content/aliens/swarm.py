"""Swarm: while it is not ahead, ships count for it alone, and twice."""

from ..api import DUELS, Alien, Bout, BoutRule, advantage

ALIEN = Alien("swarm")


@ALIEN.formula(BoutRule.DENIES_ADVANTAGE, header=DUELS)
def outnumber(bout: Bout, seat: int) -> bool:
    """An opponent with at least as many planets cannot have the ship advantage."""
    return bout.planets[1 - seat] >= bout.planets[seat]


@ALIEN.clout(header=DUELS)
def relentless_waves(bout: Bout, seat: int) -> int:
    """Its own ship advantage counts once more, unless the Swarm controls more planets."""
    return advantage(bout, seat) if bout.planets[seat] <= bout.planets[1 - seat] else 0
