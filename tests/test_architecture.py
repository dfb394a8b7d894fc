"""Who may import whom, and what the engine must not know.

The import contracts stand in pyproject.toml. What they cannot say is checked here on the syntax trees, so that also
imports inside functions and under TYPE_CHECKING are seen.
"""

import ast
import dataclasses
import logging
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from warptable.game import editions, games
from warptable.games.duel.engine import facts as duel_facts
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content.registry import all_aliens
from warptable.kernel.views import CommonView

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
CONTENT = "warptable.games.encounter.engine.content"
DUEL_CONTENT = "warptable.games.duel.engine.content"
ENGINE = ("warptable.kernel", "warptable.games.encounter.engine", "warptable.games.duel.engine")
NOT_REPEATABLE = {"datetime", "os", "random", "secrets", "time", "uuid"}
GENERAL = (
    "warptable.kernel",
    "warptable.game",
    "warptable.opening",
    "warptable.packs",
    "warptable.replay",
    "warptable.story",
    "warptable.bots.base",
    "warptable.bots.random",
    "warptable.bots.search",
    "warptable.cli.game_options",
    "warptable.cli.terminal",
    "warptable.lab",
    "warptable.env",
    "warptable.lessons",
    "warptable.text",
    "warptable.table",
)
"""Packages that serve all families; what is in them for one family alone lies in a module or folder with its name."""
ORDINARY_NAMES = frozenset({"encounter", "plain"})
"""Names of games that mean something else: a round of the multi-player game, and what every game gets."""
FAMILY_VIEWS = (
    "warptable.games.encounter.engine.model.views",
    "warptable.games.encounter.engine.view",
    "warptable.games.duel.engine.model.views",
    "warptable.games.duel.engine.view",
)
FAMILY_CONTENT = (
    f"{CONTENT}.registry",
    f"{CONTENT}.aliens",
    f"{CONTENT}.artifacts",
    "warptable.games.encounter.engine.rules",
    DUEL_CONTENT,
    "warptable.games.duel.engine.rules",
)
COMMON = {field.name for field in dataclasses.fields(CommonView)} | {"me"}
MAY_NAME_ALIENS = (
    f"{CONTENT}.aliens",
    f"{CONTENT}.rulings",
    "warptable.games.encounter.engine.dominion",
    "warptable.games.encounter.engine.editions",
    "warptable.games.encounter.engine.facts",
)
ORDINARY_WORDS = ("observer",)
"""Names of aliens that mean something else in code: the observer of the learning environment."""
READ_DECLARATIONS = (
    "warptable.games.encounter.bots",
    "warptable.games.encounter.env",
    "warptable.games.encounter.lab",
    "warptable.games.encounter.story",
    "warptable.games.encounter.words",
    "warptable.table.play",
    "warptable.games.encounter.page.scene",
    "warptable.games.encounter.page.board",
    "warptable.games.encounter.page.dock",
    "warptable.games.encounter.page.stage",
)
MAY_NAME_DUEL_CARDS = (
    f"{DUEL_CONTENT}.aliens",
    f"{DUEL_CONTENT}.envoys",
    f"{DUEL_CONTENT}.destiny",
    "warptable.games.duel.engine.facts",
)


# ---------------------------------------------------------------- reading modules


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(*packages: str) -> Iterator[tuple[str, Path]]:
    """The modules of these packages that exist today."""
    for path in sorted(SRC.rglob("*.py")):
        if within(name_of(path), *packages):
            yield name_of(path), path


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@cache
def tree_of(source: str) -> ast.Module:
    """Most modules are looked at by several tests."""
    return ast.parse(source)


def imported(source: str, module: str, *, is_package: bool) -> set[str]:
    """What a module imports, as absolute names; ``from a import b`` gives ``a.b``, for b may be a module."""
    home = module.split(".") if is_package else module.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) + 1 - node.level] if node.level else []
            origin = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            found.update(f"{origin}.{alias.name}" for alias in node.names)
    return found


def imports_of(module: str, path: Path) -> set[str]:
    return imported(path.read_text(encoding="utf-8"), module, is_package=path.name == "__init__.py")


def words(source: str) -> Iterator[tuple[int, str]]:
    """The string literals of a module with their lines, spelled like ids."""
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, re.sub(r"[\s_]+", "-", node.value.strip().lower())


def root(name: str) -> str:
    return name.partition(".")[0]


# ---------------------------------------------------------------- the checks


def test_import_contracts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    for logger in logging.root.manager.loggerDict.values():
        if isinstance(logger, logging.Logger):
            logger.disabled = False  # the linter silences every logger there is, and later tests listen to ours
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_every_folder_of_modules_is_a_package() -> None:
    """A folder without __init__.py would escape the import contracts."""
    folders = {folder for path in SRC.rglob("*.py") for folder in path.relative_to(SRC).parents if folder.name}
    assert sorted(str(folder) for folder in folders if not (SRC / folder / "__init__.py").exists()) == []


def test_engine_uses_the_standard_library_only() -> None:
    foreign = [
        (module, name)
        for module, path in modules(*ENGINE)
        for name in sorted(imports_of(module, path))
        if root(name) not in sys.stdlib_module_names and not within(name, *ENGINE)
    ]
    assert foreign == []


def test_engine_is_repeatable() -> None:
    """No clock, no outside chance, no environment: the same seed gives the same game everywhere."""
    suspects = [
        (module, name)
        for module, path in modules(*ENGINE)
        for name in sorted(imports_of(module, path))
        if root(name) in NOT_REPEATABLE
    ]
    assert suspects == []


def test_content_imports_only_its_api() -> None:
    strays = [
        (module, name)
        for module, path in modules(f"{CONTENT}.aliens", f"{CONTENT}.artifacts")
        for name in sorted(imports_of(module, path))
        if root(name) == "warptable" and not within(name, f"{CONTENT}.api")
    ]
    strays += [
        (module, name)
        for module, path in modules(*MAY_NAME_DUEL_CARDS[:3])
        for name in sorted(imports_of(module, path))
        if root(name) == "warptable" and not within(name, f"{DUEL_CONTENT}.api")
    ]
    assert strays == []


def test_no_alien_is_named_outside_its_own_file() -> None:
    ids = facts.aliens().keys() | facts.dominion_aliens().keys() | facts.avalon_aliens().keys()
    named = [
        f"{module}:{line} {word}"
        for module, path in modules("warptable.games.encounter.engine", *READ_DECLARATIONS)
        if not within(module, *MAY_NAME_ALIENS)
        for line, word in words(path.read_text(encoding="utf-8"))
        if word in ids and word not in ORDINARY_WORDS
    ]
    assert named == []


def test_no_question_of_an_alien_is_named_outside_its_own_file() -> None:
    """Whoever shows, answers or counts questions reads what they declare, and knows none of them."""
    ids = {one.id for alien in all_aliens().values() for one in alien.abilities}
    ids |= {str(one) for alien in all_aliens().values() for one in alien.prompts}
    named = [
        f"{module}:{line} {word}"
        for module, path in modules(*READ_DECLARATIONS)
        for line, word in words(path.read_text(encoding="utf-8"))
        if word in ids
    ]
    assert named == []


def test_no_card_of_duel_is_named_outside_its_own_file() -> None:
    """Neither an alien nor an envoy nor a destiny card: the rules know only what they declare."""
    ids = {*duel_facts.aliens(), *duel_facts.envoys(), *duel_facts.destiny()}
    named = [
        f"{module}:{line} {word}"
        for module, path in modules("warptable.games.duel.engine")
        if not within(module, *MAY_NAME_DUEL_CARDS)
        for line, word in words(path.read_text(encoding="utf-8"))
        if word in ids
    ]
    assert named == []


def of_a_family(name: str) -> bool:
    """Is this a module or folder of one family, or something in it?"""
    return any(part in games() for part in name.split("."))


def view_reads(source: str) -> Iterator[tuple[int, str]]:
    """The fields that a module reads of something it calls a view, with their lines."""
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Attribute):
            known = node.value.id if isinstance(node.value, ast.Name) else getattr(node.value, "attr", "")
            if known.endswith("view"):
                yield node.lineno, node.attr


def test_general_modules_read_only_what_the_views_of_all_games_have() -> None:
    """A module that serves every family knows no family's view: neither its type nor any field of its own."""
    found = []
    for module, path in modules(*GENERAL):
        if of_a_family(module):
            continue
        source = path.read_text(encoding="utf-8")
        found += [(module, name) for name in imports_of(module, path) if within(name, *FAMILY_VIEWS)]
        found += [(module, f"{line}: {field}") for line, field in view_reads(source) if field not in COMMON]
    assert found == []


def test_general_modules_ask_a_family_for_its_content() -> None:
    """A module that serves every family asks the family what can be played: it imports neither the registry nor the
    rules of one."""
    found = [
        (module, name)
        for module, path in modules(*GENERAL)
        if not of_a_family(module)
        for name in sorted(imports_of(module, path))
        if within(name, *FAMILY_CONTENT)
    ]
    assert found == []


def test_nobody_imports_or_names_a_game_who_serves_all() -> None:
    """Whatever serves all games finds one by its record, which names its layers; and no style or template of all games
    knows an edition. Only what shows an element with examples (`parts.py`) takes them from our games."""
    names = {*games(), *editions()} - ORDINARY_NAMES
    found = []
    for module, path in modules("warptable"):
        if of_a_family(module):
            continue
        source = path.read_text(encoding="utf-8")
        found += [(module, name) for name in imports_of(module, path) if of_a_family(name)]
        if not module.endswith(".parts"):
            found += [(module, f"{line}: {word}") for line, word in words(source) if word in names]
    for path in (path for suffix in ("css", "html", "js") for path in SRC.rglob(f"*.{suffix}")):
        inside = path.relative_to(SRC).parts
        if "games" not in inside and "built" not in inside:
            quoted = re.findall(r"[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8"))
            found += [("/".join(inside), word) for word in quoted if word in names]
    assert found == []


def test_pages_do_not_run_the_rules() -> None:
    """What is drawn knows the vocabulary of a game, its facts and its reckoning over plain data, never its state or how
    it is carried on. Scenes are made from the state, hooks are asked about it, the guide and examples play games."""
    page = "warptable.games.encounter.page"
    from_the_state = tuple(f"{page}.{name}" for name in ("scene", "hooks", "examples", "library.story"))
    vocabulary = ("model", "facts", "editions", "content.packs", "rules.reckoning", "rules.deals")
    may = tuple(f"warptable.games.encounter.engine.{name}" for name in vocabulary)
    strays = [
        (module, name)
        for module, path in modules("warptable.table.page", "warptable.table.web", page)
        for name in sorted(imports_of(module, path))
        if within(name, "warptable.games.encounter.engine")
        and (not within(name, *may) or within(name, "warptable.games.encounter.engine.model.state"))
        and not within(module, *from_the_state)
    ]
    assert strays == []


# ---------------------------------------------------------------- the checks see what they should


def test_a_field_of_a_familys_own_view_is_seen() -> None:
    source = "def f(view, my_view, other):\n    return view.step, my_view.planets, other.planets, other.view.gate\n"
    assert sorted(view_reads(source)) == [(2, "gate"), (2, "planets"), (2, "step")]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import random", {"random"}),
        ("import os.path as p", {"os.path"}),
        ("from os import path", {"os.path"}),
        ("def f():\n    from time import sleep", {"time.sleep"}),
        ("from . import api", {"a.b.api"}),
        ("from .api import x", {"a.b.api.x"}),
        ("from ..rules import use", {"a.rules.use"}),
        ("from .. import rules", {"a.rules"}),
    ],
)
def test_imports_are_seen(source: str, names: set[str]) -> None:
    assert imported(source, "a.b.c", is_package=False) == names


def test_a_package_is_its_own_home() -> None:
    assert imported("from .x import y", "a.b", is_package=True) == {"a.b.x.y"}


def test_words_are_compared_like_ids() -> None:
    assert list(words('a = f("Tick Tock")\nb = {"anti_matter": 1}')) == [(1, "tick-tock"), (2, "anti-matter")]


def test_within_goes_by_whole_names() -> None:
    assert within("a.b.c", "a.b")
    assert within("a.b", "a.b")
    assert not within("a.bc", "a.b")
