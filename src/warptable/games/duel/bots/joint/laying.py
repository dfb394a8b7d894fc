"""The choice of plan and tactic as a small game of hidden hands (`solver`).

My own hand is the first holder of the rows. The others are hands that the opponent must think possible, because a
strategy that lets the opponent know my hand would teach it to answer what it cannot see. The columns are hands that the
opponent may have. Plans of hands that are only possible are grouped to a few values, for speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from warptable.kernel import Rng

from ...engine.model.cards import PLAN_VALUES
from ...engine.model.occurrences import Volley
from ...engine.model.tactics import Half as TacticHalf
from ...engine.model.tactics import HalfKind
from ...engine.rules.reckoning import Bout, Slot, bred, clout, victor
from ...engine.rules.volley import reckon
from ..common.cards import PLAN_WORTH, USUAL_STRENGTH, points, strength
from ..common.locking import NO_PICK, Pick
from ..common.reading import Reading, upset_by
from .outcomes import Outcomes
from .plain import RECOVER, Half, Pair, damage
from .sending import after
from .solver import Holder, Solution, solve_in_two

RUNGS = 8  # values to which the plans of possible hands are grouped
SLOPE = 0.25  # of the chance to win, for each point of strength, in an even game
TURN = 10  # points of clout that a hidden reinforcement turns at most
LIKELY_TURN = 0.5  # how likely a reinforcement turns a result that hangs by a thread
OWN_TURN = 0.7  # how likely my own reinforcements turn a result that they can turn


@dataclass(frozen=True, slots=True)
class Lay:
    """One action: the number that the plans give, the cards if they are mine, and a half."""

    value: int
    pick: Pick
    cards: tuple[int, ...] = ()


class Laying:
    """The game of one duel or contest, with my real options as the first holder."""

    def __init__(
        self,
        r: Reading,
        plans: Sequence[tuple[tuple[int, ...], int]],
        picks: Sequence[Pick],
        types: int,
        rng: Rng,
        theirs: Sequence[Pick] | None = None,
        ships: Pair | None = None,
        steps: int = RUNGS,
    ) -> None:
        """`plans` are the cards that I may lay, together with the number that they give; `picks` the halves that I may
        choose, `theirs` those of the opponent; `ships` those that will be on the planet, if they are not there yet;
        `steps` how finely plans are told apart."""
        self.r = r
        self.outcomes = Outcomes(r, ships)
        self.bout: Bout = r.bout()._replace(ships=self.outcomes.plain.ships)
        self.picks = list(picks)
        self.theirs = list(theirs) if theirs is not None else halves_of_other(r)
        hands = [_numbers(r, hand) for hand in r.hands(r.other, types, rng)]
        self.rungs = rungs([*r.pool(r.other), *(value for hand in hands for value in hand)], steps)
        self.mine = [Lay(value, pick, cards) for cards, value in plans for pick in self.picks]
        self.rows = list(self.mine)
        self.columns = [Lay(value, pick) for value in self.rungs for pick in self.theirs]
        self.row_holders = [self._holder(range(len(self.mine)), self.rows, 1.0)]
        own_rungs = rungs(sorted({*r.pool(r.me), *(value for _, value in plans)}), steps)
        place = {value: len(self.rows) + number * len(self.picks) for number, value in enumerate(own_rungs)}
        if types > 1:
            self.rows += [Lay(value, pick) for value in own_rungs for pick in self.picks]
            for hand in r.hands(r.me, types - 1, rng):
                values = {nearest(own_rungs, value) for value in hand}
                actions = [place[value] + number for value in sorted(values) for number in range(len(self.picks))]
                self.row_holders.append(self._holder(actions, self.rows, 1.0))
        column_of = {value: number * len(self.theirs) for number, value in enumerate(self.rungs)}
        self.column_holders = []
        for hand in hands:
            values = {nearest(self.rungs, value) for value in hand}
            actions = [column_of[value] + number for value in sorted(values) for number in range(len(self.theirs))]
            self.column_holders.append(self._holder(actions, self.columns, 1.0))
        self._plain_chances: dict[int, dict[tuple[int, int], float]] = {}
        self.payoff = self._payoff()

    def _holder(self, actions: Sequence[int], lays: Sequence[Lay], weight: float) -> Holder:
        """A good plan is worth keeping: what it costs to lay it, as a part of the chance to win the game."""
        return Holder(weight, tuple(actions), tuple(self._cost(lays[action]) for action in actions))

    def _cost(self, lay: Lay) -> float:
        held = [self.r.hand[card].value for card in lay.cards if card in self.r.hand] or [lay.value]
        by = self.r.weights
        return SLOPE * by.cards * by.plans * PLAN_WORTH * sum(strength(value) - USUAL_STRENGTH for value in held)

    def solved(self, rounds: int, deadline: float | None = None) -> Solution:
        return solve_in_two(self.payoff, self.row_holders, self.column_holders, rounds, deadline)

    def worth(self, solution: Solution) -> float:
        """What the game is worth to my real hand."""
        mixed = [0.0] * len(self.columns)
        for holder, strategy in zip(self.column_holders, solution.columns, strict=True):
            for action, part in zip(holder.actions, strategy, strict=True):
                mixed[action] += part / len(self.column_holders)
        value = 0.0
        own = zip(self.row_holders[0].actions, self.row_holders[0].costs, solution.rows[0], strict=True)
        for action, cost, part in own:
            if part:
                value += part * (sum(map(mul, self.payoff[action], mixed)) - cost)
        return value

    # ---- payoffs --------------------------------------------------------------------------------------

    def _payoff(self) -> list[list[float]]:
        """My chance to win the game for each pair of actions."""
        blocks = {(a, b): self._block(a, b) for a in set(self.picks) for b in set(self.theirs)}
        return [
            [blocks[row.pick, column.pick][row.value, column.value] for column in self.columns] for row in self.rows
        ]

    def _block(self, mine: Pick, theirs: Pick) -> dict[tuple[int, int], float]:
        """The same for two halves, by the values of the plans."""
        r, outcomes = self.r, self.outcomes
        picks = (mine, theirs) if r.me == 0 else (theirs, mine)
        ready = self._ready(picks)
        values = [sorted({lay.value for lay in self.rows}), sorted({lay.value for lay in self.columns})]
        pairs = [(one, two) for one in values[0] for two in values[1]]
        if not outcomes.duel:
            won = [outcomes.after(r.other, (0, 0), ready), outcomes.after(r.me, (0, 0), ready)]
            chances = self._chances(values, self.bout)
            return {pair: _between(won, chances[pair]) for pair in pairs}
        lost = self._lost((picks[0].half, picks[1].half))
        ships = outcomes.plain.ships
        left = ships[0] - lost[0], ships[1] - lost[1]
        if not all(left) and any(ships):
            winner = -1 if not any(left) else 0 if left[0] else 1
            value = outcomes.after(winner, lost, ready)
            return dict.fromkeys(pairs, value)
        won = [outcomes.after(r.other, lost, ready), outcomes.after(r.me, lost, ready)]
        chances = self._chances(values, self._after(left, lost, (picks[0].half, picks[1].half)))
        return {pair: _between(won, chances[pair]) for pair in pairs}

    def _lost(self, halves: tuple[Half, Half]) -> Pair:
        """What each seat loses, by the rules of the table where an alien or envoy changes them."""
        bout, ships, frame = self.bout, self.outcomes.plain.ships, self.r.view.frame
        if frame is None or not bout.has("blast_cap", "ripostes"):
            return damage(self.outcomes.plain, halves)
        shown = tuple([TacticHalf(HalfKind(kind), value)] if kind else [] for kind, value in halves)
        volley = Volley((shown[0], shown[1]), ([], []))
        reckon(volley, frame.switches, frame.controllers, bout)
        lost = [min(ships[seat], volley.damage[seat] + volley.riposte[seat]) for seat in (0, 1)]
        return lost[0], lost[1]

    def _ready(self, picks: tuple[Pick, Pick]) -> Pair:
        sets = []
        for seat in (0, 1):
            gift = int(picks[1 - seat].half == (RECOVER, 2))
            sets.append(after(self.r.seats[seat].ready, picks[seat].tactic, picks[seat].half, gift))
        return sets[0], sets[1]

    def _after(self, left: Pair, lost: Pair, halves: tuple[Half, Half]) -> Bout:
        """The duel as the rules will see it when plans are revealed."""
        destroyed = self.bout.destroyed[0] + lost[0], self.bout.destroyed[1] + lost[1]
        shown = tuple((half,) if half[0] else () for half in halves)
        return self.bout._replace(ships=left, destroyed=destroyed, halves=shown)

    def _chances(self, values: Sequence[Sequence[int]], bout: Bout) -> dict[tuple[int, int], float]:
        """How likely I win by clout, for each pair of plans."""
        me = self.r.me
        found: dict[tuple[int, int], float] = {}
        if not any(bout.formulas):  # then clout depends on who has more ships, and on nothing else of the tactics
            key = (bout.ships[0] > bout.ships[1]) - (bout.ships[0] < bout.ships[1])
            if key in self._plain_chances:
                return self._plain_chances[key]
            self._plain_chances[key] = found
        totals = [
            {value: self._clout(bout, me, value) for value in values[0]},
            {value: self._clout(bout, 1 - me, value) for value in values[1]},
        ]
        mine, theirs = self._reach()
        has_upset = bout.has("upsets")
        for one, my_clout in totals[0].items():
            for two, other_clout in totals[1].items():
                clouts = (my_clout, other_clout) if me == 0 else (other_clout, my_clout)
                margin = abs(my_clout - other_clout)
                at_once = upset_by(bout, me, Slot((one,)), Slot((two,))) if has_upset else -1
                if at_once >= 0:
                    found[one, two] = float(at_once == me)
                elif victor(bout, clouts) == me:
                    found[one, two] = 1.0 - theirs * max(0.0, 1.0 - margin / TURN)
                else:
                    found[one, two] = OWN_TURN if margin < mine else 0.0
        return found

    def _clout(self, bout: Bout, seat: int, value: int) -> int:
        slot = Slot((value,))
        slots = (slot, bout.slots[1]) if seat == 0 else (bout.slots[0], slot)
        return clout(bout._replace(slots=slots), seat).value

    def _reach(self) -> tuple[int, float]:
        """The points that my reinforcements can turn, and how likely the opponent holds one that turns."""
        mine = sum(points(face) for face in self.r.support().values())
        return mine, LIKELY_TURN * min(1.0, self.r.support_of_other())


def _numbers(r: Reading, hand: Sequence[int]) -> tuple[int, ...]:
    """What the opponent can lay with these plans: each alone, or bred from two where its alien can do that."""
    if not r.may(r.other, "breeds"):
        return tuple(hand)
    return (*hand, *(bred(tens, ones) for tens in hand for ones in hand if tens != ones))


def together(r: Reading, cards: Sequence[int]) -> int:
    """The best number that these plans give together, by what the rules let this seat do with two of them."""
    one, two = (r.hand[card].value for card in cards)
    found = [one, two]
    if r.may(r.me, "breeds"):
        found += [bred(one, two), bred(two, one)]
    if r.may(r.me, "halves"):
        found += [one + two // 2, two + one // 2]
    return max(found)


def _between(won: Sequence[float], chance: float) -> float:
    return won[0] + chance * (won[1] - won[0])


def halves_of_other(r: Reading) -> list[Pick]:
    """What the opponent may choose: all halves of its readied tactics. One that was seen is known."""
    frame = r.view.frame
    if frame is None or not r.in_duel:
        return [NO_PICK]
    laid = frame.laid[r.other]
    if laid.tactic >= 0:
        return [Pick(laid.tactic, laid.side, r.tokens[laid.tactic][laid.side])]
    return halves_ready(r, r.other)


def halves_ready(r: Reading, seat: int) -> list[Pick]:
    """All halves of the readied tactics of a seat in this duel."""
    frame = r.view.frame
    if frame is None or not frame.switches.tactics:
        return [NO_PICK]
    found = [
        Pick(number, side, token[side])
        for number, token in enumerate(r.tokens)
        if r.seats[seat].ready >> number & 1
        for side in (0, 1)
    ]
    return found or [NO_PICK]


def rungs(pool: Sequence[int], steps: int = RUNGS) -> list[int]:
    """A few values that stand for all of these, from the lowest to the highest."""
    values = sorted(set(pool)) or list(PLAN_VALUES)
    if len(values) <= steps:
        return values
    return sorted({values[round(number * (len(values) - 1) / (steps - 1))] for number in range(steps)})


def nearest(values: Sequence[int], value: int) -> int:
    """The one of these that is nearest in strength."""
    return min(values, key=lambda one: (abs(strength(one) - strength(value)), one))
