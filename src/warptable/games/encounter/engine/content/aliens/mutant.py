"""Mutant: refills its hand before allies are invited, card by card, from the deck or from other hands; in the edition
of 2000 before encounter cards are laid."""

from ..api import Alien, Of, PowerUse, Role, Use, W

ALIEN = Alien("mutant")
CARDS = ALIEN.prompt("cards", Of.CARD)
SOURCE = ALIEN.prompt("source", Of.SEAT, ("deck",), harms=True)


def _sources(use: Use) -> list[str | int]:
    deck: list[str | int] = ["deck"] if use.cards_left() else []
    return deck + [seat for seat in use.others if use.g.hand(seat)]


def _short(use: Use) -> bool:
    return len(use.hand) < use.g.edition.hand_size and bool(_sources(use))


@ALIEN.ability(W.ALLIANCE_BEFORE, role=Role.MAIN, when=_short)
async def refill(use: Use) -> None:
    """The hand is filled up card by card, from the deck or from other hands. Once begun it continues to a full hand;
    the next source is chosen after the last card was seen."""
    while _short(use):
        source = await use.pick(SOURCE, _sources(use))
        if source == "deck":
            await use.draw(1)
        else:
            await use.explode(await use.take_unanswered(int(source), 1))


def _payers(use: Use) -> list[int]:
    """The opponent and its allies, as far as they hold cards; after a deal there are no allies left."""
    return [seat for seat in (use.opponent, *use.g.allies(1 - use.side)) if use.g.hand(seat)]


@ALIEN.wild(W.SPOILS, role=Role.MAIN, when=lambda use: use.won_or_made_deal() and bool(_payers(use)))
async def tribute(use: Use) -> None:
    """After a win or a deal the holder takes a card from the opponent and from each of its allies."""
    for seat in _payers(use):
        await use.take(seat, 1)


def _before_the_refill(use: PowerUse) -> bool:
    """Besides the flare something is held, and the power is not used yet."""
    return len(use.hand) > 1 and use.not_used_yet(refill)


@ALIEN.super(W.ALLIANCE_BEFORE, role=Role.MAIN, when=_before_the_refill)
async def make_room(use: Use) -> None:
    """Up to three cards are discarded before the hand is refilled."""
    hand = list(use.hand)
    gone = await use.pick_some(CARDS, hand, 1, min(3, len(hand)), secret=True)
    await use.discard(gone)


AVALON = ALIEN.version("avalon")
"""Later: before encounter cards are laid."""
AVALON.ability(W.PLANNING_BEFORE, role=Role.MAIN, when=_short)(refill)
