"""Mutant: refills its hand before allies are invited, card by card, from the deck or from other hands."""

from ..api import Alien, Pick, Role, Use, W, draw_cards, take_random

ALIEN = Alien("mutant")


def _sources(use: Use) -> list[str | int]:
    g = use.g
    deck: list[str | int] = ["deck"] if g.s.deck or g.s.discard else []
    return deck + [seat for seat in g.clockwise(use.seat) if g.hand(seat)]


def _short(use: Use) -> bool:
    return len(use.g.hand(use.seat)) < use.g.edition.hand_size and bool(_sources(use))


@ALIEN.ability(W.ALLIANCE_BEFORE, role=Role.MAIN, when=_short)
async def refill(use: Use) -> None:
    """Once begun it continues to a full hand; the next source is chosen after the last card was seen."""
    while _short(use):
        source = await Pick(use.seat, "mutant-source", use.source, _sources(use))
        if source == "deck":
            await draw_cards(use.g, use.seat, 1, use.source)
        else:
            take_random(use.g, use.seat, int(source), 1, use.source)
