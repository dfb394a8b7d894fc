"""Host: holds flares of aliens that are not in the game on its sheet, and plays their wild sides."""

from ..api import Alien, Of, PowerUse, Ride, Use, W, wild_sides

ALIEN = Alien("host", needs=("flares",), box=True)
THROWN = ALIEN.prompt("thrown", Of.CARD)
KEPT = ALIEN.prompt("kept", Of.CARD, gains=True)
ROOM = 3


@ALIEN.ability((), once=False)
def channel(use: Use) -> None:
    """Each wild side that is played off the sheet is a use of its own; the engine plays it as if from the hand. It does
    not count as a flare played, and is discarded instead of coming back."""


ALIEN.way(wild_sides, channel, off_sheet=True)


@ALIEN.ability(W.TURN_START, is_use=False, when=lambda use: bool(use.sheet.cards) or use.box_left())
async def refill(use: PowerUse) -> None:
    """When a turn begins, flares of the sheet leave the game as it likes, and it is filled up to three. This is
    not a use."""
    lying = list(use.sheet.cards)
    thrown = await use.pick_some(THROWN, lying, 0, len(lying), secret=True) if lying else ()
    if thrown:
        use.remove_from_sheet(thrown)
    room = ROOM - len(use.sheet.cards)
    if not room or not use.box_left():
        return
    more = await use.changed_by_flare(0)
    before = list(use.sheet.cards)
    use.flares_to_sheet(room + more)
    drawn = [card for card in use.sheet.cards if card not in before]
    if len(drawn) > room:
        kept = await use.pick_some(KEPT, drawn, room, room, secret=True)
        use.remove_from_sheet([card for card in drawn if card not in kept])


@ALIEN.wild(W.NO_MATTER_WHEN, when=Use.box_left)
def receive(use: Use) -> None:
    """Three flares out of the box come to the hand; this one goes to whoever plays Host, or is discarded."""
    use.pass_flare_on()
    use.draw_flares(3)


@ALIEN.rides(refill)
def receive_more(use: PowerUse[Ride]) -> int:
    """Two flares more are drawn, of which it keeps the best."""
    return 2
