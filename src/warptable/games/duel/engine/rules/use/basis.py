"""What every use has, whatever can be done with it: whose it is, in which game, and by which text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from warptable.kernel.asking import Asking

if TYPE_CHECKING:
    from ...game import Game
    from ...model.frame import Frame, Result
    from ...model.state import Envoy
    from ..abilities import Ability


class Basis(Asking):
    """What every use tells.

    Wherever a verb takes `seat`, that is whom it is about: the seat whose text it is, unless another one is named. In
    events and questions it says by itself which alien or envoy it belongs to (`source`).
    """

    __slots__ = ("ability", "g", "seat")
    g: Game
    seat: int
    ability: Ability

    @property
    def source(self) -> str:
        """The alien or envoy, for events, modifiers and questions."""
        return self.ability.id

    @property
    def other(self) -> int:
        """The opponent."""
        return 1 - self.seat

    @property
    def frame(self) -> Frame:
        """The duel or contest that is going on."""
        return self.g.frame

    @property
    def planet(self) -> int:
        """The planet of the duel."""
        return self.frame.planet

    @property
    def result(self) -> Result:
        """How the duel or contest came out, once it has."""
        result = self.frame.result
        assert result is not None, "nobody has won yet"
        return result

    @property
    def hand(self) -> list[int]:
        """The cards in this seat's hand, not to be changed."""
        return self.g.seats[self.seat].hand

    @property
    def under(self) -> list[int]:
        """The cards that lie facedown under this seat's alien, not to be changed."""
        return self.g.seats[self.seat].under

    @property
    def envoy(self) -> Envoy:
        """The envoy whose text this is, as it lies there."""
        return next(envoy for envoy in self.g.s.envoys if envoy.id == self.ability.source)

    @property
    def memory(self) -> Mapping[str, Any]:
        """What lies on this seat's alien card, for `Memory`: `FORMS[use]`."""
        return self.g.seats[self.seat].memory

    def __repr__(self) -> str:
        return f"{self.ability.id} (seat {self.seat})"
