"""Kamikaze: gives up ships for cards before cards are chosen."""

from ..api import WARP, Alien, Distribute, Layer, Modifier, Regroup, Role, Use, W, draw_cards, to_warp

ALIEN = Alien("kamikaze")
MOST = 4


async def _give_up(use: Use, places: list[tuple[int, int]]) -> int:
    """One to four own ships from these places go to the warp; how many they were."""
    held = sum(number for _, number in places)
    spread = await Distribute(use.seat, "kamikaze-ships", use.source, places, 1, min(MOST, held))
    await to_warp(use.g, [(use.seat, place, number) for place, number in spread], use.source)
    return sum(number for _, number in spread)


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.sources(use.seat)))
async def sacrifice(use: Use) -> None:
    """Ships on any colony, the targeted planet too; the gate is no colony."""
    lost = await _give_up(use, use.g.sources(use.seat))
    await draw_cards(use.g, use.seat, 2 * lost, use.source)


def _outside(use: Use) -> list[tuple[int, int]]:
    """Own ships that are not in the encounter."""
    defended = use.e.target if use.seat == use.e.defense else None
    return [(planet, number) for planet, number in use.g.sources(use.seat) if planet != defended]


@ALIEN.wild(W.CARDS_SELECTED, role=Role.MAIN, when=lambda use: bool(_outside(use)))
async def ram(use: Use) -> None:
    lost = await _give_up(use, _outside(use))
    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=3 * lost))


def _more_to_fetch(use: Use[Regroup]) -> bool:
    return use.event.seat == use.seat and 0 < use.event.number < use.g.s.ships[WARP][use.seat]


@ALIEN.super(W.REGROUP_SHIP, role=Role.OFFENSE, when=_more_to_fetch)
def fetch_three(use: Use[Regroup]) -> None:
    use.event.number = 3
