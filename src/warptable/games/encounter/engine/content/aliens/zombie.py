"""Zombie: ships that should go to the warp return to its colonies; in a deal it may free others' ships."""

from ..api import AIR, WARP, Alien, AlliesFromWarp, Losses, PowerUse, Role, Rule, Use, W

ALIEN = Alien("zombie")


def _loses_ships(use: Use[Losses]) -> bool:
    """Own ships head for the warp, and have a colony to return to."""
    return use.event.heading[use.seat] > 0 and use.g.has_colonies(use.seat)


async def _save(use: Use[Losses], number: int) -> None:
    use.event.heading[use.seat] -= number
    await use.go_home(AIR, number)


@ALIEN.ability(W.HOME_INSTEAD, must=True, once=False, when=_loses_ships)
async def immortality(use: Use[Losses]) -> None:
    """Its ships go home instead of to the warp."""
    await _save(use, use.event.heading[use.seat])


@ALIEN.rule(Rule.FREES_SHIPS_IN_DEALS)
def frees_ships(use: PowerUse) -> bool:
    """Its deals may free ships of anybody from the warp. A standing right, not a use: it cannot be zapped (F-ZAP-3)."""
    return True


@ALIEN.wild(W.HOME_INSTEAD, when=_loses_ships)
async def save_one(use: Use[Losses]) -> None:
    """One ship goes home instead of to the warp."""
    await _save(use, 1)


def _guest_in_warp(use: Use) -> bool:
    """Could somebody who may join this side, invited or not, bring a ship from the warp?"""
    warp = use.g.s.ships[WARP]
    others = [seat for seat in use.others if seat != use.opponent]
    return any(warp[seat] and use.could_join(seat, use.side) for seat in others)


@ALIEN.super(W.INVITED, role=Role.MAIN, when=_guest_in_warp)
def raise_allies(use: Use) -> None:
    """Each ally may add one ship from the warp, beyond the usual four."""
    use.impose(AlliesFromWarp(use.side, 1))
