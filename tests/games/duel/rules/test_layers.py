"""The layers of a clout against a second, naive calculation, and the winner that follows from it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from warptable.games.duel.engine.model.cards import FACES, PLAN_VALUES, Face
from warptable.games.duel.engine.model.frame import Header, Layer, Modifier
from warptable.games.duel.engine.rules.abilities import Formula
from warptable.games.duel.engine.rules.reckoning import (
    Bout,
    Played,
    Slot,
    advantage,
    by_question,
    clout,
    printed,
    victor,
)

PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97}


def formula(question: str, answer: Callable[..., object], layer: Layer = Layer.ADD) -> Formula:
    return Formula(f"test.{question}", "test", question, Header.ALWAYS, answer, layer)


def swapped(number: int) -> int:
    """06 becomes 60, -02 becomes -20."""
    digits = f"{abs(number):02}"
    return int(digits[::-1]) * (-1 if number < 0 else 1)


def thirds(number: int) -> int:
    return 3 * number if 1 <= number <= 9 else -(-number // 3) if number >= 10 else number


def doubled(number: int) -> int:
    return 2 * number if number in PRIMES else number


THIRDS = formula("value", thirds, Layer.THIRDS)
DOUBLED = formula("value", doubled, Layer.DOUBLE)
SWAP = Modifier(Layer.SWAP, "test", -1, "test.swap")
VOID = Modifier(Layer.VOID, "test", 0, "set")
OPS = {"test.swap": swapped}


def naive(slot: Slot, *, swap: bool, void: bool, third: bool, double: bool, more: int) -> int:
    """What the rules say in words (D-GAP-12), one after the other."""
    if len(slot.main) == 2:
        tens, ones = slot.main
        number = int(f"{abs(tens):02}"[0] + f"{abs(ones):02}"[1])
        number = -number if min(slot.main) < 0 else number
    else:
        number = slot.main[0]
    half = slot.half
    if swap:
        number = swapped(number)
        half = swapped(half) if half is not None else None
    if void:
        number = 0
    if third:
        number = thirds(number)
    if double:
        number = doubled(number)
    if half is not None:
        number += half // 2
    return number + more


SLOTS = (
    [Slot((one,)) for one in PLAN_VALUES]
    + [Slot((one, two)) for one in PLAN_VALUES for two in PLAN_VALUES if one != two]
    + [Slot((one,), two) for one in PLAN_VALUES for two in PLAN_VALUES if one != two]
)


@pytest.mark.reading("duel-clout-order")
@pytest.mark.rule("D-GAP-12", "D-GAP-31", "D-EX-16")
def test_all_plans_in_all_layers_come_out_as_in_the_naive_calculation() -> None:
    for swap, void, third, double in product((False, True), repeat=4):
        formulas = [DOUBLED] * double + [THIRDS] * third  # whatever the order of declaration
        modifiers = [VOID] * void + [SWAP] * swap
        for slot in SLOTS:
            bout = Bout(
                "contest", 0, (slot, Slot((0,))), modifiers=modifiers, formulas=(by_question(formulas), {}), ops=OPS
            )
            expected = naive(slot, swap=swap, void=void, third=third, double=double, more=0)
            assert clout(bout, 0).value == expected, (slot, swap, void, third, double)
            assert sum(part.amount for part in clout(bout, 0).trail) == expected


@pytest.mark.rule("D-EX-16")
def test_the_worked_example_of_the_layers() -> None:
    bout = Bout(
        "duel", 0, (Slot((13,)), Slot((42,))), modifiers=[SWAP], formulas=(by_question([THIRDS, DOUBLED]), {}), ops=OPS
    )
    assert [clout(bout, seat).value for seat in (0, 1)] == [22, 24]
    assert [printed(slot) for slot in bout.slots] == [13, 42]
    assert victor(bout, (22, 24)) == 1


@pytest.mark.rule("D-GAP-12")
def test_a_trail_names_what_changes_something_and_nothing_else() -> None:
    def trail(slot: Slot, *modifiers: Modifier, seat: int = 0, kind: str = "contest") -> list[tuple[Layer, str, int]]:
        formulas = by_question([DOUBLED, formula("clout", lambda bout, owner: 0)])
        bout = Bout(kind, 0, (slot, slot), modifiers=modifiers, formulas=(formulas, formulas), ops=OPS)
        return [(part.layer, part.source, part.amount) for part in clout(bout, seat).trail]

    assert trail(Slot((4,)), kind="duel") == [(Layer.SLOT, "plan", 4)]
    assert trail(Slot((5,))) == [(Layer.SLOT, "plan", 5), (Layer.DOUBLE, "test.value", 5)]
    assert trail(Slot((31, 6))) == [(Layer.BUILD, "plan", 36)]
    assert trail(Slot((4,), 9)) == [(Layer.SLOT, "plan", 4), (Layer.ADD, "second-plan", 4)]
    swap_and_void = [(Layer.SLOT, "plan", 13), (Layer.SWAP, "test", 18), (Layer.VOID, "test", -31)]
    assert trail(Slot((13,)), SWAP, VOID) == swap_and_void
    more = Modifier(Layer.ADD, "more", -1, "add", 3)
    for seat in (0, 1):
        assert trail(Slot((4,)), more, seat=seat) == [(Layer.SLOT, "plan", 4), (Layer.ADD, "more", 3)]


def test_reinforcements_are_in_the_trail() -> None:
    extras = [played("moral-support"), played("even-support-odd-suppression")]
    bout = Bout("contest", 0, (Slot((9,)), Slot((0,))), extras=extras)
    assert [tuple(part) for part in clout(bout, 0).trail] == [
        (Layer.SLOT, "plan", 9),
        (Layer.REINFORCE, "moral-support", 5),
        (Layer.PARITY, "even-support-odd-suppression", 10),
    ]


def played(face: str, by: int = 0) -> Played:
    return Played(FACES[face], by, 0)


def test_reinforcements_are_multiplied_and_parity_looks_at_the_sum_before() -> None:
    twice = formula("factor", lambda bout, seat, extra: 2 if extra.on == seat else 1)
    extras = [played("moral-support"), played("even-support-odd-suppression"), played("token-support", by=1)]
    bout = Bout("contest", 0, (Slot((9,)), Slot((0,))), extras=extras, formulas=(by_question([twice]), {}))
    assert clout(bout, 0).value == 9 + 10 + 2 - 20
    plain = Face("plain", False, 3)
    bout = Bout(
        "contest", 0, (Slot((9,)), Slot((0,))), extras=[Played(plain, 0, 1)], formulas=(by_question([twice]), {})
    )
    assert clout(bout, 1).value == 3


def test_the_ship_advantage_can_be_denied_and_turned() -> None:
    yes = lambda bout, seat: True  # noqa: E731
    bout = Bout("duel", 0, (Slot((5,)), Slot((5,))), (3, 1), 6)
    assert [advantage(bout, seat) for seat in (0, 1)] == [6, 0]
    assert advantage(bout._replace(formulas=({}, by_question([formula("denies_advantage", yes)]))), 0) == 0
    assert advantage(bout._replace(formulas=(by_question([formula("denies_advantage", yes)]), {})), 0) == 6
    assert advantage(bout._replace(formulas=({}, by_question([formula("turns_advantage", yes)]))), 0) == -6
    assert advantage(bout._replace(kind="contest"), 0) == 0


@pytest.mark.rule("D-D09-02", "D-D09-03", "D-LEAD-04")
def test_who_wins() -> None:
    yes = lambda bout, seat: True  # noqa: E731
    lower, ties = formula("lower_wins", yes), formula("wins_ties", yes)
    band = formula("tie_band", lambda bout, seat: 3)
    bout = Bout("contest", 0, (Slot((5,)), Slot((5,))))
    assert [victor(bout, pair) for pair in ((5, 4), (4, 5), (5, 5))] == [0, 1, 1]
    one = bout._replace(formulas=(by_question([lower]), {}))
    assert [victor(one, pair) for pair in ((5, 4), (4, 5), (5, 5))] == [1, 0, 1]
    assert victor(one._replace(lower_wins=True), (5, 4)) == 0  # two reversals cancel out
    knotted = bout._replace(formulas=(by_question([band, ties]), {}))
    assert [victor(knotted, pair) for pair in ((5, 8), (5, 9), (5, 5))] == [0, 1, 0]
    for leader in (0, 1):
        assert victor(bout._replace(leader=leader, formulas=({}, by_question([ties]))), (5, 5)) == 1
    assert (
        victor(bout._replace(formulas=(by_question([band]), {})), (8, 5)) == 1
    )  # a tie without a text goes to the straggler
