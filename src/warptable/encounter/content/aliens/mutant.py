"""Mutant: refills its hand before allies are invited, card by card, from the deck or from other hands."""

from ..api import (
    Alien,
    Pick,
    PickSome,
    PowerUse,
    Role,
    Use,
    W,
    discard_cards,
    draw_cards,
    take_cards,
    take_random,
    won_encounter,
)

ALIEN = Alien("mutant")


def _sources(use: Use) -> list[str | int]:
    g = use.g
    deck: list[str | int] = ["deck"] if g.can_draw() else []
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


def _payers(use: Use) -> list[int]:
    """The opponent and its allies, as far as they hold cards; after a deal there are no allies left."""
    return [seat for seat in (use.opponent, *use.g.allies(1 - use.side)) if use.g.hand(seat)]


def _gained_by_it(use: Use) -> bool:
    dealt = use.e.result is not None and use.e.result.kind == "deal"
    return (dealt or won_encounter(use)) and bool(_payers(use))


@ALIEN.wild(W.SPOILS, role=Role.MAIN, when=_gained_by_it)
async def tribute(use: Use) -> None:
    for seat in _payers(use):
        await take_cards(use.g, use.seat, seat, 1, use.source)


def _before_the_refill(use: PowerUse) -> bool:
    """Besides the flare something is held, and the power is not used yet."""
    return len(use.g.hand(use.seat)) > 1 and "mutant.refill" not in use.sheet.used


@ALIEN.super(W.ALLIANCE_BEFORE, role=Role.MAIN, when=_before_the_refill)
async def make_room(use: Use) -> None:
    hand = list(use.g.hand(use.seat))
    gone = await PickSome(use.seat, "mutant-cards", use.source, hand, 1, min(3, len(hand)), secret=True)
    await discard_cards(use.g, use.seat, gone, use.source)
