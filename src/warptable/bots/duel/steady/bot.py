"""A sound player with simple rules: it counts ships, piles and tactics, and chooses what is right on average.

It knows no alien, envoy or card. The docstring of each handler says how a question is answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import Any

from ....duel.model import prompts
from ....duel.model.views import View
from ....duel.rules.reckoning import Bout, Played, clout, victor
from ....kernel import DONE, PASS, Compose, Decision, Option, Rng
from ...base import Look
from ..common.cards import points
from ..common.choices import OPEN, Handler, by_meaning
from ..common.dialling import cells, kept_there, prices
from ..common.locking import NO_PICK, Pick, locked, plans_offered, tactics_offered
from ..common.reading import Reading
from ..joint.laying import halves_of_other
from ..joint.outcomes import Outcomes
from ..joint.plain import BLAST, RECOVER, damage
from ..joint.sending import after, ahead

WHIM = 15  # percent: so often something else is done, lest the bot be read like a book
USUAL_DIALS = (0.1, 0.2, 0.3, 0.4)  # how often others set which dial


class SteadyBot:
    """Each known question has a handler; other questions are answered by their meaning and shape."""

    thinks_ahead = False

    def choose(self, look: Look[View], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if len(decision.options) == 1 and not decision.composite:
            return decision.options[0]
        return handler_of(HANDLERS, decision)(Reading.of(look), decision, rng)


def handler_of(handlers: Mapping[str, Handler], decision: Decision[Any]) -> Handler:
    """The one for this question or for one that asks the same; else by its meaning."""
    return handlers.get(decision.prompt) or handlers.get(decision.prompt.like) or by_meaning


# ---------------------------------------------------------------- dials


def dial(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The number that is worth most against the usual dials, less what ships cost that stay on the planet."""
    if rng.chance(WHIM):
        return rng.choice(decision.options)
    made, cost = cells(r, decision.options), prices(r)

    def worth(place: int) -> float:
        row = made[place]
        weights = USUAL_DIALS if len(row) == len(USUAL_DIALS) else (1.0,)
        mean = sum(weight * one.value(cost) for weight, one in zip(weights, row, strict=True))
        wins = sum(weight * one.wins for weight, one in zip(weights, row, strict=True))
        return mean - kept_there(r, decision.options[place], wins)

    return decision.options[max(range(len(made)), key=worth)]


# ---------------------------------------------------------------- plans and tactics


def lock_in(r: Reading, decision: Compose, rng: Rng) -> Option:
    """The tactic that is best on average, and the cheapest plan that beats the middle of what the other may hold."""
    picks = tactics_offered(r, decision)
    tactic = rng.choice(picks) if rng.chance(WHIM) else best_tactic(r, picks)
    plans = plans_offered(decision)
    return locked(decision, [best_plan(r, plans, tactic, rng)] if plans else [], tactic)


def plan_open(r: Reading, decision: Compose, rng: Rng) -> Option:
    """A plan that the other one sees first should be high, or not worth anything."""
    plans = plans_offered(decision)
    values = r.plans()
    ranked = sorted(plans, key=lambda card: values.get(card, 0))
    return locked(decision, [ranked[-1] if rng.chance(60) else ranked[0]] if plans else [])


def tactic_anew(r: Reading, decision: Compose, rng: Rng) -> Option:
    """Another tactic only if the one of the opponent is known now."""
    frame = r.view.frame
    if frame is None or frame.laid[r.other].tactic < 0:
        return locked(decision)
    best, laid = best_tactic(r, tactics_offered(r, decision)), frame.laid[r.me]
    return locked(decision, tactic=None if (best.tactic, best.side) == (laid.tactic, laid.side) else best)


def best_tactic(r: Reading, picks: list[Pick]) -> Pick:
    """The half with the best result on average; the opponent blasts most of the time."""
    if picks == [NO_PICK]:
        return NO_PICK
    outcomes, theirs = Outcomes(r), halves_of_other(r)
    weights = {pick: (pick.half[1] + 2.0 if pick.half[0] == BLAST else 1.0) for pick in theirs}

    def worth(pick: Pick) -> float:
        return sum(weights[other] * _result(r, outcomes, pick, other) for other in theirs)

    return max(picks, key=worth)


def _result(r: Reading, outcomes: Outcomes, mine: Pick, theirs: Pick) -> float:
    """My chance to win the game after these halves, if plans are equal."""
    picks = (mine, theirs) if r.me == 0 else (theirs, mine)
    lost = damage(outcomes.plain, (picks[0].half, picks[1].half))
    sets = [
        after(r.seats[seat].ready, picks[seat].tactic, picks[seat].half, int(picks[1 - seat].half == (RECOVER, 2)))
        for seat in (0, 1)
    ]
    ready, ships = (sets[0], sets[1]), outcomes.plain.ships
    left = ships[0] - lost[0], ships[1] - lost[1]
    if not all(left):
        return outcomes.after(-1 if not any(left) else 0 if left[0] else 1, lost, ready)
    chance = 0.5 if left[0] == left[1] else ahead(outcomes.advantage)
    chance = chance if left[r.me] >= left[r.other] else 1 - chance
    return chance * outcomes.after(r.me, lost, ready) + (1 - chance) * outcomes.after(r.other, lost, ready)


def best_plan(r: Reading, plans: list[int], tactic: Pick, rng: Rng) -> int:
    """The lowest plan that beats a middling one of the opponent; if none does, the lowest of all. Where a planet ends
    the game, the highest."""
    values = r.plans()
    ranked = sorted(plans, key=lambda card: values.get(card, 0))
    if rng.chance(WHIM):
        return rng.choice(ranked)
    if r.in_duel and any(seat.to_win - seat.planets <= 1 for seat in r.seats):
        return ranked[-1]
    middle = median(r.pool(r.other))
    frame = r.view.frame
    if r.in_duel and frame is not None:
        more = r.ships_there(r.me) - r.ships_there(r.other)
        middle -= frame.advantage * (more > 0) - frame.advantage * (more < 0)
    enough = [card for card in ranked if values.get(card, 0) > middle]
    return enough[0] if enough else ranked[0]


# ---------------------------------------------------------------- reinforcements


def reinforce(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Nothing while I win. Else the cheapest card that turns the result; or, if all together turn it, the best one."""
    bout = r.bout()
    offered = [option for option in decision.options if isinstance(option, tuple)]
    if not offered or wins(bout, r.me):
        return PASS
    turning = [option for option in offered if wins(with_extra(r, bout, [option]), r.me)]
    if turning:
        return min(turning, key=lambda option: points(r.hand[option[0]]))
    best = best_sides(r, bout, offered)
    if wins(with_extra(r, bout, best), r.me):
        return max(best, key=lambda option: points(r.hand[option[0]]))
    return PASS


def wins(bout: Bout, seat: int) -> bool:
    """Does this seat win as things stand?"""
    return victor(bout, (clout(bout, 0).value, clout(bout, 1).value)) == seat


def with_extra(r: Reading, bout: Bout, options: list[Any]) -> Bout:
    """The same after I have played these reinforcements."""
    return bout._replace(extras=[*bout.extras, *(Played(r.hand[card], r.me, on) for card, on in options)])


def best_sides(r: Reading, bout: Bout, offered: list[Any]) -> list[Any]:
    """For each of my reinforcements the side on which it helps me more."""
    found: dict[int, tuple[int, Any]] = {}
    for option in offered:
        lead = _lead(with_extra(r, bout, [option]), r.me)
        if option[0] not in found or lead > found[option[0]][0]:
            found[option[0]] = lead, option
    return [option for _, option in found.values()]


def _lead(bout: Bout, seat: int) -> int:
    lead = clout(bout, seat).value - clout(bout, 1 - seat).value
    return -lead if bout.lower_wins else lead


def roll_out(r: Reading, decision: Compose, rng: Rng) -> Option:
    """Before the plans are known: one card that helps most, every second time."""
    offered = [option for option in decision.options if isinstance(option, tuple)]
    if not offered or rng.chance(50):
        return (DONE,) if DONE in decision.options else decision.default
    best = max(best_sides(r, r.bout(), offered), key=lambda option: points(r.hand[option[0]]))
    picks: list[Option] = [best]
    while following := decision.following(picks):
        picks.append(DONE if DONE in following else following[0])
    return decision.whole(picks)


def any_alien(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    return rng.choice(decision.options)


HANDLERS: dict[str, Handler] = {
    **OPEN,
    prompts.CHOOSE_ALIEN: any_alien,
    prompts.DIAL: dial,
    prompts.PLAN_OPEN: plan_open,
    prompts.LOCK_IN: lock_in,
    prompts.TACTIC_ANEW: tactic_anew,
    prompts.REINFORCE: reinforce,
    prompts.ROLL_OUT: roll_out,
}
