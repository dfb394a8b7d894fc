"""The Prometheus: one more ship, which counts four."""

from ..api import AIR, LAB, WARP, Of, Tech, TechUse

TECH = Tech("the-prometheus", research=7, lasting=True)
COLONY = TECH.prompt("colony", Of.PLACE)
BONUS = 3
"""Beyond the one that every ship counts."""


@TECH.completed
async def launch(use: TechUse) -> None:
    """The ship goes to one of the owner's colonies; without one, to the warp (F-STRIP-4)."""
    use.add_marked_ship(await use.pick(COLONY, use.g.colonies(use.seat) or [WARP]), BONUS)
    await use.check()


@TECH.leaves
async def scrap(use: TechUse) -> None:
    """The ship goes with the tech, from wherever it is."""
    [mark] = [mark for mark in use.g.s.marks if mark.kind == TECH.id]
    if mark.place == LAB:
        researched = next(other for other in use.lab.of(mark.seat) if other.ships)
        use.lift_researchers(researched, AIR, 1, (TECH.id,))
    use.remove_marked_ship()
    await use.check()
