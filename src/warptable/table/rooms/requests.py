"""Who asks for the seat of a bot in a running game, until somebody at the table answers.

Nothing of it is kept: whoever goes away asks no more. Who was refused does not ask again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from ..errors import Refused


@dataclass(frozen=True, slots=True)
class Ring:
    """One request. `number` names it to the page that answers, for a guest's id is nobody's business."""

    number: int
    guest: str
    name: str
    seat: int


class Doorbell:
    """The requests of one table, the oldest first; each guest has one at most."""

    def __init__(self) -> None:
        self._rings: dict[str, Ring] = {}
        self._refused: set[str] = set()
        self._numbers = count(1)

    def ring(self, guest: str, name: str, seat: int) -> None:
        if guest in self._refused:
            raise Refused("refused-by-host")
        self._rings[guest] = Ring(next(self._numbers), guest, name, seat)

    def waiting(self) -> list[Ring]:
        return list(self._rings.values())

    def of(self, guest: str) -> Ring | None:
        return self._rings.get(guest)

    def stop(self, guest: str) -> None:
        self._rings.pop(guest, None)

    def take(self, number: int) -> Ring:
        """Answer a request: it is gone. Raises Refused if it is gone already."""
        found = next((ring for ring in self._rings.values() if ring.number == number), None)
        if found is None:
            raise Refused("refused-stale")
        return self._rings.pop(found.guest)

    def refuse(self, guest: str) -> None:
        self._refused.add(guest)

    def clear(self, seat: int) -> None:
        """This seat is taken: nobody else can have it."""
        self._rings = {guest: ring for guest, ring in self._rings.items() if ring.seat != seat}
