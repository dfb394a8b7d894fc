"""Remora: gains whenever others gain."""

from ..api import WARP, Alien, Brings, CardsDrawn, ColonyGained, Of, Play, ShipsBack, Use, W

ALIEN = Alien("remora")
GAIN = ALIEN.prompt("gain", Of.WORD, ("deck", "ship"), brings={"deck": Brings(cards=1), "ship": Brings(ships=1)})


def _old_ship(use: Use[object]) -> bool:
    """A ship in the warp that was lost before this encounter, and a colony for it."""
    return use.in_warp() > use.e.seats[use.seat].warped and use.g.has_colonies(use.seat)


@ALIEN.ability(W.FROM_WARP, once=False, when=lambda use: use.event.seat != use.seat and _old_ship(use))
async def cling_ship(use: Use[ShipsBack]) -> None:
    """When others get ships back from the warp, so does it: one each time, however many they get."""
    await use.go_home(WARP, 1)


@ALIEN.ability(
    W.DRAWN, once=False, when=lambda use: use.event.seat != use.seat and bool(use.event.cards) and use.cards_left()
)
async def cling_card(use: Use[CardsDrawn]) -> None:
    """When others draw from the deck, so does it: one card each time, however many they draw."""
    await use.draw(1)


@ALIEN.wild(W.FLARE_USED, when=lambda use: use.event.seat != use.seat and use.cards_left())
async def feed_on_flares(use: Use[Play]) -> None:
    """A card for each flare that somebody else uses."""
    await use.draw(1)


def _gains(use: Use[object]) -> list[str]:
    """A card, or any own ship: here a fresh one will do."""
    card = ["deck"] if use.cards_left() else []
    ship = ["ship"] if use.could_return() else []
    return card + ship


@ALIEN.super(W.COLONY_GAINED, when=lambda use: use.event.seat != use.seat and bool(_gains(use)))
async def feed_on_colonies(use: Use[ColonyGained]) -> None:
    """A card or a ship for each colony that somebody else gains."""
    if await use.pick(GAIN, _gains(use)) == "deck":
        await use.draw(1)
    else:
        await use.go_home(WARP, 1)
