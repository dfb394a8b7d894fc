"""Plain data: generated clones, the check of field types, the save form."""

import copy
from dataclasses import field
from typing import Any

import pytest

from tests.kernel.tiny import Purse, TinyState
from warptable.kernel import BadData, Plain, Rng, from_data, plain, to_data, value


@value
class Mark:
    name: str
    worth: int = 1


@plain
class Box(Plain):
    numbers: list[int] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    purses: list[Purse] = field(default_factory=list)
    names: dict[str, tuple[int, ...]] = field(default_factory=dict)
    purse: Purse | None = None
    marks: list[Mark] = field(default_factory=list)
    pair: tuple[int, str] = (1, "a")


def full_box() -> Box:
    return Box([1], [[1], [2, 3]], [Purse(3, 4)], {"a": (1, 2)}, Purse(1, 1), [Mark("x"), Mark("y", 2)], (7, "z"))


def test_a_clone_equals_a_deep_copy() -> None:
    box = full_box()
    assert box.clone() == copy.deepcopy(box) == box


def test_a_clone_shares_nothing_that_can_change() -> None:
    box = full_box()
    twin = box.clone()
    twin.numbers.append(2)
    twin.rows[0].append(9)
    twin.purses[0].gems = 9
    twin.names["b"] = (3,)
    assert twin.purse is not None
    twin.purse.coins = 9
    twin.marks.pop()
    assert box == full_box()


def test_values_are_shared() -> None:
    box = full_box()
    assert box.clone().marks[0] is box.marks[0]


@pytest.mark.parametrize("bad", [set[int], list[set[int]], object, dict[str, list[int]], Any])
def test_a_field_that_is_not_plain_is_refused_when_the_class_is_made(bad: Any) -> None:
    with pytest.raises(TypeError, match="is not plain data"):
        plain(type("Bad", (Plain,), {"__annotations__": {"field": bad}}))


def test_a_class_without_the_decorator_cannot_be_cloned() -> None:
    class Naked(Plain):
        pass

    with pytest.raises(TypeError, match="lacks @plain"):
        Naked().clone()


def test_data_and_back() -> None:
    box = full_box()
    assert from_data(Box, to_data(box)) == box
    state = TinyState(Rng.seeded(1), purses=[Purse(), Purse(2, 3)], names={"x": 1}, grid=[[1, 2], []])
    assert from_data(TinyState, to_data(state)) == state


def test_fields_added_later_take_their_defaults() -> None:
    assert from_data(Purse, [4]) == Purse(4, 0)


@pytest.mark.parametrize(
    "data",
    [None, 3, [], [1, 2, 3], ["x"], [True], [[1]], [1.5], {"coins": 1}],
)
def test_data_of_another_shape_is_refused(data: Any) -> None:
    @plain
    class One(Plain):
        coins: int

    with pytest.raises(BadData):
        from_data(One, data)
