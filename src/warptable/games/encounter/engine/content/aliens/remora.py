"""Remora: gains whenever others gain."""

from ..api import (
    WARP,
    Alien,
    Brings,
    CardsDrawn,
    ColonyGained,
    Of,
    Pick,
    Play,
    ShipsBack,
    Use,
    W,
    cards_left,
    could_return,
    draw_cards,
    go_home,
    in_warp,
)

ALIEN = Alien("remora")
GAIN = ALIEN.prompt("gain", Of.WORD, ("deck", "ship"), brings={"deck": Brings(cards=1), "ship": Brings(ships=1)})


def _old_ship(use: Use[object]) -> bool:
    """A ship in the warp that was lost before this encounter, and a colony for it."""
    return in_warp(use) > use.e.seats[use.seat].warped and use.g.has_colonies(use.seat)


@ALIEN.ability(W.FROM_WARP, once=False, when=lambda use: use.event.seat != use.seat and _old_ship(use))
async def cling_ship(use: Use[ShipsBack]) -> None:
    """When others get ships back from the warp, so does it: one each time, however many they get."""
    await go_home(use.g, use.seat, WARP, 1, use.source)


@ALIEN.ability(
    W.DRAWN, once=False, when=lambda use: use.event.seat != use.seat and bool(use.event.cards) and cards_left(use)
)
async def cling_card(use: Use[CardsDrawn]) -> None:
    """When others draw from the deck, so does it: one card each time, however many they draw."""
    await draw_cards(use.g, use.seat, 1, use.source)


@ALIEN.wild(W.FLARE_USED, when=lambda use: use.event.seat != use.seat and cards_left(use))
async def feed_on_flares(use: Use[Play]) -> None:
    """A card for each flare that somebody else uses."""
    await draw_cards(use.g, use.seat, 1, use.source)


def _gains(use: Use[object]) -> list[str]:
    """A card, or any own ship: here a fresh one will do."""
    card = ["deck"] if cards_left(use) else []
    ship = ["ship"] if could_return(use.g, use.seat) else []
    return card + ship


@ALIEN.super(W.COLONY_GAINED, when=lambda use: use.event.seat != use.seat and bool(_gains(use)))
async def feed_on_colonies(use: Use[ColonyGained]) -> None:
    """A card or a ship for each colony that somebody else gains."""
    if await Pick(use.seat, GAIN, use.source, _gains(use)) == "deck":
        await draw_cards(use.g, use.seat, 1, use.source)
    else:
        await go_home(use.g, use.seat, WARP, 1, use.source)
