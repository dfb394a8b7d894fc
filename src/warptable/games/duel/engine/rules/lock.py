"""Locking in: plan, tactic and half as one secret answer of both seats at the same time (D-D04-01, D-D04-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import DONE, Compose, Option, Prompt, Together

from ..model import prompts
from ..model.cards import VALUES
from ..model.prompts import KEEP, SLEEVE, TACTIC, WITH
from ..model.tactics import SETS
from ..verbs import cards, frame
from .standing import Rule

if TYPE_CHECKING:
    from ..game import Game

Grammar = Callable[[list[Option]], Sequence[Option]]
Choice = tuple[int, int]
"""A tactic and one of its halves."""
Choices = tuple[Choice, ...]
NO_TACTIC: Choice = (-1, -1)
CHOICES: tuple[Choices, ...] = tuple(tuple((tactic, side) for tactic in ready for side in (1, 0)) for ready in SETS)
"""All choices, by the bits of the readied tactics."""
PICKS: dict[Choices, tuple[Option, ...]] = {
    choices: tuple((TACTIC, tactic, side) for tactic, side in choices) for choices in CHOICES
}
"""The same as picks of an answer."""


def grammar(plans: Sequence[int], more: int, choices: Choices, *, sleeve: bool, keep: bool = False) -> Grammar:
    """The picks of an answer: one of these plans and up to `more` further ones, a choice of tactic, perhaps a second
    one up the sleeve. With `keep` the old choice of tactics may stay."""

    def following(partial: list[Option]) -> Sequence[Option]:
        if not partial and plans:
            return plans
        last = partial[-1] if partial else None
        if type(last) is str or (type(last) is tuple and last[0] == SLEEVE):  # a word ends the answer
            return ()
        if type(last) is tuple and last[0] == TACTIC:
            rest = [(SLEEVE, tactic, side) for tactic, side in choices if tactic != last[1]] if sleeve else []
            return [DONE, *rest] if rest else ()
        further: list[Option] = []
        if 0 < len(partial) <= more:
            laid = [pick if type(pick) is int else pick[1] for pick in partial]
            further = [(WITH, card) for card in plans if card not in laid]
        if choices:
            tactics = PICKS[choices]
            return [KEEP, *tactics] if keep else [*tactics, *further] if further else tactics
        return [DONE, *further] if further else ()

    return following


def plans_to_lay(g: Game, seat: int) -> list[int]:
    """D-GAP-04, D-GAP-05: the plans in the hand, lowest first; a hand of reinforcements alone may lay one of them."""
    faces, hand = g.s.faces, g.seats[seat].hand
    plans = sorted([(VALUES[face], card) for card in hand if (face := faces[card]) in VALUES])
    return [card for _, card in plans] or hand[:]


def further_plans(g: Game, seat: int) -> int:
    """How many plans may be laid besides the first; a reinforcement is never one (D-GAP-40)."""
    rules = g.wiring.rules[seat]
    if ("breeds" not in rules and "halves" not in rules) or not g.plans(seat):
        return 0
    return g.rule_for(seat, Rule.BREEDS, False) + g.rule_for(seat, Rule.HALVES, False)


def tactic_choices(g: Game, seat: int) -> Choices:
    """D-D04-02, D-D04-03: the readied tactics with their halves; none in a contest or where a card skips them."""
    if g.frame.kind != "duel" or not g.card.switches.tactics:
        return ()
    return CHOICES[g.seats[seat].ready]


async def lock_in(g: Game) -> None:
    """D-D04-01, D-D04-02, D-CNT-03: plans, and in a duel tactics, are locked in. Plans that must lie open come first;
    then both seats choose all the rest together."""
    for seat in g.frame.first:
        await _lay_open(g, seat)
    asked = [decision for seat in g.order() if (decision := _question(g, seat)) is not None]
    answers: list[Any] = await Together(asked) if asked else []
    for decision, answer in zip(asked, answers, strict=True):
        _take(g, decision.seat, answer)
    if g.log is not None:
        g.emit("locked_in", "D-D04-01", seats=sorted(decision.seat for decision in asked))


def _question(g: Game, seat: int) -> Compose | None:
    f = g.frame
    plans = [] if f.laid[seat].cards else plans_to_lay(g, seat)  # unless they lie open already
    choices = tactic_choices(g, seat)
    if not plans and not choices:
        return None
    more, sleeve = 0, False
    if g.wiring.rules[seat]:
        more = further_plans(g, seat) if plans else 0
        sleeve = g.rule_for(seat, Rule.SLEEVE, False)
    rule = "D-D04-01" if f.kind == "duel" else "D-CNT-03"
    return Compose(seat, prompts.LOCK_IN, rule, grammar(plans, more, choices, sleeve=sleeve), secret=True)


async def _lay_open(g: Game, seat: int) -> None:
    """This seat lays its plan first and faceup; its tactic stays secret."""
    plans = plans_to_lay(g, seat)
    if plans:
        made = grammar(plans, further_plans(g, seat), (), sleeve=False)
        _take(g, seat, await Compose(seat, prompts.PLAN_OPEN, "D-D04-01", made))
        frame.open_plans(g, seat)


def _take(g: Game, seat: int, answer: Sequence[Option]) -> None:
    """Carry out a locked answer."""
    plans: list[int] = []
    tactic, second = NO_TACTIC, NO_TACTIC
    for pick in answer:
        if type(pick) is int:
            plans.append(pick)
        elif type(pick) is tuple:
            if pick[0] == TACTIC:
                tactic = pick[1:]
            elif pick[0] == SLEEVE:
                second = pick[1:]
            else:
                plans.append(pick[1])
    if plans:
        cards.lay(g, seat, plans)
    if tactic is not NO_TACTIC:
        frame.choose_tactic(g, seat, tactic, second)


async def choose_anew(g: Game, seat: int, source: str, *, told: bool, prompt: Prompt = prompts.TACTIC_ANEW) -> None:
    """Another choice of tactic, in secret, after something was learned; it is asked whatever there is to choose from.
    `told`: the opponent learns whether it changed, never to what."""
    choices = tactic_choices(g, seat)
    if not choices:
        return
    sleeve = g.rule_for(seat, Rule.SLEEVE, False)
    laid = g.frame.laid[seat]
    before = (laid.tactic, laid.side, laid.second, laid.second_side)
    made = grammar((), 0, choices, sleeve=sleeve, keep=True)
    _take(g, seat, await Compose(seat, prompt, source, made, secret=True))
    after = (laid.tactic, laid.side, laid.second, laid.second_side)
    g.emit("chose_anew", source, seat=seat, changed=("no" if after == before else "yes") if told else "")
