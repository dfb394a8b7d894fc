"""A sound player with simple rules: it counts ships, piles and tactics, and chooses what is right on average.

It knows no alien, envoy or card. The docstring of each handler says how a question is answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from warptable.bots.base import Look
from warptable.kernel import DONE, PASS, Compose, Decision, Option, Rng

from ...engine.model import prompts
from ...engine.model.prompts import Brings
from ...engine.model.views import View
from ...engine.rules.reckoning import Bout, Played, clout, victor
from ..common import choices
from ..common.cards import points, worth_of_face
from ..common.choices import OPEN, Handler, by_meaning
from ..common.dialling import cells, kept_there, prices
from ..common.locking import NO_PICK, Pick, locked, pairs_offered, plans_offered, sleeves, tactics_offered
from ..common.reading import Reading, priced_texts, texts_at_reveal
from ..joint.laying import SLOPE, halves_of_other, together
from ..joint.plain import BLAST
from .weighing import Weighing

WHIM = 15  # percent: how often it does something else, so that it cannot be predicted
EVEN = 0.5
SECOND = 30  # percent: how often a second tactic is tried, which the opponent may doubt
USUAL_DIALS = (0.1, 0.2, 0.3, 0.4)  # how often others set which dial


class Lay(NamedTuple):
    """Plans that may be laid together, with the number that they give."""

    cards: tuple[int, ...]
    value: int

    def cost(self, r: Reading) -> float:
        """What they are worth in the hand."""
        return sum(worth_of_face(r.hand[card]) for card in self.cards)


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
    """The tactic that is best on average, and the cheapest plan that is likely to win. A second tactic now and then,
    where one may be had."""
    picks, weighing = tactics_offered(r, decision), Weighing(r)
    tactic = rng.choice(picks) if rng.chance(WHIM) else best_tactic(weighing, picks)
    laid = best_plan(weighing, lays(r, decision), rng)
    more = sleeves(decision, laid, tactic)
    return locked(decision, laid, tactic, rng.choice(more) if more and rng.chance(SECOND) else None)


def lays(r: Reading, decision: Compose) -> list[Lay]:
    """The plans that may be laid: each alone, and two together where that is possible."""
    single = [Lay((card,), r.hand[card].value) for card in plans_offered(decision)]
    return [*single, *(Lay(pair, together(r, pair)) for pair in pairs_offered(decision))]


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
    best, laid = best_tactic(Weighing(r), tactics_offered(r, decision)), frame.laid[r.me]
    return locked(decision, tactic=None if (best.tactic, best.side) == (laid.tactic, laid.side) else best)


def best_tactic(weighing: Weighing, picks: list[Pick]) -> Pick:
    """The half with the best result on average; the opponent blasts most of the time."""
    if picks == [NO_PICK]:
        return NO_PICK
    theirs = halves_of_other(weighing.r)
    weights = {pick: (pick.half[1] + 2.0 if pick.half[0] == BLAST else 1.0) for pick in theirs}

    def worth(pick: Pick) -> float:
        return sum(weight * weighing.result(pick, other) for other, weight in weights.items())

    return max(picks, key=worth)


def best_plan(weighing: Weighing, offered: list[Lay], rng: Rng) -> tuple[int, ...]:
    """The cheapest plan that is more likely to win than to lose; if there is none, the cheapest of all. Where a planet
    ends the game, the one that is most likely to win."""
    r = weighing.r
    if not offered:
        return ()
    if rng.chance(WHIM):
        return rng.choice(offered).cards
    chances = {lay: weighing.of_plan(lay.value) for lay in offered}
    if r.in_duel and any(seat.to_win - seat.planets <= 1 for seat in r.seats):
        return max(offered, key=lambda lay: (chances[lay], -lay.cost(r))).cards
    enough = [lay for lay in offered if chances[lay] > EVEN]
    return min(enough or offered, key=lambda lay: lay.cost(r)).cards


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
    """Before the other plan is known: the card that helps most, if it makes a victory so much more likely that it is
    worth more than in the hand."""
    offered = [option for option in decision.options if isinstance(option, tuple)]
    nothing = (DONE,) if DONE in decision.options else decision.default
    if not offered:
        return nothing
    weighing = Weighing(r)
    best = max(best_sides(r, weighing.bout, offered), key=lambda option: points(r.hand[option[0]]))
    helped = weighing.bout._replace(extras=with_extra(r, weighing.bout, [best]).extras)
    gain = Weighing(r, helped).of_laid() - weighing.of_laid()
    if 2 * r.weights.planet * gain < worth_of_face(r.hand[best[0]]) and not rng.chance(WHIM):
        return nothing
    picks: list[Option] = [best]
    while following := decision.following(picks):
        picks.append(DONE if DONE in following else following[0])
    return decision.whole(picks)


# ---------------------------------------------------------------- texts


def use(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """What may be used is used, mostly; but not what is declared to have a price that it is not worth now, nor by a
    seat that wins anyway when plans lie open."""
    if is_about_result(r, decision) and wins(r.bout(), r.me):
        return PASS
    priced = {option: brings for option in decision.options if (brings := brings_of(option)) is not None}
    good = [option for option in priced if worth_of_use(r, priced[option]) > 0]
    if good or len(priced) == len(decision.options) - 1:
        return rng.choice(good) if good else PASS
    return choices.use(r, decision, rng)


def is_about_result(r: Reading, decision: Decision[Any]) -> bool:
    """Do all texts offered come between the reveal of plans and the result?"""
    offered = [option for option in decision.options if option != PASS]
    return r.view.frame is not None and all(option in texts_at_reveal() for option in offered)


def brings_of(option: Option) -> Brings | None:
    """What a text costs and brings, if it says so."""
    return priced_texts().get(option) if isinstance(option, str) else None


def worth_of_use(r: Reading, brings: Brings) -> float:
    """What a text is worth to me now, in the unit of strengths."""
    worth = choices.worth_of_answer(r, brings)
    frame = r.view.frame
    if brings.other_half and frame is not None:
        laid = [frame.laid[seat] for seat in (r.me, r.other)]
        mine, theirs = (
            Pick(one.tactic, one.side, r.tokens[one.tactic][one.side]) if one.tactic >= 0 else NO_PICK for one in laid
        )
        weighing, more = Weighing(r), r.tokens[mine.tactic][1 - mine.side]
        worth += (weighing.result(mine, theirs, more) - weighing.result(mine, theirs)) / SLOPE
    return worth


def any_alien(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    return rng.choice(decision.options)


HANDLERS: dict[str, Handler] = {
    **OPEN,
    prompts.CHOOSE_ALIEN: any_alien,
    prompts.DIAL: dial,
    prompts.USE: use,
    prompts.PLAN_OPEN: plan_open,
    prompts.LOCK_IN: lock_in,
    prompts.TACTIC_ANEW: tactic_anew,
    prompts.REINFORCE: reinforce,
    prompts.ROLL_OUT: roll_out,
}
