"""Locking in: plans and halves of tactics, chosen together and sent as one answer (D-D04-01).

The fields of the form: `plan` is the number of a card, `with` and `with2` further plans, `tactic` and `sleeve` a tactic
and a half such as `2-1`. Fields that the question has no room for are not there, and what is empty is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warptable.kernel import DONE, Compose, Decision, IllegalAnswer
from warptable.table.page.game import answers
from warptable.table.page.game.answers import SAY, Form

from ...engine.model.prompts import LOCK_IN, PLAN_OPEN, SLEEVE, TACTIC, TACTIC_ANEW, WITH

PROMPTS = frozenset({LOCK_IN, PLAN_OPEN, TACTIC_ANEW})
PLAN, WITH_TOO, HALVES = "plan", "with2", 2
FIELDS = (PLAN, WITH, WITH_TOO, TACTIC, SLEEVE)
"""The fields of the form, in the order in which the rules take them."""


@dataclass(frozen=True, slots=True)
class Room:
    """What can be chosen: plans and halves, and where more than one of each may be."""

    plans: tuple[int, ...]
    more: int  # how many further plans
    halves: tuple[tuple[int, int], ...]
    sleeves: tuple[tuple[int, int], ...]
    words: tuple[str, ...]

    @property
    def needed(self) -> tuple[str, ...]:
        """The fields that must be filled in."""
        return (*((PLAN,) if self.plans else ()), *((TACTIC,) if self.halves else ()))

    @property
    def free(self) -> tuple[str, ...]:
        """The fields that may be filled in."""
        return (*(WITH, WITH_TOO)[: self.more], *((SLEEVE,) if self.sleeves else ()))


def is_lock(decision: Decision[Any]) -> bool:
    return isinstance(decision, Compose) and decision.prompt in PROMPTS


def room_of(decision: Decision[Any]) -> Room:
    """What the grammar of the question has room for, tried out from its beginning."""
    assert isinstance(decision, Compose)
    first = decision.following([])
    plans = tuple(option for option in first if isinstance(option, int))
    so_far: list[Any] = [plans[0]] if plans else []
    more = 0
    while more < HALVES and (further := _of(decision.following(so_far), WITH)):
        so_far.append(further[0])
        more += 1
    after = decision.following([plans[0]] if plans else [])
    halves = _of(after, TACTIC)
    sleeves = _of(decision.following([*so_far[:1], halves[0]]), SLEEVE) if halves else []
    if halves and not sleeves and len(halves) > HALVES:  # a second tactic is another one than the first
        sleeves = _of(decision.following([*so_far[:1], halves[-1]]), SLEEVE)
    every = {(tactic, half) for _, tactic, half in sleeves}
    if sleeves:
        every |= {(tactic, half) for _, tactic, half in halves}
    return Room(
        plans,
        more,
        tuple((tactic, half) for _, tactic, half in halves),
        tuple(sorted(every)),
        tuple(option for option in first if isinstance(option, str) and option != DONE),
    )


def _of(options: Sequence[Any], word: str) -> list[Any]:
    """The picks that begin with this word."""
    return [option for option in options if isinstance(option, tuple) and option[0] == word]


def read_answer(decision: Decision[Any], form: Form) -> Any:
    """The answer in a form; raises IllegalAnswer."""
    if not is_lock(decision) or form.get(SAY):
        return answers.read_answer(decision, form)
    return read_lock(decision, form)


def read_lock(decision: Decision[Any], form: Form) -> tuple[Any, ...]:
    """The whole locked answer, in the order of the rules."""
    assert isinstance(decision, Compose)
    wanted: list[Any] = []
    for name in FIELDS:
        values = form.get(name, ())
        if len(values) > 1:
            raise IllegalAnswer(f"{decision.prompt}: the form must have {name!r} once")
        if values and values[0]:
            wanted.append(_pick(decision, name, values[0]))
    picks: list[Any] = []
    for pick in wanted:
        if pick not in decision.following(picks):
            raise IllegalAnswer(f"{decision.prompt}: {pick!r} is not possible here")
        picks.append(pick)
    if DONE in decision.following(picks):
        picks.append(DONE)
    return decision.checked(tuple(picks))


def _pick(decision: Decision[Any], name: str, text: str) -> Any:
    """One pick of the grammar, from the text of its field."""
    try:
        if name in (TACTIC, SLEEVE):
            tactic, half = text.split("-")
            return (name, int(tactic), int(half))
        return int(text) if name == PLAN else (WITH, int(text))
    except ValueError:
        raise IllegalAnswer(f"{decision.prompt}: {text[:20]!r} cannot be meant") from None


def fields_of(answer: Sequence[Any]) -> dict[str, list[str]]:
    """The form that gives this answer."""
    fields: dict[str, list[str]] = {}
    for pick in answer:
        if isinstance(pick, int):
            fields[PLAN] = [str(pick)]
        elif isinstance(pick, tuple) and pick[0] == WITH:
            fields[WITH if WITH not in fields else WITH_TOO] = [str(pick[1])]
        elif isinstance(pick, tuple):
            fields[pick[0]] = [f"{pick[1]}-{pick[2]}"]
    return fields
