"""Reading a view: what this seat holds, what the other one may hold, and what is on the planet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from warptable.bots.base import Look, Sight
from warptable.kernel import Rng

from ...engine.content.registry import all_formulas, registry
from ...engine.model.cards import DECK, FACES, SUPPORT, Face
from ...engine.model.prompts import Brings
from ...engine.model.tactics import tactics_with
from ...engine.model.views import FrameView, View
from ...engine.model.windows import W
from ...engine.rules.abilities import Ability, Power
from ...engine.rules.reckoning import Bout, Slot, upset
from ...engine.rules.seen import bout_seen
from ..joint.sending import Tokens
from .weights import BY_HAND, Weights

Formulas: TypeAlias = Mapping[str, Callable[..., Any]]
FEW = 8  # ships in supply below which care is needed
IN_HAND = 0.7  # of the reinforcements that are out, the part that is held and not shuffled into a deck


def _abilities() -> list[Ability]:
    powers: list[Power] = [*registry().aliens.values(), *registry().envoys.values()]
    return [ability for power in powers for ability in power.abilities]


@cache
def priced_texts() -> dict[str, Brings]:
    """What the texts bring that declare it, by their ids."""
    return {ability.id: ability.brings for ability in _abilities() if ability.brings is not None}


@cache
def texts_at_reveal() -> frozenset[str]:
    """Texts that can change only who wins by clout: those that may be used when both plans lie open."""
    return frozenset(ability.id for ability in _abilities() if ability.windows == (W.REVEALED,))


class Reading:
    """A view, with the questions that a player asks about it."""

    __slots__ = ("formulas", "hand", "me", "other", "seats", "tokens", "view", "weights")

    def __init__(self, view: View, formulas: Formulas | None = None, weights: Weights = BY_HAND) -> None:
        self.view = view
        self.weights = weights
        self.formulas = formulas if formulas is not None else all_formulas()
        self.me = view.me
        self.other = 1 - view.me
        self.seats = view.seats
        self.hand: dict[int, Face] = {card.number: FACES[card.face] for card in view.hand}
        self.tokens: Tokens = tactics_with(tuple(view.variants))

    @classmethod
    def of(cls, look: Look[View], weights: Weights = BY_HAND) -> Reading:
        """What a bot sees. The calculations of aliens and envoys are the same at every table."""
        return cls(look(), look.formulas if isinstance(look, Sight) else None, weights)

    # ---- the duel or contest ------------------------------------------------------------------------

    @property
    def frame(self) -> FrameView | None:
        return self.view.frame

    @property
    def in_duel(self) -> bool:
        return self.view.frame is not None and self.view.frame.kind == "duel"

    def ships_there(self, seat: int) -> int:
        """Ships of a seat on the planet of the duel."""
        frame = self.view.frame
        return self.view.ships[frame.planet][seat] if frame is not None and frame.planet >= 0 else 0

    def bout(self) -> Bout:
        """The duel or contest as far as this seat knows it, for the calculations of the rules."""
        return bout_seen(self.view, self.formulas)

    def may(self, seat: int, question: str) -> bool:
        """Does a rule of the seat's alien, or of an envoy in force for it, answer this question of the rules?"""
        content = registry()
        powers: list[Power] = [content.aliens[self.seats[seat].alien]] if self.seats[seat].alien else []
        powers += [content.envoys[one.id] for one in self.view.envoys if one.up and one.ally == seat]
        return any(rule.question == question for power in powers for rule in power.rules)

    # ---- cards --------------------------------------------------------------------------------------

    def plans(self) -> dict[int, int]:
        """My plans: card -> value."""
        return {card: face.value for card, face in self.hand.items() if face.plan}

    def support(self) -> dict[int, Face]:
        """My reinforcements."""
        return {card: face for card, face in self.hand.items() if not face.plan}

    def support_of_other(self) -> float:
        """How many reinforcements the other seat probably holds: those that lie nowhere in the open."""
        view, frame = self.view, self.view.frame
        shown = sum(not FACES[face].plan for seat in self.seats for face in seat.pile)
        shown += 0 if frame is None else len(frame.extras)
        out = len(SUPPORT) - view.support - len(self.support()) - shown
        return min(IN_HAND * max(0, out), float(self.seats[self.other].hand))

    def pool(self, seat: int) -> list[int]:
        """The values of the plans that a seat may hold in secret, as far as the open piles tell."""
        left = Counter(DECK)
        left.subtract(face for face in self.seats[seat].pile if FACES[face].plan)
        found = [face for face, number in left.items() for _ in range(number)]
        return sorted(FACES[face].value for face in found) or sorted(FACES[face].value for face in DECK)

    def plans_of_other(self) -> int:
        """How many plans the other seat holds, at least one."""
        return max(1, round(self.seats[self.other].hand - self.support_of_other()))

    def hands(self, seat: int, number: int, rng: Rng) -> list[tuple[int, ...]]:
        """This many hands of plans that a seat may have, by the values of the cards. What is known of it is in each."""
        known = [FACES[face].value for face in self.seats[seat].known if FACES[face].plan]
        pool, size = self.pool(seat), self.plans_of_other() if seat == self.other else max(1, len(self.plans()))
        for value in known:
            if value in pool:
                pool.remove(value)
        known = known[:size]
        rest = min(size - len(known), len(pool))
        return [tuple(sorted((*known, *rng.sample(pool, rest)))) or (0,) for _ in range(number)]

    @property
    def supply(self) -> int:
        """Ships in my supply."""
        return self.view.supply[self.me]

    # ---- planets ------------------------------------------------------------------------------------

    def controllers(self, tile: int) -> Sequence[int]:
        """Who controls a planet, unless it is dueled over."""
        row = self.view.ships[tile]
        if self.view.frame is not None and self.view.frame.planet == tile and not self.view.frame.closed:
            return ()
        if tile == self.view.warpplanet:
            return [seat for seat in (0, 1) if row[seat] > row[1 - seat]]
        return [seat for seat in (0, 1) if row[seat]]


def upset_by(bout: Bout, me: int, mine: Slot, theirs: Slot) -> int:
    """Who wins with these plans before clouts are compared; -1: nobody."""
    return upset(bout._replace(slots=(mine, theirs) if me == 0 else (theirs, mine)))
