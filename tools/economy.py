"""How much there is to read: `python -m tools.economy` prints it as JSON, for this checkout or for the one named.

modules            Python modules of the package, those under 40 lines among them
lines              lines of Python, of templates, style and scripts of the pages, and of messages
content_api        names that a file of an alien can import
registries         tables from the id of a game to a part of it
general_importers  modules outside a game's folders that import a game
long_aliens        files of aliens over 80 lines
long_functions     functions over 60 lines
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("encounter", "duel")
SHORT, LONG_ALIEN, LONG_FUNCTION = 40, 80, 60


def lines_in(paths: Iterable[Path]) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)


def of_a_game(path: Path, package: Path) -> bool:
    """Does this module lie in a folder of one game, or bear its name?"""
    return bool({*path.relative_to(package).with_suffix("").parts} & {*GAMES})


def imports_a_game(tree: ast.Module) -> bool:
    found = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    named = [f"{getattr(node, 'module', None) or ''}.{alias.name}".split(".") for node in found for alias in node.names]
    return any({*GAMES} & {*parts} for parts in named)


def is_registry(node: ast.AST) -> bool:
    """A dictionary with the ids of our games as its keys."""
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)] if isinstance(node, ast.Dict) else []
    return {*GAMES} <= {*keys}


def figures(root: Path = ROOT) -> dict[str, int]:
    """All counts for a checkout."""
    package = root / "src" / "warptable"
    modules = {path: path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py"))}
    trees = {path: ast.parse(text) for path, text in modules.items()}
    general = [path for path in modules if not of_a_game(path, package)]
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    aliens = [path for path in modules if path.match("content/aliens/*.py")]
    api = next(
        (text for path, text in modules.items() if path.match("content/api.py") and "encounter" in path.parts), ""
    )
    return {
        "modules": len(modules),
        "modules_under_40_lines": sum(len(text.splitlines()) < SHORT for text in modules.values()),
        "lines_of_python": lines_in(modules),
        "lines_of_templates": lines_in(package.rglob("*.html")),
        "lines_of_style": lines_in(package.rglob("*.css")),
        "lines_of_script": lines_in(path for path in package.rglob("*.js") if "built" not in path.parts),
        "lines_of_messages": lines_in(package.rglob("*.ftl")),
        "content_api": len(re.findall(r'^    "\w+",$', api.partition("__all__")[2], flags=re.MULTILINE)),
        "registries": sum(map(is_registry, nodes)),
        "general_importers": sum(imports_a_game(trees[path]) for path in general),
        "long_aliens": sum(len(modules[path].splitlines()) > LONG_ALIEN for path in aliens),
        "long_functions": sum((node.end_lineno or 0) - node.lineno >= LONG_FUNCTION for node in functions),
    }


if __name__ == "__main__":
    print(json.dumps(figures(*map(Path, sys.argv[1:2])), indent=1))
