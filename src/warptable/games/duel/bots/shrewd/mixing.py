"""Answers to questions that both seats are asked at once, drawn from a mixed strategy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warptable.kernel import Compose, Decision, Option, Rng

from ..common.dialling import arriving, cells, kept_there, prices, sends
from ..common.locking import NO_PICK, Pick, locked, pairs_offered, plans_offered, tactics_offered
from ..common.reading import Reading
from ..joint.after_dials import AfterDials
from ..joint.laying import RUNGS, Lay, Laying, together
from ..joint.sending import DIALS
from ..joint.solver import Holder, cleaned, drawn, solve

DIAL_ROUNDS = 150
PAIRS = 6  # pairs of plans that are looked at


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work goes into one joint choice: hands a side, rounds of the solver, and into how many values plans are
    grouped. `dials`: hands a side for the games behind the dials; 0: the table of dials is enough."""

    types: int
    rounds: int
    steps: int = RUNGS
    dials: int = 0


def dial(r: Reading, decision: Decision[Any], rng: Rng, types: int) -> Option:
    """A dial, drawn from the mix."""
    return decision.options[drawn(dial_mix(r, decision, rng, types), rng)]


def dial_mix(r: Reading, decision: Decision[Any], rng: Rng, types: int) -> list[float]:
    """How often each dial is set: the solution of the game of dials. `types`: hands a side for the duels behind them;
    0: the table of dials is enough."""
    payoff = after_dials(r, decision.options, rng, types) if types else _by_table(r, decision.options)
    rows, columns = [Holder.free(1.0, range(len(payoff)))], [Holder.free(1.0, range(len(payoff[0])))]
    return solve(payoff, rows, columns, DIAL_ROUNDS).rows[0]


def _by_table(r: Reading, options: Sequence[int]) -> list[list[float]]:
    """The table of dials, with prices of ships by the supplies."""
    made, cost = cells(r, options), prices(r)
    return [
        [one.value(cost) - kept_there(r, mine, one.wins) for one in row]
        for mine, row in zip(options, made, strict=True)
    ]


def after_dials(r: Reading, options: Sequence[int], rng: Rng, types: int) -> list[list[float]]:
    """The game of plans and tactics behind every pair of dials, with its own hand: chances to win the game."""
    behind = AfterDials(r, types, rng)
    answers = DIALS if sends(r, r.other) else (0,)
    there = [arriving(r, r.other, other) if other else r.ships_there(r.other) for other in answers]
    return [[behind.worth(arriving(r, r.me, mine), other) for other in there] for mine in options]


def mix(
    r: Reading, decision: Compose, rng: Rng, effort: Effort, deadline: float | None = None
) -> tuple[list[Lay], list[float]]:
    """Plans with tactics, and how often each is chosen: the solution of the game of hidden hands."""
    picks, plans = tactics_offered(r, decision), plans_to_lay(r, decision)
    if len(plans) * len(picks) == 1:
        return [Lay(plans[0][1], picks[0], plans[0][0])], [1.0]
    laying = Laying(r, plans, picks, effort.types, rng, steps=effort.steps)
    return laying.mine, cleaned(laying.solved(effort.rounds, deadline).rows[0])


def lock_in(r: Reading, decision: Compose, rng: Rng, effort: Effort, deadline: float | None) -> Lay:
    """A plan and a tactic, drawn from the mix."""
    lays, weights = mix(r, decision, rng, effort, deadline)
    return lays[drawn(weights, rng)]


def plans_to_lay(r: Reading, decision: Compose) -> list[tuple[tuple[int, ...], int]]:
    """What may be laid, with the number that it gives: each plan alone, and the best pairs where two are possible. The
    plan that lies there already, if it does."""
    single: list[tuple[tuple[int, ...], int]] = [((card,), r.hand[card].value) for card in plans_offered(decision)]
    pairs = [(pair, together(r, pair)) for pair in pairs_offered(decision)]
    pairs.sort(key=lambda pair: -pair[1])
    return [*single, *pairs[:: max(1, len(pairs) // PAIRS)]] or [((), _laid_value(r))]


def tactic_anew(r: Reading, decision: Compose, rng: Rng, effort: Effort, deadline: float | None) -> Option:
    """The game once more with the plan as it lies, and with what is known of the opponent's choice by now."""
    frame = r.view.frame
    picks = tactics_offered(r, decision)
    if frame is None or picks == [NO_PICK]:
        return locked(decision)
    laid = frame.laid[r.me]
    old = Pick(laid.tactic, laid.side, r.tokens[laid.tactic][laid.side]) if laid.tactic >= 0 else NO_PICK
    every = list(dict.fromkeys([old, *picks]))
    laying = Laying(r, [((), _laid_value(r))], every, effort.types, rng, steps=effort.steps)
    chosen = laying.mine[drawn(laying.solved(effort.rounds, deadline).rows[0], rng)].pick
    return locked(decision, tactic=None if chosen == old else chosen)


def _laid_value(r: Reading) -> int:
    """The value of the plan that lies there already; 0 if there is none."""
    slot = r.bout().slots[r.me] if r.view.frame is not None else None
    return slot.main[0] if slot is not None and slot.main else 0
