"""The posted deal board as an answer to the rules.

Fields: act = accept, refuse, wait or propose; give = a card, once for each; ask, ask-rewards = how many cards;
grant, want = a planet; free-SEAT = how many ships of that seat leave the warp. Empty fields and zeros say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from warptable.kernel import Compose, IllegalAnswer

from ...engine.rules.deals import ACCEPT, ORDER, PROPOSE, REFUSE, WAIT

GIVE, ASK, ASK_REWARDS, GRANT, WANT, FREE = ORDER
FREE_FIELD = "free-"
LONGEST_NUMBER = 4
"""The most digits of a number; browsers send no longer ones."""

Form = Mapping[str, Sequence[str]]
Picks = list[tuple[str, int]]


def read_deal(decision: Compose, form: Form) -> tuple[Any, ...]:
    """The complete answer, in the order that the rules expect; raises IllegalAnswer and changes nothing."""
    act = _one(form, "act")
    if act in (ACCEPT, REFUSE, WAIT):
        return decision.check((act,))
    if act != PROPOSE:
        raise IllegalAnswer(f"deal: {act!r} is nothing that can be done")
    return decision.check((*ordered(decision, list(_picks(form))), PROPOSE))


def ordered(decision: Compose, picks: Picks) -> Picks:
    """Part by part; cards in the order they are held, which is the order in which the rules offer them."""
    rank = {option: number for number, option in enumerate(decision.following([]))}
    return sorted(picks, key=lambda pick: (ORDER.index(pick[0]), rank.get(pick, len(rank)), pick[1]))


def _picks(form: Form) -> Iterator[tuple[str, int]]:
    for card in form.get(GIVE, ()):
        yield GIVE, _number(card)
    for part in (ASK, ASK_REWARDS, GRANT, WANT):
        word = _one(form, part)
        if word and not (part in (ASK, ASK_REWARDS) and _number(word) == 0):
            yield part, _number(word)
    for field in form:
        if field.startswith(FREE_FIELD):
            seat = _number(field.removeprefix(FREE_FIELD))
            yield from [(FREE, seat)] * _number(_one(form, field) or "0")


def _one(form: Form, field: str) -> str:
    """The value of a field that may be sent once."""
    values = form.get(field, ())
    if len(values) > 1:
        raise IllegalAnswer(f"deal: {field} is given more than once")
    return values[0] if values else ""


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
        raise IllegalAnswer(f"deal: {word!r} is not a number")
    return int(word)
