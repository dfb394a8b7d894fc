"""Plain data: generated clones, the check of field types."""

import copy
from dataclasses import field
from typing import Any

import pytest

from tests.kernel.tiny import Purse
from warptable.kernel import Plain, plain, value


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
    by_name: dict[str, Purse] = field(default_factory=dict)


def full_box() -> Box:
    marks = [Mark("x"), Mark("y", 2)]
    return Box([1], [[1], [2, 3]], [Purse(3, 4)], {"a": (1, 2)}, Purse(1, 1), marks, (7, "z"), {"b": Purse(2, 2)})


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
    twin.by_name["b"].coins = 9
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
