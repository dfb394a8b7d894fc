"""The events of both games: what the code logs, and what it reads in them, is what their lists declare."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import pytest

from warptable.game import games
from warptable.games.duel.bots import remarks as of_duels
from warptable.games.duel.engine.model import events as of_duel
from warptable.games.encounter.bots import remarks
from warptable.games.encounter.engine.content.registry import all_versions
from warptable.games.encounter.engine.model import events as of_encounter
from warptable.kernel import Event
from warptable.kernel.events import Field, Kind
from warptable.story.feats import LoggedEvent

SRC = Path(__file__).resolve().parent.parent / "src"
OWN = {kind: fields for alien in all_versions().values() for kind, fields in alien.events.items()}
"""What aliens of the multi-player game declare."""
KINDS: dict[str, dict[str, Kind]] = {"encounter": of_encounter.EVENTS | OWN, "duel": of_duel.EVENTS}
FIELDS: dict[str, Mapping[str, Field]] = {"encounter": of_encounter.FIELDS, "duel": of_duel.FIELDS}
EVENT_ITSELF = {*dir(Event), *dir(LoggedEvent), *LoggedEvent.__slots__}
FORMS = {"kind", "source", "each", "unseen"}
"""What the form for one seat holds besides the fields."""
CALLED = {"event", "logged", "line", "seen", "log"}
"""What variables with events, lines of the log, forms for one seat and logs are called."""


@lru_cache
def modules() -> dict[Path, ast.Module]:
    """The modules that may log or read events."""
    logs = re.compile(r"\.emit\(|\.whisper\(")
    reads = re.compile(r"\b(event|logged|line|seen|log)\b.*\bkind\b|\b(event|seen|logged)[.\[]|\.all\(\"|\blast\(log")
    texts = {path: path.read_text(encoding="utf-8") for path in sorted((SRC / "warptable").rglob("*.py"))}
    asks = {path: logs if "engine" in path.parts else reads for path in texts}
    return {path: ast.parse(text) for path, text in texts.items() if asks[path].search(text)}


def of(game: str, *, engine: bool) -> dict[Path, ast.Module]:
    """Those of one game: of its engine, or of all else."""
    own = {path: tree for path, tree in modules().items() if "games" in path.parts and game in path.parts}
    return {path: tree for path, tree in own.items() if ("engine" in path.parts) is engine}


def strings(node: ast.AST) -> set[str]:
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))


# ---------------------------------------------------------------- what is logged


@lru_cache
def calls(game: str) -> list[tuple[str, ast.Call, ast.AST]]:
    """Where something is logged: the place, the call, and the function around it."""
    return [
        (f"{path.relative_to(SRC)}:{call.lineno}", call, function)
        for path, tree in of(game, engine=True).items()
        for function in functions(tree)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and called(call.func) in ("emit", "whisper")
    ]


def kinds_of(call: ast.Call, function: ast.AST) -> set[str]:
    """The kinds that may be logged here: one that is named, or those that a variable is set to, in this function or by
    those who call it."""
    argument = call.args[1 if called(call.func) == "whisper" else 0]
    if isinstance(argument, ast.Name):
        assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        found = [strings(node.value) for node in assigned if argument.id in ast.unparse(node.targets[0])]
        return {word for words in found for word in words if re.fullmatch(r"[a-z]+(_[a-z]+)*", word)}
    return strings(argument)


@pytest.mark.parametrize("game", KINDS)
def test_every_call_logs_a_kind_with_its_fields(game: str) -> None:
    checked = 0
    for place, call, function in calls(game):
        named = {word.arg for word in call.keywords if word.arg is not None}
        whole = all(word.arg is not None for word in call.keywords)
        for kind in kinds_of(call, function):
            assert kind in KINDS[game], f"{place}: there is no event {kind}"
            fields = KINDS[game][kind]
            assert named <= set(fields.fields), f"{place}: {kind} has other fields than {sorted(named)}"
            by_use = len(call.args) == 1  # it says by itself whose it is
            missing = set(fields.public) - named - ({"seat"} if fields.whisper or by_use else set())
            assert not (whole and missing), f"{place}: {kind} lacks {sorted(missing)}"
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_is_logged_somewhere(game: str) -> None:
    logged = {kind for _, call, function in calls(game) for kind in kinds_of(call, function)}
    passed_on = {word for tree in of(game, engine=True).values() for word in _handed_on(tree)}
    assert sorted(KINDS[game].keys() - logged - passed_on) == []


def _handed_on(tree: ast.AST) -> set[str]:
    """What a helper that logs is told to log."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "_emit"]
    return {str(call.args[1].value) for call in found if isinstance(call.args[1], ast.Constant)}


@pytest.mark.parametrize("game", KINDS)
def test_every_field_is_described_and_used(game: str) -> None:
    """Only an alien's own events may have fields that no other event has."""
    used = {name for kind in KINDS[game].values() for name in kind.fields}
    assert FIELDS[game].keys() <= used
    listed = KINDS[game].keys() - OWN.keys() if game == "encounter" else KINDS[game].keys()
    assert {name for kind in listed for name in KINDS[game][kind].fields} <= FIELDS[game].keys()
    assert used.isdisjoint({*dir(Event), *FORMS}), "an event is read by attribute"


# ---------------------------------------------------------------- what is read


def is_kind(node: ast.AST) -> bool:
    """Is this the kind of an event: `event.kind`, `log[0].kind`, `seen["kind"]`?"""
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Constant) and node.slice.value == "kind" and called(node.value) in CALLED
    return isinstance(node, ast.Attribute) and node.attr == "kind" and called(node.value) in CALLED


def called(node: ast.AST) -> str:
    """The variable or attribute that this is, or is an item of."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def read(tree: ast.Module) -> Iterator[str]:
    """The kinds that a module looks for."""
    for function in functions(tree):
        kept = [node.targets[0].id for node in ast.walk(function) if _keeps_kind(node)]  # type: ignore[attr-defined]

        def asked(node: ast.AST, kept: list[str] = kept) -> bool:
            return is_kind(node) or (isinstance(node, ast.Name) and node.id in kept)

        for node in ast.walk(function):
            if isinstance(node, ast.Compare) and asked(node.left):
                yield from words(tree, node.comparators[0])
            elif isinstance(node, ast.Match) and asked(node.subject):
                yield from (word for case in node.cases for word in strings(case.pattern))
            elif isinstance(node, ast.Subscript) and asked(node.slice):
                yield from words(tree, node.value)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.args and asked(node.args[0]):
                    yield from words(tree, node.func.value)
                elif node.func.attr == "all":
                    yield from (word for argument in node.args for word in strings(argument))
            elif isinstance(node, ast.Call) and ast.unparse(node).startswith("last(log, "):
                yield from strings(node.args[1])


def _keeps_kind(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and is_kind(node.value)


def words(tree: ast.Module, node: ast.AST) -> set[str]:
    """The words in an expression, or in the table of the module that it names."""
    if isinstance(node, ast.Name):
        tables = [one.value for one in tree.body if isinstance(one, ast.Assign) and called(one.targets[0]) == node.id]
        return {word for table in tables for word in words(tree, table)}
    if isinstance(node, ast.Dict):
        return {word for key in node.keys if key is not None for word in strings(key)}
    return strings(node)


@pytest.mark.parametrize("game", KINDS)
def test_nobody_looks_for_a_kind_that_there_is_not(game: str) -> None:
    found = {(path.name, kind) for path, tree in of(game, engine=False).items() for kind in read(tree)}
    assert len({kind for _, kind in found}) > 20
    assert sorted((name, kind) for name, kind in found if kind not in KINDS[game]) == []


def test_nobody_who_serves_all_games_looks_for_another_kind() -> None:
    general = {path: tree for path, tree in modules().items() if "games" not in path.parts}
    found = {kind for path, tree in general.items() for kind in read(tree)}
    assert found <= {kind for kinds in KINDS.values() for kind in kinds}
    assert {"ships_sent", "game_over"} <= found


def test_what_is_shown_and_remarked_on_happens() -> None:
    assert remarks.Listener(4, 5).heard <= KINDS["encounter"].keys()
    assert of_duels.Listener().heard <= KINDS["duel"].keys()
    for game, kinds in KINDS.items():
        assert games()[game].layer("hooks").seconds_shown.keys() <= kinds.keys()


@pytest.mark.parametrize("game", KINDS)
def test_nobody_reads_a_field_that_there_is_not(game: str) -> None:
    fields = {name for kind in KINDS[game].values() for name in kind.fields} | FORMS
    wrong = []
    for path, tree in of(game, engine=False).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "event":
                wrong += [(path.name, node.attr)] if node.attr not in fields | EVENT_ITSELF else []
            elif isinstance(node, ast.Subscript) and ast.unparse(node.value) in ("event", "seen", "logged"):
                wrong += [(path.name, word) for word in strings(node.slice) - fields]
    assert wrong == []
