"""Setting a dial: what each number of ships is worth, by the table of dials and the price of a ship."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.model.frame import PLAIN, Switches
from ..joint.dials import cell
from ..joint.sending import DIALS, Cell
from .reading import Reading


def switches_of(r: Reading) -> Switches:
    """The rules of the duel that its card changes."""
    return r.view.frame.switches if r.view.frame is not None else PLAIN


def arriving(r: Reading, seat: int, dial: int) -> int:
    """The ships of a seat on the planet after this dial."""
    card = switches_of(r)
    number = (min(dial, card.dial_limit) if card.dial_limit else dial) + card.extra
    origin = r.view.warp[seat] if card.from_warp and r.view.warp[seat] else r.view.supply[seat]
    return r.ships_there(seat) + min(number, origin)


def sends(r: Reading, seat: int) -> bool:
    """Does a seat set a dial in this round? Controllers of a planet may have to stay (D-GAP-07, D-GAP-08)."""
    frame = r.view.frame
    return frame is None or not (switches_of(r).controllers_stay and seat in frame.controllers and frame.round == 1)


def cells(r: Reading, options: Sequence[int]) -> list[list[Cell]]:
    """For each of my dials and each dial of the opponent, what the ships on the planet are worth."""
    frame = r.view.frame
    ready = r.seats[r.me].ready, r.seats[r.other].ready
    if not switches_of(r).tactics:
        ready = 0, 0
    advantage = frame.advantage if frame is not None else 0
    answers = DIALS if sends(r, r.other) else (0,)
    return [
        [cell((arriving(r, r.me, mine), _there(r, theirs)), ready, advantage, r.tokens) for theirs in answers]
        for mine in options
    ]


def _there(r: Reading, dial: int) -> int:
    return arriving(r, r.other, dial) if dial else r.ships_there(r.other)


def prices(r: Reading) -> tuple[float, float]:
    """What a ship of mine and one of the opponent is worth, as a part of a duel: the more, the fewer are left."""
    return _price(r, r.me), _price(r, r.other)


def _price(r: Reading, seat: int) -> float:
    held, supply = r.view.supply[seat], r.weights.supply
    few, many = max(0, min(len(supply) - 1, held - 4)), max(0, min(len(supply) - 1, held))
    return max(0.01, ((supply[many] - supply[few]) / 4 - r.weights.recoverable) / (2 * r.weights.planet))


def kept_there(r: Reading, mine: int, wins: float) -> float:
    """What ships that stay on a planet cost: whoever wins leaves them there."""
    return wins * _price(r, r.me) * mine
