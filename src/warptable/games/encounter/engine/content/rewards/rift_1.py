"""Rift 1: found a colony anywhere; whoever takes the card gives up a colony."""

from ..api import AIR, Of, Rift, Use, W

CARD = Rift("rift-1")
COLONY = CARD.prompt("colony", Of.PLANET)
MOST = 4


def _planets(use: Use) -> list[int]:
    """All planets without an own colony."""
    g = use.g
    return [planet for planet in g.planets() if not g.s.ships[planet][use.seat]]


def _has_ships_to_spare(use: Use) -> bool:
    """The only ship outside the warp would just move."""
    return sum(number for _, number in use.g.sources(use.seat)) > 1


@CARD.play(W.ENCOUNTER_START, when=_has_ships_to_spare)
async def settle(use: Use) -> None:
    """A colony on any planet, with up to four ships of other colonies."""
    await use.found_colony(_planets(use), MOST)


@CARD.explodes
async def withdraw(use: Use) -> None:
    """A foreign colony, or without one a home colony, is given up. Its ships return to others; without another colony
    they go to the warp."""
    g, seat = use.g, use.seat
    colonies = g.colonies(seat)
    if colonies:
        foreign = [planet for planet in colonies if g.s.home_of[planet] != seat]
        planet = await use.pick(COLONY, foreign or colonies)
        number = g.s.ships[planet][seat]
        await use.bring(planet, AIR, number)
        await use.go_home(AIR, number)
        await use.check()
