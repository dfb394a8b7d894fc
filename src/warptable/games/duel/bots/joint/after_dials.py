"""The duel behind a pair of dials: what it is worth to have so many ships on the planet against so many others.

First the game of plans is solved for the three cases that there can be: I have more ships, both have as many, I have
fewer. That gives my chance to win by clout, with my own hand. Then the game of tactics is solved for the ships at hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from warptable.kernel import Rng

from ...engine.model.cards import PLAN_VALUES
from ..common.locking import NO_PICK, Pick
from ..common.reading import Reading
from .laying import Laying, halves_ready
from .outcomes import Outcomes
from .plain import RECOVER, Pair, damage
from .sending import CERTAIN, after
from .solver import Holder, solve

PLAN_ROUNDS, TACTIC_ROUNDS = 50, 40


class AfterDials:
    """All duels that may follow the dials of this moment."""

    def __init__(self, r: Reading, types: int, rng: Rng) -> None:
        """`types`: how many hands each side may have."""
        self.r = r
        self._mine, self._theirs = halves_ready(r, r.me), halves_ready(r, r.other)
        self._clout = [self._by_clout(types, lead, rng) for lead in (0, 1, -1)]  # by the lead in ships, -1 is the last

    def _by_clout(self, types: int, lead: int, rng: Rng) -> float:
        """My chance to win by plans and reinforcements, with this lead in ships."""
        r = self.r
        plans: list[tuple[tuple[int, ...], int]] = [((card,), value) for card, value in r.plans().items()]
        ships = _by_seat(r, CERTAIN + lead, CERTAIN)
        game = Laying(r, plans or [((), 0)], [NO_PICK], types, rng, [NO_PICK], ships, len(PLAN_VALUES))
        ready = r.seats[0].ready, r.seats[1].ready
        won, beaten = (game.outcomes.after(seat, (0, 0), ready) for seat in (r.me, r.other))
        value = game.worth(game.solved(PLAN_ROUNDS))
        return min(1.0, max(0.0, (value - beaten) / max(1e-6, won - beaten)))

    def worth(self, mine: int, theirs: int) -> float:
        """My chance to win the game with these ships on the planet, before tactics are chosen."""
        r = self.r
        outcomes = Outcomes(r, _by_seat(r, mine, theirs))
        payoff = [[self._result(outcomes, one, two) for two in self._theirs] for one in self._mine]
        rows, columns = [Holder.free(1.0, range(len(payoff)))], [Holder.free(1.0, range(len(payoff[0])))]
        return solve(payoff, rows, columns, TACTIC_ROUNDS).value

    def _result(self, outcomes: Outcomes, mine: Pick, theirs: Pick) -> float:
        """The same after these halves."""
        r = self.r
        picks = (mine, theirs) if r.me == 0 else (theirs, mine)
        lost = damage(outcomes.plain, (picks[0].half, picks[1].half))
        ready = readied(r, picks)
        left = outcomes.plain.ships[0] - lost[0], outcomes.plain.ships[1] - lost[1]
        if not all(left):
            return outcomes.after(-1 if not any(left) else 0 if left[0] else 1, lost, ready)
        lead = (left[r.me] > left[r.other]) - (left[r.me] < left[r.other])
        beaten = outcomes.after(r.other, lost, ready)
        return beaten + self._clout[lead] * (outcomes.after(r.me, lost, ready) - beaten)


def readied(r: Reading, picks: Sequence[Pick]) -> Pair:
    """The readied tactics of both seats after these halves were shown."""
    gifts = [int(picks[1 - seat].half == (RECOVER, 2)) for seat in (0, 1)]
    one, two = (after(r.seats[seat].ready, picks[seat].tactic, picks[seat].half, gifts[seat]) for seat in (0, 1))
    return one, two


def _by_seat(r: Reading, mine: int, theirs: int) -> Pair:
    return (mine, theirs) if r.me == 0 else (theirs, mine)
