"""Miser: plays from a second, protected hand, the hoard on its sheet."""

from ..api import (
    FREE,
    Alien,
    Game,
    Pick,
    PickSome,
    Role,
    Sheet,
    Use,
    W,
    discard_sheet,
    discarded,
    draw_to_sheet,
    swap_with_sheet,
)

ALIEN = Alien("miser")


@ALIEN.setup
async def two_hands(g: Game, seat: int, sheet: Sheet) -> None:
    """It looks at two hands and keeps one; the other is the hoard."""
    draw_to_sheet(g, seat, sheet, g.edition.hand_size, ALIEN.id)
    if await Pick(seat, "miser-hand", ALIEN.id, ["first-hand", "second-hand"], secret=True) == "second-hand":
        swap_with_sheet(g, seat, sheet)


@ALIEN.ability((), once=False)
def play_from_hoard(use: Use) -> None:
    """Each card off the sheet is a use of its own; the engine plays it as if from the hand, and puts back on the
    sheet what would go back to the hand."""


@ALIEN.rule("plays_off_sheet")
def hoard(g: Game, seat: int) -> str:
    return "miser.play-from-hoard"


def _spent(use: Use) -> bool:
    """No encounter card on the sheet, and something to draw."""
    g, sheet = use.g, use.sheet
    assert sheet is not None
    return not any(g.face(card).encounter for card in sheet.cards) and bool(g.s.deck or g.s.discard)


@ALIEN.ability(FREE, once=False, is_use=False, when=_spent)
async def new_hoard(use: Use) -> None:
    """It is shown and discarded, and a full one is drawn."""
    assert use.sheet is not None
    gone = discard_sheet(use.g, use.seat, use.sheet, use.source)
    if gone:
        await discarded(use.g, use.seat, gone)
    draw_to_sheet(use.g, use.seat, use.sheet, use.g.edition.hand_size, use.source)


async def _aside(use: Use) -> list[int]:
    """The flare itself and two other cards of the hand, or as many as there are."""
    hand = list(use.g.hand(use.seat))
    two = min(2, len(hand))
    named = await PickSome(use.seat, "miser-cards", use.source, hand, two, two, secret=True) if hand else ()
    return [use.card, *named]


def _loses_cards(use: Use) -> bool:
    """A new hand is due (asked of that seat alone), or compensation is about to be taken from this seat."""
    return not hasattr(use.event, "payer") or bool(use.event.payer == use.seat and use.event.number)


@ALIEN.wild((W.NEW_HAND, W.COMPENSATION), when=_loses_cards)
async def put_aside(use: Use) -> None:
    kept = use.event.shielded if hasattr(use.event, "payer") else use.event.kept
    kept += await _aside(use)


@ALIEN.super(W.ENCOUNTER_START, role=Role.OFFENSE, when=lambda use: bool(use.g.s.deck or use.g.s.discard))
def add_to_hoard(use: Use) -> None:
    assert use.sheet is not None
    draw_to_sheet(use.g, use.seat, use.sheet, 1, use.source)
