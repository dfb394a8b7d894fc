"""Philanthropist: gives a card of its hand to a main player."""

from ..api import Alien, Brings, Gift, MustPlay, Of, Role, Use, W

ALIEN = Alien("philanthropist")
ALIEN.event("card_demanded", "seat receiver")
CARD = ALIEN.prompt("card", Of.CARD)
RECEIVER = ALIEN.prompt("receiver", Of.SEAT)
BORROWER = ALIEN.prompt("borrower", Of.SEAT)


def _holds_a_card(use: Use) -> bool:
    return bool(use.hand)


async def _present(use: Use) -> None:
    """A card of the hand goes to a main player: from a main player to its opponent, from an ally to either."""
    g, mains = use.g, (use.e.offense, use.e.defense)
    card = await use.pick(CARD, list(use.hand), secret=True)
    receiver = use.opponent if use.seat in mains else await use.pick(RECEIVER, mains)
    use.give(receiver, [card])
    if g.face(card).encounter:
        # not on the sheet: others must not see the card
        use.impose(Gift(use.seat, card, receiver))


@ALIEN.ability(W.ALLIANCES_FORMED, role=Role.MAIN_OR_ALLY, when=_holds_a_card, name="give")
async def present(use: Use) -> None:
    """A card of the hand goes to a main player. A main player left without an encounter card draws a new hand."""
    await _present(use)
    if use.seat in (use.e.offense, use.e.defense):
        await use.ensure_encounter_card(W.PLANNING_HAND)


def _has_power_to_lend(use: Use) -> bool:
    """An own power in force, and a ship to pay with."""
    sheets = use.g.seats[use.seat].sheets
    ready = any(sheet.own(use.seat) and not (sheet.lost or sheet.hidden or sheet.replaced) for sheet in sheets)
    return ready and use.g.has_colonies(use.seat) and not use.is_bound(use.seat)


@ALIEN.wild(W.ENCOUNTER_START, when=_has_power_to_lend, brings=Brings(paid=1))
async def lend_power(use: Use) -> None:
    """For a ship: another player has this seat's power instead of its own until the encounter ends."""
    borrower = await use.pick(BORROWER, use.others)
    await use.choose_losses(1)
    use.lend_powers(borrower)


def _given(use: Use) -> Gift | None:
    """The encounter card this seat has given in this encounter, and to whom."""
    gifts = use.e.all_of(Gift)
    return next((gift for gift in gifts if gift.seat == use.seat and gift.source == use.source), None)


@ALIEN.super(W.SELECTION, role=Role.MAIN_OR_ALLY, when=lambda use: _given(use) is not None)
def insist(use: Use) -> None:
    """The receiver must play the given card, if it still can."""
    gift = _given(use)
    assert gift is not None
    use.impose(MustPlay(gift.receiver, gift.card))
    use.emit("card_demanded", receiver=gift.receiver)


def _has_a_receiver(use: Use) -> bool:
    """As long as nobody is the defense (A-S4-2) there is none for the offense."""
    return _holds_a_card(use) and (use.e.defense >= 0 or use.seat != use.e.offense)


AVALON = ALIEN.version("avalon")
"""Once, at one of several moments; whoever gives away its last encounter card draws no new hand for it."""


@AVALON.ability(
    (W.DESTINY_SETTLED, W.FREE_3, W.ALLIANCES_FORMED), role=Role.MAIN_OR_ALLY, when=_has_a_receiver, name="give"
)
async def give_early(use: Use) -> None:
    """A card of the hand goes to a main player: from a main player to its opponent, from an ally to either."""
    await _present(use)
