"""People who are away from a running game. A bot may stand in for them after a moment, and they come back whenever they
like. Nobody else gets their hand of cards: only after a bot has stood in for long may another person ask for the seat.
"""

from __future__ import annotations

from ..errors import Refused
from ..play import clocks
from ..play.seats import SeatHolder

GRACE = 60.0
"""Seconds that somebody may be away before the others can let a bot play: enough to load a page again."""
GIVEN_UP = {"relaxed": 900.0, "live": 900.0, "day": 3 * 86_400.0}
"""Seconds after which a seat for which a bot stands in may be asked for."""


class Absence:
    """Who has left the table, and when; kept in memory. After a restart everybody has just left."""

    def __init__(self) -> None:
        self._opened = clocks.now()
        self._left: dict[str, float] = {}

    def leaves(self, guest: str) -> None:
        self._left[guest] = clocks.now()

    def comes(self, guest: str) -> None:
        self._left.pop(guest, None)

    def grace_of(self, guest: str) -> float:
        """Until when nobody may let a bot play for this guest, who is away."""
        return self._left.get(guest, self._opened) + GRACE

    def must_be_over(self, guest: str, pace: str) -> None:
        """Raises Refused if it is too early to let a bot play. At a table by the day nobody is there most of the time:
        only the clock of the table decides."""
        if pace == "day":
            raise Refused("refused-clock-decides")
        if (left := self.grace_of(guest) - clocks.now()) > 0:
            raise Refused("refused-grace", seconds=int(left) + 1)


def may_be_asked_for(seat: SeatHolder, pace: str) -> bool:
    """May another person ask for this seat? Yes if it is a bot's, or if a bot has stood in for very long."""
    if not seat.guest:
        return True
    return bool(seat.bot) and clocks.now() - seat.bot_since >= GIVEN_UP[pace]
