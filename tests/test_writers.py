"""Only verbs write the state. Checked on the syntax trees of the other modules of each family.

An expression leads to the state if it goes through one of `ROOTS` (`g.s`, `use.e`, `use.sheet` ...) by attributes and
subscripts only, or starts with a name that was bound to such an expression in the same function. What a call returns
is taken for a copy: verbs and questions hand out lists of their own.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[1] / "src" / "warptable"
FAMILIES = ("encounter", "duel")
FILES = sorted(path for family in FAMILIES for path in (SRC / "games" / family / "engine").rglob("*.py"))
ROOTS = {"s", "e", "seats", "sheet", "sheets", "frame", "laid", "envoys"}
NAMES = {"s", "e", "state", "sheet", "store", "player", "seats", "frame", "laid", "envoy"}
CHANGES = {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"}
MAY_WRITE = {
    "games/encounter/engine/imagine.py": "makes another state for a player who thinks ahead",
    "games/encounter/engine/rulebook.py": "makes the first state of a game",
    "games/duel/engine/imagine.py": "makes another state for a player who thinks ahead",
    "games/duel/engine/rulebook.py": "makes the first state of a game",
}


def leads_to_state(node: ast.expr, bound: set[str]) -> bool:
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and node.attr in ROOTS:
            return True
        node = node.value
    return isinstance(node, ast.Name) and node.id in bound


def bindings(function: ast.AST) -> set[str]:
    """The local names that stand for a part of the state."""
    bound = set(NAMES)
    for _ in range(2):  # a name may be bound by way of another one that is bound further down
        for node in ast.walk(function):
            pairs: list[tuple[ast.expr, ast.expr]] = []
            if isinstance(node, ast.Assign):
                pairs = [(target, node.value) for target in node.targets]
            elif isinstance(node, ast.For | ast.comprehension):
                pairs = [(node.target, node.iter)]
            elif isinstance(node, ast.NamedExpr):
                pairs = [(node.target, node.value)]
            for target, value in pairs:
                if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                    pairs += zip(target.elts, value.elts, strict=False)
                elif isinstance(target, ast.Name) and leads_to_state(value, bound):
                    bound.add(target.id)
    return bound


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What this node changes."""
    if isinstance(node, ast.Assign | ast.Delete):
        for target in node.targets:
            yield from target.elts if isinstance(target, ast.Tuple) else [target]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        yield node.target
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        yield ast.Subscript(node.func.value, ast.Constant(0), ast.Store())


def writes(source: str) -> list[str]:
    """The places of a module that write the state."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            bound = bindings(function)
            for node in ast.walk(function):
                for target in targets(node):
                    if isinstance(target, ast.Attribute | ast.Subscript) and leads_to_state(target.value, bound):
                        found.append(f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)}")
    return sorted(set(found))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_only_verbs_write_the_state(path: Path) -> None:
    if path.parent.name != "verbs" and str(path.relative_to(SRC)) not in MAY_WRITE:
        assert writes(path.read_text(encoding="utf-8")) == []


def test_the_exceptions_do_write() -> None:
    assert all(writes((SRC / name).read_text(encoding="utf-8")) for name in MAY_WRITE)


@pytest.mark.parametrize(
    "line",
    [
        "use.e.result = 1",
        "g.s.claims.append(1)",
        "use.sheet.memory['x'] = 1",
        "self.sheet.zapped = True",
        "ships = g.s.ships\n    ships[0][1] += 1",
        "e, ships = g.e, g.s.ships\n    del ships[0]",
        "hand = g.seats[1].hand\n    hand.remove(3)",
        "for there in g.e.seats:\n        there.allied = 0",
        "e.seats[2].lost, x = 1, 2",
        "g.frame.laid[0].tactic = 1",
        "for envoy in g.s.envoys:\n        envoy.up = True",
    ],
)
def test_a_write_is_seen(line: str) -> None:
    assert len(writes(f"def f(g, use, e):\n    {line}")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "use.event.number = 0",
        "left = list(g.s.faces)\n    left.remove(3)",
        "places = g.sources(1)\n    places.append((1, 2))",
        "x = g.s.ships[0][1]",
        "self.changes = []",
    ],
)
def test_what_is_not_a_write_is_left_alone(line: str) -> None:
    assert writes(f"def f(g, use):\n    {line}") == []
