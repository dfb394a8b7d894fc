"""Masochist: wins when all its ships are lost."""

from ..api import OUT, WARP, Alien, By, Near, Of, PowerUse, Regroup, Role, Rule, Use, W, Way

ALIEN = Alien("masochist")
SEAT = ALIEN.prompt("seat", Of.SEAT)


def _all_lost(use: Use) -> bool:
    """Every ship that the game knows is in the warp, out of the game or taken prisoner."""
    return sum(row[use.seat] for row in use.g.s.ships) == use.lost_ships()


@ALIEN.ability(W.ENCOUNTER_START, must=True, when=_all_lost)
def win(use: Use) -> None:
    """All own ships are lost: that wins the game."""
    use.win_game()


@ALIEN.rule(Rule.NEARNESS)
def nearness(way: Way) -> Near:
    """Its ships in the warp and out of the game."""
    ships, seat = way.state.ships, way.seat
    return Near(ships[WARP][seat] + ships[OUT][seat], sum(row[seat] for row in ships), By.LOST_SHIP)


@ALIEN.rule(Rule.KEEPS_POWER)
def keeps_power(use: PowerUse) -> bool:
    """The number of home colonies has no influence on this sheet."""
    return True


def _others_in_the_warp(use: Use[Regroup]) -> list[int]:
    """Who could take a ship home in the place of the offense."""
    g = use.g
    return [seat for seat in g.clockwise(use.e.offense) if use.could_return(seat=seat)]


def _can_be_passed_over(use: Use[Regroup]) -> bool:
    """The offense is about to take a ship, and could launch others."""
    event, offense = use.event, use.e.offense
    due = event.seat == offense and event.number > 0 and use.could_return(seat=offense) > 0
    return due and bool(_others_in_the_warp(use))


@ALIEN.wild(W.REGROUP_SHIP, when=_can_be_passed_over)
async def divert(use: Use[Regroup]) -> None:
    """Another player takes the ship that the offense should have taken from the warp."""
    use.event.seat = await use.pick(SEAT, _others_in_the_warp(use))


@ALIEN.super(W.REGROUP_SHIP, role=Role.OFFENSE, when=Use.takes_ship)
async def throw_away(use: Use[Regroup]) -> None:
    """The ship leaves the game instead of the warp."""
    use.event.number = 0
    await use.remove_ships(WARP, 1)
