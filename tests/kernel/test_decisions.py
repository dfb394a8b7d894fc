"""The shapes of a question: enumerable, answered by small picks or as a whole, strict."""

from typing import Any

import pytest

from tests.kernel.tiny import grammar
from warptable.kernel import DONE, Compose, Decision, Distribute, IllegalAnswer, Number, Offer, Pick, PickSome


def walk(decision: Any, *picks: Any) -> Any:
    """Make these small picks; the whole answer after the last one."""
    for pick in picks:
        complete, whole = decision.take(pick)
    assert complete
    return whole


def test_a_pick_takes_only_what_is_offered() -> None:
    decision = Pick(0, "p", "R-1", ["a", 1, (2, "b")])
    for option in decision.options:
        assert decision.take(option) == (True, option)
    wrong: Any
    for wrong in ("c", True, 1.0, (2, "b", 3), None, [2, "b"], ["unhashable"], {}):
        with pytest.raises(IllegalAnswer, match="is not offered"):
            decision.take(wrong)


def test_an_offer_can_be_passed_and_a_pick_cannot() -> None:
    assert Offer(0, "o", "R-1", ["pass", "x"]).passable
    assert not Pick(0, "p", "R-1", ["pass", "x"]).passable


def test_a_number_has_bounds() -> None:
    decision = Number(0, "n", "R-1", 2, 4)
    assert list(decision.options) == [2, 3, 4]
    assert decision.default == 2
    for wrong in (1, 5, "3", True):
        with pytest.raises(IllegalAnswer):
            decision.take(wrong)


def test_picking_several_goes_forward_only() -> None:
    decision = PickSome(0, "s", "R-1", ["a", "b", "c"], 1, 2)
    assert list(decision.options) == ["a", "b", "c"]
    decision.take("b")
    assert list(decision.options) == [DONE, "c"]
    assert walk(PickSome(0, "s", "R-1", ["a", "b", "c"], 1, 2), "b", DONE) == ("b",)
    assert walk(PickSome(0, "s", "R-1", ["a", "b", "c"], 1, 2), "a", "c") == ("a", "c")


def test_enough_must_be_left_for_the_minimum() -> None:
    assert list(PickSome(0, "s", "R-1", ["a", "b", "c"], 2, 3).options) == ["a", "b"]


@pytest.mark.parametrize("whole", [("c", "a"), ["a", "c"], ("a", "c")])
def test_a_whole_choice_of_several_may_come_in_any_order(whole: Any) -> None:
    assert PickSome(0, "s", "R-1", ["a", "b", "c"], 1, 2).take(whole) == (True, ("a", "c"))


@pytest.mark.parametrize("wrong", [(), ("a", "b", "c"), ("a", "a"), ("x",), 3, "ab", None])
def test_a_wrong_choice_of_several_changes_nothing(wrong: Any) -> None:
    decision = PickSome(0, "s", "R-1", ["a", "b", "c"], 1, 2)
    with pytest.raises(IllegalAnswer):
        decision.take(wrong)
    assert decision.partial == []
    assert list(decision.options) == ["a", "b", "c"]


def test_ships_are_spread_one_by_one_or_as_a_whole() -> None:
    def fresh() -> Distribute:
        return Distribute(0, "d", "R-1", [(4, 1), (7, 3)], 1, 3)

    decision = fresh()
    assert list(decision.options) == [4, 7]
    decision.take(4)
    assert list(decision.options) == [DONE, 7]
    assert walk(fresh(), 7, 4, 7) == ((4, 1), (7, 2))
    assert walk(fresh(), 7, DONE) == ((7, 1),)
    assert fresh().take(((7, 2), (4, 1))) == (True, ((4, 1), (7, 2)))


def test_the_quick_path_offers_what_the_grammar_offers() -> None:
    decision = Distribute(0, "d", "R-1", [(1, 2), (2, 1), (3, 2)], 2, 4)
    for pick in (1, 2, 1):
        decision.take(pick)
        assert list(decision.options) == list(decision.following(decision.partial))


@pytest.mark.parametrize(
    "wrong", [(), ((4, 2),), ((7, 4),), ((9, 1),), ((4, 0),), ((4, -1),), ((7, 1), (7, 1)), "47", 7.5, ((7,),), None]
)
def test_a_wrong_spread_changes_nothing(wrong: Any) -> None:
    decision = Distribute(0, "d", "R-1", [(4, 1), (7, 3)], 1, 3)
    with pytest.raises(IllegalAnswer):
        decision.take(wrong)
    assert list(decision.options) == [4, 7]


def nested(depth: int = 100_000) -> Any:
    made: Any = ()
    for _ in range(depth):
        made = (made,)
    return made


@pytest.mark.parametrize("place", range(6))
def test_an_answer_of_any_size_and_depth_is_refused_in_one_line(place: int) -> None:
    wrong = [nested(), [nested()], "x" * 1_000_000, 10**5000, [10**5000], [["a", 10**5000]]][place]
    decisions: list[Decision[Any]] = [
        Pick(0, "p", "R-1", ["a", 1, (2, "b")]),
        Number(0, "n", "R-1", 2, 4),
        PickSome(0, "s", "R-1", ["a", "b", "c"], 1, 2),
        Distribute(0, "d", "R-1", [(4, 1), (7, 3)], 1, 3),
        Compose(0, "c", "R-1", grammar),
    ]
    for decision in decisions:
        offered = list(decision.options)
        with pytest.raises(IllegalAnswer) as refused:
            decision.take(wrong)
        assert len(str(refused.value)) < 1000
        assert "\n" not in str(refused.value)
        assert list(decision.options) == offered


def test_a_composed_answer_follows_its_grammar() -> None:
    def fresh() -> Compose:
        return Compose(0, "c", "R-1", grammar)

    assert walk(fresh(), ("greet", 1), "stop") == (("greet", 1), "stop")
    assert fresh().take((("greet", 0), ("greet", 1), "stop")) == (True, (("greet", 0), ("greet", 1), "stop"))
    for wrong in ((), (("greet", 0),), ("stop", "stop"), (("greet", 2), "stop"), 5):
        with pytest.raises(IllegalAnswer):
            fresh().take(wrong)


def test_the_default_is_as_little_as_is_allowed() -> None:
    assert PickSome(0, "s", "R-1", ["a", "b"], 0, 2).default == ()
    assert Distribute(0, "d", "R-1", [(4, 1), (7, 3)], 2, 3).default == ((4, 1), (7, 1))
    assert Offer(0, "o", "R-1", ["pass", "x"]).default == "pass"


def test_a_small_pick_can_be_taken_back() -> None:
    decision = Distribute(0, "d", "R-1", [(4, 1), (7, 3)], 1, 3)
    decision.take(4)
    decision.retract()
    assert decision.partial == []
    assert list(decision.options) == [4, 7]
