"""Answers that are not offered change nothing, whatever they are."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.play import examples, image, seeds, start, step, tables, walk
from warptable.kernel import Decision, Distribute, IllegalAnswer, Number, Pick, Rng, StaleDecision

ODD: list[Any] = [
    None, True, False, -77, 10**12, 0.0, 1.0, 2.5, float("nan"), "", "nonsense", b"pass", {}, set(), object(), Pick,
    [-77], (-77,), (None,), ((-77, 2),), [[-77, 2]], ((0, 10**12),), ((0, -1),), ((0, 1), (0, 1)), ((0, 1.0),),
    (([], 1),), {0: 1}, ("give",), (("give", True), "propose"), ("propose",), (("want",), "propose"),
    ("accept", "accept"), iter([(1, 1)]), "ab", [()], ((),), ("pass", "pass"),
]  # fmt: skip


def is_offered(decision: Decision[Any], answer: Any) -> bool:
    """Is this, by accident, a legal small pick?"""
    return any(type(option) is type(answer) and option == answer for option in decision.options)


@examples(6)
@given(tables, seeds)
def test_odd_answers_change_nothing(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed), Rng.seeded("odd", seed)
    for number in walk(game, rng, 200):
        if rng.below(8):
            continue
        before = image(game)
        for decision in game.decisions:
            for answer in ODD:
                if is_offered(decision, answer):
                    continue
                with pytest.raises(IllegalAnswer):
                    game.answer(decision, answer)
        assert image(game) == before, f"step {number}"


@examples(6)
@given(tables, seeds)
def test_options_of_the_wrong_type_are_refused(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """True equals 1 and 1.0 equals 1, but neither is it."""
    game, rng = start(table, seed), Rng.seeded("types", seed)
    for _ in walk(game, rng, 250):
        before = None
        for decision in game.decisions:
            for option in decision.options:
                for twin in _twins(option):
                    before = before or image(game)
                    with pytest.raises(IllegalAnswer):
                        game.answer(decision, twin)
        assert before is None or image(game) == before


def _twins(option: Any) -> list[Any]:
    """Values that are equal to an option without being of its types."""
    if isinstance(option, int):
        return [float(option), *([bool(option)] if option in (0, 1) else [])]
    if isinstance(option, tuple):
        return [(*option[:-1], twin) for twin in _twins(option[-1])] + [list(option)]
    return []


@examples(6)
@given(tables, seeds)
def test_stale_and_foreign_decisions_are_refused(table: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    game, rng = start(table, seed), Rng.seeded("stale", seed)
    stranger = Pick(0, "stranger", "F-PLAN-1", ["a", "b"])
    for _ in walk(game, rng, 120):
        old = rng.choice(game.decisions)
        option = rng.choice(old.options)
        twin = game.fork().decisions[0]
        step(game, rng)
        before = image(game)
        strangers: list[Decision[Any] | int] = [stranger, twin, 10**9, -1]
        if old not in game.decisions:
            strangers.append(old)
        for decision in strangers:
            with pytest.raises(StaleDecision):
                game.answer(decision, option)
        if old not in game.decisions and not any(d.serial == old.serial for d in game.decisions):
            with pytest.raises(StaleDecision):
                game.answer(old.serial, option)
        assert image(game) == before


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    game, rng = start(("ffg", 3, ()), 4), Rng.seeded("over")
    last = game.decisions[0]
    while game.decisions:
        last = game.decisions[0]
        step(game, rng)
    with pytest.raises(StaleDecision, match="no question is open"):
        game.answer(last, last.options[0])


@given(st.integers(1, 6), st.integers(0, 6), st.data())
@examples(150)
def test_small_picks_and_whole_answers_reach_the_same(places: int, low: int, data: st.DataObject) -> None:
    """Whatever can be put together by small picks can be given as a whole, with the same answer."""
    held = [(place, data.draw(st.integers(1, 4))) for place in range(places)]
    all_ships = sum(n for _, n in held)
    low = min(low, all_ships)
    high = data.draw(st.integers(max(1, low), all_ships))
    decision = Distribute(0, "send", "F-LAUNCH-2", held, low, high)
    complete, answer = False, None
    while not complete:
        complete, answer = decision.take(data.draw(st.sampled_from(list(decision.options))))
    whole = Distribute(0, "send", "F-LAUNCH-2", held, low, high)
    assert answer is not None
    assert whole.take(answer) == (True, answer)
    assert low <= sum(n for _, n in answer) <= high


def test_a_number_is_an_integer_in_its_range() -> None:
    decision = Number(0, "reward-ships", "F-REWARD-2", 1, 3)
    for wrong in (0, 4, 1.0, True, "1", None):
        with pytest.raises(IllegalAnswer):
            decision.take(wrong)
    assert decision.take(3) == (True, 3)
