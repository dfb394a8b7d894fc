"""The tool that bends rules finds what can be bent, changes nothing else, and reaches the functions that are alive."""

from pathlib import Path
from typing import Any

import pytest

from tools.mutate_rules.__main__ import forgotten, judged
from tools.mutate_rules.living import swap
from tools.mutate_rules.operators import Mutant, mutants, mutated

SRC = Path(__file__).resolve().parent.parent / "src" / "warptable"
BOTH = "def f(a: int, b: int) -> bool:\n    return a < b and b > 3\n"
LOOP = "def f(n: int) -> int:\n    for i in range(n):\n        if i == 2:\n            break\n    return n + 1\n"


def changes(source: str) -> list[str]:
    return [f"{mutant.operator} | {mutant.before} | {mutant.after}" for mutant in mutants(source, "x.py")]


def made(source: str, mutant: Mutant) -> Any:
    """The function f of a module with this change."""
    names: dict[str, Any] = {}
    exec(compile(mutated(source, mutant), "x.py", "exec"), names)
    return names["f"]


def test_each_outcome_is_forced_and_each_operand_ignored() -> None:
    assert changes(BOTH) == [
        "always | a < b and b > 3 | ",
        "at no time | a < b and b > 3 | ",
        "operand ignored in and | a < b | ",
        "operand ignored in and | b > 3 | ",
        "comparison | a < b | a <= b",
        "comparison | b > 3 | b >= 3",
        "plus one | 3 | 4",
        "minus one | 3 | 2",
    ]


@pytest.mark.parametrize(
    ("number", "a", "b", "answer"),
    [(0, 2, 1, True), (1, 1, 9, False), (2, 9, 4, True), (3, 1, 2, True), (4, 4, 4, True), (6, 1, 4, False)],
)
def test_the_changed_function_answers_otherwise(number: int, a: int, b: int, answer: bool) -> None:
    mutant = mutants(BOTH, "x.py")[number]
    assert made(BOTH, mutant)(a, b) is answer


def test_a_statement_left_out_leaves_the_rest_as_it_is() -> None:
    broken = next(mutant for mutant in mutants(LOOP, "x.py") if mutant.before == "break")
    assert made(LOOP, broken)(5) == 6


def test_each_has_a_name_of_its_own() -> None:
    names = [mutant.name for mutant in mutants("def f(a: int) -> None:\n    g(a, 1, 1)\n", "x.py")]
    assert names == [
        "f | statement left out | g(a, 1, 1) -> ",
        "f | plus one | 1 -> 2",
        "f | minus one | 1 -> 0",
        "f | plus one | 1 -> 2 (2)",
        "f | minus one | 1 -> 0 (2)",
    ]


@pytest.mark.parametrize(
    "source",
    [
        "LIMIT = 3\n",
        "def f(g: Game) -> None:\n    g.emit('lost', 'F-1', number=3)\n",
        "def f(seat: int) -> int | None:\n    '''Text 3.'''\n    return None\n",
        "def f() -> None:\n    raise ValueError(f'not {3}')\n",
        "def f(a: int, mask: int = 0) -> None:\n    mask |= 1 << a\n",
    ],
)
def test_texts_defaults_events_errors_and_masks_stay(source: str) -> None:
    assert changes(source) == []


def test_living_functions_get_the_new_code_also_lambdas_of_one_line_and_closures() -> None:
    source = (
        "def outer(k):\n    def inner(n):\n        return n + k\n    return inner\n"
        "table = [lambda n: n > 1, lambda n: n < 1]\nmade = outer(10)\n"
    )
    names: dict[str, Any] = {}
    old = compile(source, "x.py", "exec")
    exec(old, names)
    functions: list[Any] = [names["outer"], names["made"], *names["table"]]

    def answers() -> list[object]:
        return [names["made"](1), names["table"][0](1), names["table"][1](1)]

    assert answers() == [11, False, False]
    for mutant, expected in zip(mutants(source, "x.py"), FORCED, strict=False):
        new = compile(mutated(source, mutant), "x.py", "exec")
        swap(functions, old, new)
        assert answers() == expected, mutant
        swap(functions, new, old)


FORCED = [[-9, False, False], [11, True, False], [11, False, False], [11, True, False]]


def test_what_was_judged_says_why_and_is_missed_when_its_function_changes() -> None:
    harmless = judged()
    assert all(harmless.values())
    paths = {path for path, _ in harmless}
    assert all((SRC / path).is_file() for path in paths)
    path = min(paths)
    assert forgotten([path], {(path, "gone | always | it -> "): "why"}) == [f"{path} gone | always | it -> "]
    name = mutants((SRC / path).read_text(encoding="utf-8"), path)[0].name
    assert forgotten([path], {(path, name): "why", ("elsewhere.py", "gone"): "why"}) == []
