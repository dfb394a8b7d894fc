"""A use as an object: an ability of one seat at one moment, with what conditions and effects ask for most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from warptable.kernel.moments import Occ

if TYPE_CHECKING:
    from ..game import Game
    from ..model.frame import Frame, Result
    from ..model.state import Envoy
    from .abilities import Ability


class Use(Generic[Occ]):
    """An ability of one seat at one moment: what conditions and effects are given. `event` is what the window is
    about."""

    __slots__ = ("ability", "event", "g", "seat")

    def __init__(self, g: Game, seat: int, ability: Ability, event: Occ) -> None:
        self.g = g
        self.seat = seat
        self.ability = ability
        self.event = event

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
    def won(self) -> bool:
        return self.result.winner == self.seat

    @property
    def lost(self) -> bool:
        return self.result.loser == self.seat

    @property
    def straggled(self) -> bool:
        """Was this seat the straggler when the duel or contest began (D-GAP-33)?"""
        return self.frame.leader != self.seat

    @property
    def hand(self) -> list[int]:
        """The own hand, not to be changed."""
        return self.g.seats[self.seat].hand

    @property
    def envoy(self) -> Envoy:
        """The envoy whose text this is, as it lies there."""
        return next(envoy for envoy in self.g.s.envoys if envoy.id == self.ability.source)

    @property
    def noted(self) -> bool:
        """Has this seat noted a text of this name in this duel or contest?"""
        return self.note in self.frame.used

    @property
    def note(self) -> str:
        """Under this name it is noted."""
        return f"{self.ability.mark}.{self.seat}"

    def ships(self, seat: int) -> int:
        """Ships of a seat on the planet of the duel."""
        return self.g.s.ships[self.frame.planet][seat]

    def memory(self, name: str, default: int = 0) -> int:
        """A number that lies on one's own alien card."""
        held = self.g.seats[self.seat].memory.get(name, default)
        return held if isinstance(held, int) else default

    def __repr__(self) -> str:
        return f"{self.ability.id} (seat {self.seat})"
