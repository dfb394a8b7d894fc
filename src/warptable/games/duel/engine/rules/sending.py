"""Who sends ships to a duel, how many, from where, and when; and the loss of the game by an empty supply."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from warptable.kernel.moments import NO_WAIT

from ..model.places import SUPPLY, WARP
from ..model.windows import W
from ..verbs import frame, ships
from ..verbs.table import end_game
from .effects import carry_out
from .standing import Rule
from .windows import window

if TYPE_CHECKING:
    from ..game import Game


MOST_ON_DIAL = 4


def senders(g: Game) -> list[int]:
    """D-GAP-07, D-GAP-08, D-GAP-20: who sends in this round. Where a card says so, not those who controlled the planet
    when it was picked; after a restart everybody."""
    held = g.card.switches.controllers_stay and g.frame.round == 1
    return [seat for seat in (0, 1) if not (held and seat in g.frame.controllers)]


def late_senders(g: Game, sending: Sequence[int]) -> tuple[int, ...]:
    """Whose dial stays hidden in step 2."""
    late = g.card.switches.late
    return tuple(seat for seat in sending if late or g.rule_for(seat, Rule.LATE_DIAL, False))


def origin_of(g: Game, seat: int) -> int:
    """Where the ships of this seat come from (D-CON-07)."""
    return WARP if g.card.switches.from_warp and g.ships(seat, WARP) else SUPPLY


def dial_matters(g: Game, seat: int, sending: Sequence[int], late: Sequence[int]) -> bool:
    """Does anything depend on what this seat sets? Not if somebody must send at once and cannot, for that decides the
    game; nor if every number sends the same ships. Until late ships come, supplies may change."""
    if any(not g.ships(one, origin_of(g, one)) for one in sending if one not in late):
        return False
    return seat in late or number_of(g, seat, 1) != number_of(g, seat, MOST_ON_DIAL)


def number_of(g: Game, seat: int, dial: int) -> int:
    """How many ships this seat sends: as many as its dial shows, as the card changes it, and as there are (D-D02-03,
    D-GAP-42). A dial of 0 was not asked for, so that any number would do."""
    switches, origin = g.card.switches, origin_of(g, seat)
    number = switches.fixed or dial or 1
    if switches.dial_limit:
        number = min(number, switches.dial_limit)
    if switches.from_warp and origin == SUPPLY:
        number = 1
    return min(number + switches.extra, g.ships(seat, origin))


def send(g: Game, seats: Sequence[int]) -> Awaitable[None]:
    """These seats reveal their dials and send. Whoever must and cannot loses the game; this is looked at for all before
    anybody loses (D-WIN-05, D-WIN-06, D-GAP-30)."""
    empty = [seat for seat in seats if not g.ships(seat, origin_of(g, seat))]
    for seat in seats:
        if g.frame.dials[seat]:
            frame.reveal_dial(g, seat)
    if empty:
        g.emit("no_ships", "D-WIN-05", seats=empty)
        winners = [] if len(empty) == 2 else [1 - empty[0]]
        end_game(g, winners, "supply" if winners else "observers", "D-WIN-05" if winners else "D-WIN-06")
    for seat in seats:
        number, origin = number_of(g, seat, g.frame.dials[seat]), origin_of(g, seat)
        ships.send(g, seat, number, g.frame.planet, "D-D02-02", origin=origin)
        frame.note_sent(g, seat, number)
    if g.card.on_sent or g.is_active(W.SENT):
        return _arrived(g, seats)
    return NO_WAIT


async def _arrived(g: Game, seats: Sequence[int]) -> None:
    """D-GAP-38: first the text of the card about these ships; once all ships are there, the texts of the seats."""
    card = g.card
    if card.on_sent:
        for seat in g.order():
            if seat in seats:
                await carry_out(g, seat, card.on_sent, card.id)
    if not g.frame.late:
        await window(g, W.SENT)
