"""The object that rules and content work with: the state, and what can be asked of it at once.

It holds nothing that is not derived from the state, so that a fork needs nothing but the state. `frame` and `card` are
asked so often that they are attributes; the verbs that change them in the state set them here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ParamSpec, TypeVar

from warptable.kernel import Event
from warptable.kernel.standing import Question

from .model.cards import FACES, VALUES, Face
from .model.events import KINDS
from .model.frame import Frame
from .model.places import SYMBOLS, Symbol
from .model.state import Envoy, Seat, State
from .model.tactics import Half, Tactic, tactics_in, tactics_with
from .rules import use
from .rules.cards import DestinyCard
from .rules.standing import Rule
from .rules.wiring import Powers, Registry, Wiring

HAND_LIMIT = 6
PLANETS_TO_WIN = 5
P = ParamSpec("P")
R = TypeVar("R")
ORDERS = ((0, 1), (1, 0))
"""Both seats, by the one that comes first."""


class Game:
    """A state with its content, its wiring and its log.

    The rules make uses with the class that they find here: the verbs of a use know all rules, so they stand above them.
    """

    Use = use.Use
    __slots__ = ("active", "card", "frame", "log", "powers", "registry", "s", "seats", "tactics", "uniform", "wiring")

    def __init__(self, state: State, registry: Registry, log: list[Event] | None, uniform: bool) -> None:
        self.s = state
        self.seats: list[Seat] = state.seats
        self.registry = registry
        self.log = log
        self.uniform = uniform
        self.tactics: tuple[Tactic, ...] = tactics_with(state.variants)
        if state.past:
            self.card: DestinyCard = registry.cards[state.past[-1]]  # the destiny card that is being resolved
        self.rewire()

    # ---- log --------------------------------------------------------------------------------------

    def emit(self, kind: str, source: str, private: dict[int, dict[str, Any]] | None = None, /, **data: Any) -> None:
        """Log that something happened, and by which rule, alien or card (`model/events.py`)."""
        if self.log is not None:
            if KINDS.check_values:  # only in tests
                KINDS.check(kind, data, private)
            self.log.append(Event(kind, source, data, private))

    def whisper(self, seat: int, kind: str, source: str, /, **data: Any) -> None:
        """Log something for one seat alone: the other does not learn that anything happened."""
        if self.log is not None:
            private = {seat: {"seat": seat, **data}}
            KINDS.check(kind, {}, private, whisper=True)
            self.log.append(Event(kind, source, {}, private, secret=True))

    # ---- who listens ------------------------------------------------------------------------------

    def rewire(self) -> None:
        """Aliens or envoys have changed."""
        one, two = self.seats
        first: tuple[str, ...] = (one.alien,)
        second: tuple[str, ...] = (two.alien,)
        for envoy in self.s.envoys:  # D-ENV-13, D-ENV-14: the alien, and the envoys in force
            if envoy.up and envoy.ally == 0:
                first += (envoy.id,)
            elif envoy.up and envoy.ally == 1:
                second += (envoy.id,)
        self.powers: Powers = (first, second)
        self.rewire_kind()

    def rewire_kind(self) -> None:
        """A duel or contest has begun or is over."""
        frame = self.s.frame
        self.frame: Frame = frame  # type: ignore[assignment]  # None if there is none: then nobody may ask for it
        self.wiring: Wiring = self.registry.wiring(self.powers, frame.kind if frame is not None else "")
        self.active = self.wiring.mask  # a bit for each window in which somebody could act

    def is_active(self, window: int) -> bool:
        """Could anybody act in this window? Cheap: most windows end here."""
        return self.active >> window & 1 == 1

    def rules_of(self, seat: int, question: Question[P, R]) -> list[tuple[use.Use, Callable[P, R]]]:
        """The standing rules of a seat in force that answer this, each with what it is asked with."""
        found = self.wiring.rules[seat].get(question.name, ())
        return [(use.Use(self, seat, rule.itself, None), rule.answer) for rule in found]

    def rule_for(self, seat: int, question: Question[[use.Use], R], default: R) -> R:
        """What this seat's own standing rules answer, or the default."""
        found = self.wiring.rules[seat].get(question.name)
        if not found:
            return default
        answered: R = found[0].answer(use.Use(self, seat, found[0].itself, None))
        return answered

    def hand_limit(self, seat: int) -> int:
        """D-HAND-01."""
        return self.rule_for(seat, Rule.HAND_LIMIT, HAND_LIMIT)

    def planets_to_win(self, seat: int) -> int:
        """D-WIN-02."""
        return self.rule_for(seat, Rule.PLANETS_TO_WIN, PLANETS_TO_WIN)

    # ---- roles --------------------------------------------------------------------------------------

    @property
    def straggler(self) -> int:
        return 1 - self.s.leader

    def order(self, first: str = "leader") -> tuple[int, int]:
        """D-GAP-06, D-GAP-24: leader first, unless a text says straggler first."""
        return ORDERS[self.s.leader if first == "leader" else 1 - self.s.leader]

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
        """How many planets each seat controls; the same as `controls` for each, asked often. So all planets with ships
        are counted, and then the two on which ships do not suffice are put right."""
        s = self.s
        ships, frame, warpplanet = s.ships, s.frame, s.warpplanet
        first = second = 0
        for tile in s.row:
            one, two = ships[tile]
            if one:
                first += 1
            if two:
                second += 1
        contested = frame.planet if frame is not None and not frame.closed else -1
        if contested >= 0:
            one, two = ships[contested]
            first -= one > 0
            second -= two > 0
        if warpplanet >= 0 and warpplanet != contested:
            one, two = ships[warpplanet]
            first -= 0 < one <= two
            second -= 0 < two <= one
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
        return [card for card in self.seats[seat].hand if faces[card] in VALUES]

    def reinforcements(self, seat: int) -> list[int]:
        """The reinforcements in a hand."""
        faces = self.s.faces
        return [card for card in self.seats[seat].hand if faces[card] not in VALUES]

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
