"""Which tests prove which rules: reads the marks ``@pytest.mark.rule("F-LAUNCH-2")`` off the tests' syntax trees.

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
FILES = {family: ROOT / "src" / "warptable" / family / "facts" / "proofs.json" for family in ("encounter", "duel")}


def proofs(tests: Path = TESTS) -> dict[str, list[str]]:
    """Rule id -> the tests that prove it, both sorted."""
    found: dict[str, set[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        name = path.relative_to(tests.parent).as_posix()
        for node_id, rule in marks(tree, name):
            found.setdefault(rule, set()).add(node_id)
    return {rule: sorted(found[rule]) for rule in sorted(found)}


def marks(tree: ast.Module, name: str) -> Iterator[tuple[str, str]]:
    """(test, rule id) for every mark of a module; a mark on a class or a module counts for all its tests."""
    for_all = [rule for statement in tree.body if _is_pytestmark(statement) for rule in _rules(statement)]
    yield from _marks_in(tree.body, name, for_all)


def _marks_in(body: list[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            mine = [rule for decorator in node.decorator_list for rule in _rules(decorator)]
            yield from _marks_in(node.body, f"{prefix}::{node.name}", [*inherited, *mine])
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            mine = [rule for decorator in node.decorator_list for rule in _rules(decorator)]
            for rule in [*inherited, *mine]:
                yield f"{prefix}::{node.name}", rule


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _rules(node: ast.AST) -> Iterator[str]:
    """The ids in every `pytest.mark.rule(...)` below a node. They must stand there as plain strings."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise SystemExit(f"line {call.lineno}: rule marks take plain strings, not {ast.unparse(argument)}")
                yield argument.value


def family_of(rule: str) -> str:
    """The family whose facts have a rule."""
    return "duel" if rule.startswith("D-") else "encounter"


def text(found: dict[str, list[str]], family: str) -> str:
    """The content of a family's file."""
    mine = {rule: tests for rule, tests in found.items() if family_of(rule) == family}
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
