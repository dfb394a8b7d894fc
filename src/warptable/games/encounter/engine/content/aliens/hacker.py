"""Hacker: hand-picks its compensation, from anybody; chooses what others get from it."""

from ..api import Alien, CardsTaken, Compensation, Of, Role, Use, W

ALIEN = Alien("hacker")
ALIEN.event("payer_named", "seat victim")
PAYER = ALIEN.prompt("payer", Of.SEAT, harms=True)
CARDS = ALIEN.prompt("cards", Of.CARD)


def _payers(use: Use[Compensation]) -> list[int]:
    return [seat for seat in use.others if use.g.hand(seat)]


def _collects(use: Use[Compensation]) -> bool:
    return use.event.receiver == use.seat and use.event.number > 0 and bool(_payers(use))


@ALIEN.ability(W.COMPENSATION, role=Role.MAIN, when=_collects)
async def hack_collect(use: Use[Compensation]) -> None:
    """Compensation is taken from any player, and the Hacker picks the cards."""
    use.event.payer = await use.pick(PAYER, _payers(use))
    use.event.picker = use.seat
    use.emit("payer_named", victim=use.event.payer)


def _pays(use: Use[Compensation]) -> bool:
    return use.event.payer == use.seat and use.event.number > 0


@ALIEN.ability(W.COMPENSATION, role=Role.MAIN, when=lambda use: _pays(use) and use.event.receiver == use.opponent)
def hack_pay(use: Use[Compensation]) -> None:
    """The Hacker picks the cards that its opponent gets as compensation."""
    use.event.picker = use.seat


@ALIEN.wild(W.COMPENSATION, role=Role.MAIN, when=_pays)
def refuse(use: Use[Compensation]) -> None:
    """A main player does not pay. A third player from whom the Hacker collects cannot play this."""
    use.event.number = 0


def _hacked(use: Use[CardsTaken]) -> bool:
    """These cards were collected with the power."""
    return use.event.taker == use.event.picker == use.seat and bool(use.hand)


@ALIEN.super(W.TAKEN, role=Role.MAIN, when=_hacked)
async def give_back(use: Use[CardsTaken]) -> None:
    """Cards in return, at most as many as were taken; those just taken may be among them."""
    hand = use.hand
    most = min(len(use.event.cards), len(hand))
    cards = await use.pick_some(CARDS, list(hand), 1, most)
    use.give(use.event.victim, cards)
