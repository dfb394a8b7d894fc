"""Which tests prove which rules, and which show how we play a reading: reads the marks
``@pytest.mark.rule("F-LAUNCH-2")`` and ``@pytest.mark.reading("late-reinforcements")`` off the tests' syntax trees.

python tools/proofs.py            write proofs.json among the facts of each family
python tools/proofs.py --check    say whether these files are up to date, and write nothing
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
KINDS = {"rules": "rule", "readings": "reading"}
"""What stands in the files, and the mark of each."""
Mark = tuple[str, str]
Proofs = dict[str, dict[str, list[str]]]
GAMES = ROOT / "src" / "warptable" / "games"
FILES = {family: GAMES / family / "engine" / "facts" / "proofs.json" for family in ("encounter", "duel")}


def proofs(tests: Path = TESTS) -> Proofs:
    """Kind of mark -> what is marked -> the tests with this mark, all sorted."""
    found: dict[str, dict[str, set[str]]] = {kind: {} for kind in KINDS}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        name = path.relative_to(tests.parent).as_posix()
        for node_id, (kind, what) in marks(tree, name):
            found[kind].setdefault(what, set()).add(node_id)
    return {kind: {what: sorted(of[what]) for what in sorted(of)} for kind, of in found.items()}


def marks(tree: ast.Module, name: str) -> Iterator[tuple[str, Mark]]:
    """(test, mark) for every mark of a module; a mark on a class or a module counts for all its tests."""
    for_all = [mark for statement in tree.body if _is_pytestmark(statement) for mark in _marks(statement)]
    yield from _marks_in(tree.body, name, for_all)


def _marks_in(body: list[ast.stmt], prefix: str, inherited: list[Mark]) -> Iterator[tuple[str, Mark]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            mine = [mark for decorator in node.decorator_list for mark in _marks(decorator)]
            yield from _marks_in(node.body, f"{prefix}::{node.name}", [*inherited, *mine])
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            mine = [mark for decorator in node.decorator_list for mark in _marks(decorator)]
            for mark in [*inherited, *mine]:
                yield f"{prefix}::{node.name}", mark


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _marks(node: ast.AST) -> Iterator[Mark]:
    """What every `pytest.mark.rule(...)` and `pytest.mark.reading(...)` below a node names, as plain strings."""
    for call in ast.walk(node):
        if not isinstance(call, ast.Call):
            continue
        kind = next((kind for kind, mark in KINDS.items() if ast.unparse(call.func).endswith(f"mark.{mark}")), None)
        for argument in call.args if kind else ():
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise SystemExit(f"line {call.lineno}: marks take plain strings, not {ast.unparse(argument)}")
            yield str(kind), argument.value


def family_of(marked: str) -> str:
    """The family whose facts have a rule or a reading."""
    return "duel" if marked.startswith(("D-", "duel-")) else "encounter"


def text(found: Proofs, family: str) -> str:
    """The content of a family's file."""
    mine = {
        kind: {what: tests for what, tests in of.items() if family_of(what) == family} for kind, of in found.items()
    }
    return json.dumps(mine, indent=1, ensure_ascii=False) + "\n"


def fresh() -> dict[Path, str]:
    """What should stand in each file."""
    found = proofs()
    return {path: text(found, family) for family, path in FILES.items()}


def main(arguments: list[str]) -> int:
    files = fresh()
    stale = [path for path, content in files.items() if not path.exists() or path.read_text("utf-8") != content]
    if "--check" in arguments:
        print(f"out of date: run python {Path(__file__).relative_to(ROOT)}" if stale else "up to date")
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
