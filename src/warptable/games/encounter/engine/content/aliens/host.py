"""Host: holds flares of aliens that are not in the game on its sheet, and plays their wild sides."""

from ..api import (
    Alien,
    Of,
    PickSome,
    PowerUse,
    Ride,
    Use,
    W,
    box_left,
    changed_by_flare,
    draw_flares,
    flares_to_sheet,
    remove_cards,
    to_matching,
    wild_sides,
)

ALIEN = Alien("host", needs=("flares",), box=True)
THROWN = ALIEN.prompt("thrown", Of.CARD)
KEPT = ALIEN.prompt("kept", Of.CARD, gains=True)
ROOM = 3


@ALIEN.ability((), once=False)
def channel(use: Use) -> None:
    """Each wild side that is played off the sheet is a use of its own; the engine plays it as if from the hand. It does
    not count as a flare played, and is discarded instead of coming back."""


ALIEN.way(wild_sides, channel, off_sheet=True)


@ALIEN.ability(W.TURN_START, is_use=False, when=lambda use: bool(use.sheet.cards) or box_left(use))
async def refill(use: PowerUse) -> None:
    """When a turn begins, flares of the sheet leave the game as it likes, and it is filled up to three. This is
    not a use."""
    g, lying = use.g, list(use.sheet.cards)
    thrown = await PickSome(use.seat, THROWN, use.source, lying, 0, len(lying), secret=True) if lying else ()
    if thrown:
        remove_cards(g, use.seat, thrown, use.source, use.sheet)
    room = ROOM - len(use.sheet.cards)
    if not room or not box_left(use):
        return
    more = await changed_by_flare(use, 0)
    before = list(use.sheet.cards)
    flares_to_sheet(g, use.seat, use.sheet, room + more, use.source)
    drawn = [card for card in use.sheet.cards if card not in before]
    if len(drawn) > room:
        kept = await PickSome(use.seat, KEPT, use.source, drawn, room, room, secret=True)
        remove_cards(g, use.seat, [card for card in drawn if card not in kept], use.source, use.sheet)


@ALIEN.wild(W.NO_MATTER_WHEN, when=box_left)
def receive(use: Use) -> None:
    """Three flares out of the box come to the hand; this one goes to whoever plays Host, or is discarded."""
    to_matching(use)
    draw_flares(use.g, use.seat, 3, use.source)


@ALIEN.rides(refill)
def receive_more(use: PowerUse[Ride]) -> int:
    """Two flares more are drawn, of which it keeps the best."""
    return 2
