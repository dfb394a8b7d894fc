"""Classes as data by field name and back; a digest that moves with their shape."""

from dataclasses import field
from enum import Enum, StrEnum
from typing import Any, Literal

import pytest

from tests.kernel.test_plain import Box, full_box
from tests.kernel.tiny import Purse, TinyState
from warptable.kernel import BadData, Plain, Rng, Variant, from_data, plain, to_data, value
from warptable.kernel.shape import described, digest


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@value
class Dot:
    colour: Colour = Colour.RED
    size: Literal["big", "small"] = "big"
    note: int | str | bool | tuple[int, ...] = 0


@value
class Figure(Variant):
    """One of several."""

    corners: int


@value
class Round(Figure):
    note: str = field(default="", kw_only=True)


@value
class Square(Figure):
    side: int = 1


@plain
class Board(Plain):
    figures: list[Figure] = field(default_factory=list)


@plain
class One(Plain):
    coins: int
    purse: Purse | None = None
    dots: list[Dot] = field(default_factory=list)


def test_data_and_back() -> None:
    box = full_box()
    assert from_data(Box, to_data(box)) == box
    state = TinyState(Rng.seeded(1), purses=[Purse(), Purse(2, 3)], names={"x": 1}, grid=[[1, 2], []])
    assert from_data(TinyState, to_data(state)) == state
    dot = Dot(Colour.BLUE, "small", (1, 2))
    assert from_data(Dot, to_data(dot)) == dot


def test_fields_at_their_default_are_left_out() -> None:
    assert to_data(Purse()) == {}
    assert to_data(Purse(10, 3)) == {"gems": 3}
    assert from_data(Purse, {"gems": 3}) == Purse(10, 3)
    assert to_data(Box()) == {}


def test_a_value_that_only_equals_the_default_is_kept() -> None:
    assert to_data(Dot(note=False)) == {"note": False}
    assert from_data(Dot, {"note": False}).note is False


def test_data_of_one_of_several_classes_names_its_class() -> None:
    board = Board([Round(0, note="x"), Square(4, 2), Figure(5)])
    data = to_data(board)
    assert data["figures"] == [
        {"is": "Round", "corners": 0, "note": "x"},
        {"is": "Square", "corners": 4, "side": 2},
        {"is": "Figure", "corners": 5},
    ]
    assert from_data(Board, data) == board
    assert board.clone().figures[0] is board.figures[0]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({"corners": 3}, "expected one kind of Figure, got None"),
        ({"is": "Star", "corners": 3}, "expected one kind of Figure, got 'Star'"),
        ({"is": "Round", "side": 1}, "Round has no field 'side'"),
        ({"is": "Square"}, "Square lacks 'corners'"),
    ],
)
def test_one_of_several_classes_is_read_strictly(data: Any, line: str) -> None:
    with pytest.raises(BadData, match=line):
        from_data(Board, {"figures": [data]})
    with pytest.raises(BadData, match="expected one kind of Round, got 'Square'"):
        from_data(Round, {"is": "Square", "corners": 4})


def test_every_one_of_several_classes_belongs_to_the_shape() -> None:
    assert described(Board) == [
        "Board.figures: list[Figure] = []",
        "Figure is one of ['Figure', 'Round', 'Square']",
        "Figure.corners: int",
        "Round.corners: int",
        "Round.note: str = ''",
        "Square.corners: int",
        "Square.side: int = 1",
    ]


def test_two_of_several_classes_have_different_names() -> None:
    with pytest.raises(TypeError, match="two classes are called Square"):
        type("Square", (Figure,), {"__module__": "elsewhere"})


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (None, "expected the fields of One, got NoneType"),
        ([1], "expected the fields of One, got list"),
        ({}, "One lacks 'coins'"),
        ({"coins": 1, "gems": 2}, "One has no field 'gems'"),
        ({"coins": "x"}, "One.coins: expected int, got str"),
        ({"coins": True}, "One.coins: expected int, got bool"),
        ({"coins": 1.5}, "One.coins: expected int, got float"),
        ({"coins": 1, "purse": {"coins": []}}, "One.purse: Purse.coins: expected int, got list"),
        ({"coins": 1, "dots": {}}, r"One.dots: expected list\[Dot\], got dict"),
        ({"coins": 1, "dots": [{"colour": "pink"}]}, "One.dots: Dot.colour: expected Colour, got str"),
        ({"coins": 1, "dots": [{"size": "huge"}]}, r"Dot.size: expected one of \['big', 'small'\], got str"),
        (
            {"coins": 1, "dots": [{"note": 1.5}]},
            r"Dot.note: expected int \| str \| bool \| tuple\[int, ...\], got float",
        ),
    ],
)
def test_data_of_another_shape_is_refused_in_one_line(data: Any, line: str) -> None:
    with pytest.raises(BadData, match=line):
        from_data(One, data)


def test_what_is_not_plain_has_no_data() -> None:
    with pytest.raises(BadData, match="not plain data: object"):
        to_data([object()])


# ---------------------------------------------------------------- the digest


def made(**kinds: Any) -> type:
    """A class `Thing` of these fields: a type, or a type and a default."""
    hints = {name: kind[0] if isinstance(kind, tuple) else kind for name, kind in kinds.items()}
    defaults = {name: kind[1] for name, kind in kinds.items() if isinstance(kind, tuple)}
    return value(type("Thing", (), {"__annotations__": hints, "__module__": __name__, **defaults}))


def made_root(kind: Any) -> type:
    return value(type("Root", (), {"__annotations__": {"things": kind}}))


BEFORE = digest(made(a=int, b=(str, "x")))


@pytest.mark.parametrize(
    "after",
    [
        made(a=int, c=(str, "x")),  # a name
        made(a=str, b=(str, "x")),  # a type
        made(a=int, b=(str, "y")),  # a default
        made(a=int, b=str),  # no default any more
        made(a=int, b=(str, "x"), c=(int, 0)),  # one more
        made(a=int),
    ],
)
def test_every_change_of_a_class_moves_the_digest(after: type) -> None:
    assert digest(after) != BEFORE


def test_the_order_of_fields_does_not_move_it() -> None:
    assert digest(made(b=(str, "x"), a=(int, 0))) == digest(made(a=(int, 0), b=(str, "x")))


def test_a_class_inside_moves_it_too() -> None:
    small: Any = made(a=int)
    large: Any = made(a=int, b=int)
    kinds = (list[small], list[large], tuple[large, ...], dict[int, small], small | None)
    assert len({digest(made_root(kind)) for kind in kinds}) == len(kinds)


def test_the_words_of_an_enumeration_belong_to_the_shape() -> None:
    two, three = Enum("Kind", {"A": "a", "B": "b"}), Enum("Kind", {"A": "a", "B": "b", "C": "c"})
    assert digest(made(kind=two)) != digest(made(kind=three))


def test_two_classes_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two classes are called Thing"):
        digest(made(a=int), made(a=str))


def test_the_shape_can_be_read() -> None:
    assert described(One) == [
        "Colour is one of ['blue', 'red']",
        "Dot.colour: Colour = <Colour.RED: 'red'>",
        "Dot.note: int | str | bool | tuple[int, ...] = 0",
        "Dot.size: one of ['big', 'small'] = 'big'",
        "One.coins: int",
        "One.dots: list[Dot] = []",
        "One.purse: Purse | None = None",
        "Purse.coins: int = 10",
        "Purse.gems: int = 0",
    ]
