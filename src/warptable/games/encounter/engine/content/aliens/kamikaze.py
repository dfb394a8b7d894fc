"""Kamikaze: gives up ships for cards before cards are chosen."""

from ..api import EACH, Alien, Brings, Layer, Of, Regroup, Role, Use, W

ALIEN = Alien("kamikaze")
SHIPS = ALIEN.prompt("ships", Of.LEAVING, few=True, brings={EACH: Brings(cards=2)})
MOST = 4


async def _give_up(use: Use, places: list[tuple[int, int]]) -> int:
    """One to four own ships from these places go to the warp; how many they were."""
    there = sum(number for _, number in places)
    spread = await use.distribute(SHIPS, places, 1, min(MOST, there))
    await use.to_warp([(use.seat, place, number) for place, number in spread])
    return sum(number for _, number in spread)


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: use.g.has_colonies(use.seat))
async def sacrifice(use: Use) -> None:
    """Up to four ships go to the warp for two cards each: from any colony, the targeted planet too."""
    lost = await _give_up(use, use.g.sources(use.seat))
    await use.draw(2 * lost)


@ALIEN.wild(W.CARDS_SELECTED, role=Role.MAIN, when=lambda use: bool(use.ships_outside()))
async def ram(use: Use) -> None:
    """Up to four ships outside the encounter go to the warp, for three points each."""
    lost = await _give_up(use, use.ships_outside())
    use.modify(Layer.BONUS, use.side, amount=3 * lost)


@ALIEN.super(W.REGROUP_SHIP, role=Role.OFFENSE, when=lambda use: use.takes_ship() and use.in_warp() > use.event.number)
def fetch_three(use: Use[Regroup]) -> None:
    """Three ships leave the warp instead of one."""
    use.event.number = 3
