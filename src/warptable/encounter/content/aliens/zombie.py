"""Zombie: ships that should go to the warp return to its colonies; in a deal it may free others' ships."""

from ..api import AIR, Alien, Game, Use, W, go_home

ALIEN = Alien("zombie")


def _loses_ships(use: Use) -> bool:
    return use.event.heading[use.seat] > 0 and bool(use.g.colonies(use.seat))


@ALIEN.ability(W.HOME_INSTEAD, must=True, once=False, when=_loses_ships)
async def immortality(use: Use) -> None:
    number = use.event.heading[use.seat]
    use.event.heading[use.seat] = 0
    await go_home(use.g, use.seat, AIR, number, use.source)


@ALIEN.rule("frees_ships_in_deals")
def frees_ships(g: Game, seat: int) -> bool:
    """A standing right, not a use: it cannot be zapped (F-ZAP-3)."""
    return True
