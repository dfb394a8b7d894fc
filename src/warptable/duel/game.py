"""The object that rules and content work with: the state, and what can be asked of it at once.

It holds nothing that is not derived from the state, so that a fork needs nothing but the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel import Event
from .model.cards import FACES, Face
from .model.frame import Frame
from .model.places import SYMBOLS, Symbol
from .model.state import Envoy, Seat, State
from .model.tactics import Half, Tactic, tactics_in, tactics_with
from .rules.abilities import Rule
from .rules.cards import DestinyCard
from .rules.wiring import Powers, Registry, Wiring

HAND_LIMIT = 6
PLANETS_TO_WIN = 5


class Game:
    """A state with its content, its wiring and its log."""

    __slots__ = ("active", "log", "powers", "registry", "s", "seats", "tactics", "uniform", "wiring")

    def __init__(self, state: State, registry: Registry, log: list[Event] | None, uniform: bool) -> None:
        self.s = state
        self.seats: list[Seat] = state.seats
        self.registry = registry
        self.log = log
        self.uniform = uniform
        self.tactics: tuple[Tactic, ...] = tactics_with(state.variants)
        self.rewire()

    # ---- log --------------------------------------------------------------------------------------

    def emit(self, kind: str, source: str, private: dict[int, dict[str, Any]] | None = None, /, **data: Any) -> None:
        """Log that something happened, and by which rule, alien or card (`model/events.py`)."""
        if self.log is not None:
            self.log.append(Event(kind, source, data, private))

    def whisper(self, seat: int, kind: str, source: str, /, **data: Any) -> None:
        """Log something for one seat alone: the other does not learn that anything happened."""
        if self.log is not None:
            self.log.append(Event(kind, source, {}, {seat: {"seat": seat, **data}}, secret=True))

    # ---- who listens ------------------------------------------------------------------------------

    def rewire(self) -> None:
        """Aliens or envoys have changed."""
        self.powers: Powers = (self._powers(0), self._powers(1))
        self.rewire_kind()

    def rewire_kind(self) -> None:
        """A duel or contest has begun or is over."""
        frame = self.s.frame
        self.wiring: Wiring = self.registry.wiring(self.powers, frame.kind if frame is not None else "")
        self.active = self.wiring.mask  # a bit for each window in which somebody could act

    def _powers(self, seat: int) -> tuple[str, ...]:
        """D-ENV-13, D-ENV-14: the alien, and the envoys in force."""
        names = [envoy.id for envoy in self.s.envoys if envoy.up and envoy.ally == seat]
        return (self.seats[seat].alien, *names)

    def is_active(self, window: int) -> bool:
        """Could anybody act in this window? Cheap: most windows end here."""
        return self.active >> window & 1 == 1

    def rules_of(self, seat: int, question: str) -> tuple[Rule, ...]:
        """The standing rules of a seat in force that answer this."""
        return self.wiring.rules[seat].get(question, ())

    def rule_for(self, seat: int, question: str, default: Any) -> Any:
        """What this seat's own standing rules answer, or the default."""
        for rule in self.wiring.rules[seat].get(question, ()):
            return rule.answer(self, seat)
        return default

    def hand_limit(self, seat: int) -> int:
        """D-HAND-01."""
        limit: int = self.rule_for(seat, "hand_limit", HAND_LIMIT)
        return limit

    def planets_to_win(self, seat: int) -> int:
        """D-WIN-02."""
        number: int = self.rule_for(seat, "planets_to_win", PLANETS_TO_WIN)
        return number

    # ---- roles, frame, card -------------------------------------------------------------------------

    @property
    def straggler(self) -> int:
        return 1 - self.s.leader

    def order(self, first: str = "leader") -> tuple[int, int]:
        """D-GAP-06, D-GAP-24: leader first, unless a text says straggler first."""
        leader = self.s.leader
        return (leader, 1 - leader) if first == "leader" else (1 - leader, leader)

    @property
    def frame(self) -> Frame:
        """The duel or contest that is going on."""
        frame = self.s.frame
        assert frame is not None, "neither duel nor contest is going on"
        return frame

    @property
    def card(self) -> DestinyCard:
        """The destiny card that is being resolved."""
        return self.registry.cards[self.s.past[-1]]

    # ---- planets and ships --------------------------------------------------------------------------

    def controls(self, seat: int, tile: int) -> bool:
        """D-CON-04..06, D-WRP-02: ships on a planet control it, but not while it is dueled over; on the Warpplanet more
        ships than the other seat has."""
        row = self.s.ships[tile]
        frame = self.s.frame
        if not row[seat] or (frame is not None and frame.planet == tile and not frame.closed):
            return False
        return tile != self.s.warpplanet or row[seat] > row[1 - seat]

    def planets(self, seat: int) -> list[int]:
        """The planets that a seat controls."""
        return [tile for tile in self.s.row if self.controls(seat, tile)]

    def count(self, seat: int) -> int:
        """How many planets a seat controls."""
        return self.counts()[seat]

    def counts(self) -> tuple[int, int]:
        """How many planets each seat controls; the same as `controls` for each, asked often."""
        s = self.s
        ships, frame = s.ships, s.frame
        contested = frame.planet if frame is not None and not frame.closed else -1
        first = second = 0
        for tile in s.row:
            one, two = ships[tile]
            if tile == contested:
                continue
            if tile == s.warpplanet:
                one, two = one > two, two > one
            if one:
                first += 1
            if two:
                second += 1
        return first, second

    def ships(self, seat: int, place: int) -> int:
        return self.s.ships[place][seat]

    @staticmethod
    def symbol(tile: int) -> Symbol:
        return SYMBOLS[tile]

    # ---- cards, tactics, envoys -----------------------------------------------------------------------

    def face(self, card: int) -> Face:
        """What a card shows."""
        return FACES[self.s.faces[card]]

    def plans(self, seat: int) -> list[int]:
        """The plans in a hand."""
        faces = self.s.faces
        return [card for card in self.seats[seat].hand if FACES[faces[card]].plan]

    def reinforcements(self, seat: int) -> list[int]:
        """The reinforcements in a hand."""
        faces = self.s.faces
        return [card for card in self.seats[seat].hand if not FACES[faces[card]].plan]

    def readied(self, seat: int) -> list[int]:
        return tactics_in(self.seats[seat].ready)

    def spent(self, seat: int) -> list[int]:
        return tactics_in(~self.seats[seat].ready)

    def half(self, tactic: int, side: int) -> Half:
        return self.tactics[tactic][side]

    def envoy(self, icon: str) -> Envoy:
        """The envoy in play with this icon."""
        return next(envoy for envoy in self.s.envoys if envoy.icon == icon)

    def allies(self, seat: int) -> Iterator[Envoy]:
        """The envoys allied with a seat."""
        return (envoy for envoy in self.s.envoys if envoy.ally == seat)
