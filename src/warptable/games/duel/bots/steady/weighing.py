"""How a duel or contest comes out, by the calculations of the rules with the texts of aliens and envoys in force."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ...engine.model.occurrences import Volley
from ...engine.model.tactics import Half as TacticHalf
from ...engine.model.tactics import HalfKind
from ...engine.rules.reckoning import Bout, Slot, clout, victor
from ...engine.rules.volley import reckon
from ..common.locking import Pick
from ..common.reading import Reading, upset_by
from ..joint.outcomes import Outcomes
from ..joint.plain import RECOVER, Half, Pair, damage
from ..joint.sending import PLANS, after

GAPS = sorted(mine - other for mine in PLANS for other in PLANS)
NO_PLAN = Slot((0,))
CLOSE, FAR = 8, 99  # clouts that differ by less may count as a tie; by this much the result is plain


class Weighing:
    """One duel or contest as one seat sees it. Plans that are not known are taken to be equally likely."""

    def __init__(self, r: Reading, bout: Bout | None = None) -> None:
        """`bout`: the duel or contest, where it is not as it stands now."""
        self.r = r
        self.bout: Bout = r.bout() if bout is None else bout
        self.outcomes = Outcomes(r)
        self._least: int | None = None
        self._leads: dict[Any, int] = {}
        self._has_texts = self.bout.has("clout")
        self._has_upset = self.bout.has("upsets")
        self._has_cap = self.bout.has("blast_cap", "ripostes")

    # ---- clout --------------------------------------------------------------------------------------

    def wins(self, gap: int) -> bool:
        """Do I win if my clout is higher by this much?"""
        return victor(self.bout, (gap, 0) if self.r.me == 0 else (0, gap)) == self.r.me

    def by_clout(self, lead: int) -> float:
        """My chance to win if I lead by this much besides the plans."""
        higher = self.wins(FAR)
        if self._least is None:
            gaps = range(-CLOSE, CLOSE + 1)
            self._least = next((gap for gap in gaps if self.wins(gap) == higher), CLOSE + 1)
        above = 1 - bisect_left(GAPS, self._least - lead) / len(GAPS)
        return above if higher else 1 - above

    def lead(self, left: Pair, lost: Pair, halves: Sequence[Sequence[Half]]) -> int:
        """My clout less that of the opponent, without plans, if these ships are left."""
        key: Any = (left[0] > left[1]) - (left[0] < left[1])
        if self._has_texts:
            key = left, lost, *map(tuple, halves)
        if key not in self._leads:
            destroyed = self.bout.destroyed[0] + lost[0], self.bout.destroyed[1] + lost[1]
            then = self.bout._replace(slots=(NO_PLAN, NO_PLAN), ships=left, destroyed=destroyed, halves=halves)
            self._leads[key] = clout(then, self.r.me).value - clout(then, self.r.other).value
        return self._leads[key]

    def of_plan(self, value: int) -> float:
        """My chance to win with this plan against any that the opponent may hold, with the ships that are there now."""
        return self._against_all(self._clout(self.r.me, value), Slot((value,)))

    def of_laid(self) -> float:
        """The same with the plan that I have laid."""
        return self._against_all(clout(self.bout, self.r.me).value, self.bout.slots[self.r.me])

    def _against_all(self, mine: int, slot: Slot) -> float:
        won = 0
        for value, other in self._theirs:
            at_once = upset_by(self.bout, self.r.me, slot, Slot((value,))) if self._has_upset else -1
            won += at_once == self.r.me if at_once >= 0 else self.wins(mine - other)
        return won / len(self._theirs)

    @cached_property
    def _theirs(self) -> list[tuple[int, int]]:
        """The plans that the opponent may hold, with its clout for each."""
        other = self.r.other
        return [(value, self._clout(other, value)) for value in self.r.pool(other)]

    def _clout(self, seat: int, value: int) -> int:
        plan = Slot((value,))
        slots = (plan, NO_PLAN) if seat == 0 else (NO_PLAN, plan)
        return clout(self.bout._replace(slots=slots), seat).value

    # ---- tactics ------------------------------------------------------------------------------------

    def lost(self, halves: Sequence[Sequence[Half]]) -> Pair:
        """How many ships each seat loses by these halves."""
        frame = self.r.view.frame
        if frame is None or not (self._has_cap or any(len(shown) > 1 for shown in halves)):
            return damage(self.outcomes.plain, (_only(halves[0]), _only(halves[1])))
        shown = [[TacticHalf(HalfKind(kind), value) for kind, value in one if kind] for one in halves]
        volley = Volley((shown[0], shown[1]), ([], []))
        reckon(volley, frame.switches, frame.controllers, self.bout)
        ships = self.outcomes.plain.ships
        gone = [min(ships[seat], volley.damage[seat] + volley.riposte[seat]) for seat in (0, 1)]
        return gone[0], gone[1]

    def result(self, mine: Pick, theirs: Pick, more: Half | None = None) -> float:
        """My chance to win the game after these halves, if plans are left to chance; `more`: a second half of mine."""
        r, outcomes = self.r, self.outcomes
        picks = (mine, theirs) if r.me == 0 else (theirs, mine)
        halves: list[tuple[Half, ...]] = [(pick.half,) for pick in picks]
        if more is not None:
            halves[r.me] = (mine.half, more)
        lost = self.lost(halves)
        sets = [
            after(r.seats[seat].ready, picks[seat].tactic, picks[seat].half, int(picks[1 - seat].half == (RECOVER, 2)))
            for seat in (0, 1)
        ]
        ready, ships = (sets[0], sets[1]), outcomes.plain.ships
        left = ships[0] - lost[0], ships[1] - lost[1]
        if not all(left):
            return outcomes.after(-1 if not any(left) else 0 if left[0] else 1, lost, ready)
        chance = self.by_clout(self.lead(left, lost, halves))
        return chance * outcomes.after(r.me, lost, ready) + (1 - chance) * outcomes.after(r.other, lost, ready)


def _only(halves: Sequence[Half]) -> Half:
    return halves[0] if halves else ("", 0)
