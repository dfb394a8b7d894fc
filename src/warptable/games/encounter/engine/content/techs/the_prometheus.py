"""The Prometheus: one more ship, which counts four."""

from ..api import (
    AIR,
    LAB,
    WARP,
    Game,
    Of,
    Pick,
    Tech,
    TechCard,
    add_marked_ship,
    check,
    lab_of,
    lift_ships,
    remove_marked_ship,
)

TECH = Tech("the-prometheus", research=7, lasting=True)
COLONY = TECH.prompt("colony", Of.PLACE)
BONUS = 3
"""Beyond the one that every ship counts."""


@TECH.completed
async def launch(g: Game, tech: TechCard) -> None:
    """The ship goes to one of the owner's colonies; without one, to the warp (F-STRIP-4)."""
    place = await Pick(tech.owner, COLONY, TECH.id, g.colonies(tech.owner) or [WARP])
    add_marked_ship(g, tech.owner, TECH.id, BONUS, place, TECH.id)
    await check(g)


@TECH.leaves
async def scrap(g: Game, tech: TechCard) -> None:
    """The ship goes with the tech, from wherever it is."""
    [mark] = [mark for mark in g.s.marks if mark.kind == TECH.id]
    if mark.place == LAB:
        researched = next(other for other in lab_of(g).of(mark.seat) if other.ships)
        lift_ships(g, researched, AIR, 1, (TECH.id,))
    remove_marked_ship(g, TECH.id, TECH.id)
    await check(g)
