"""Constraints: what effects leave in force for an encounter, a small class for each kind."""

import ast
from functools import cache
from pathlib import Path

import pytest

import warptable
from tests.games.encounter.scenario import table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.constraints import Constraint, FromWarp, Sends
from warptable.games.encounter.engine.model.encounter import Encounter
from warptable.games.encounter.engine.verbs.encounter import impose, lift
from warptable.kernel import from_data, to_data

FAMILY = Path(warptable.__file__).parent / "games" / "encounter" / "engine"
KINDS = Constraint.variants.values()
LEAVES = [kind for kind in KINDS if not any(kind in other.__bases__ for other in KINDS)]
"""Those that no other is a kind of."""


def game() -> Game:
    made: Game = table(players=3).session.game
    return made


def test_the_latest_constraint_on_a_seat_counts() -> None:
    g = game()
    impose(g, Sends(1, 1, 1), "one")
    impose(g, Sends(2, 0, 2), "two")
    impose(g, Sends(1, 1, 9), "three")
    assert [g.may_send(seat) for seat in range(3)] == [(1, 4), (1, 9), (0, 2)]
    assert [held.source for held in g.e.constraints] == ["one", "two", "three"]


def test_lifting_one_leaves_those_on_other_seats_and_of_other_kinds() -> None:
    g = game()
    for seat in (1, 2):
        impose(g, Sends(seat, 1, 1), "one")
        impose(g, FromWarp(seat, within=1), "one")
    lift(g, Sends, 1)
    assert g.e.constraints == [
        FromWarp(1, within=1, source="one"),
        Sends(2, 1, 1, source="one"),
        FromWarp(2, within=1, source="one"),
    ]


def test_a_save_holds_them_as_they_are() -> None:
    g = game()
    impose(g, Sends(1, 1, 9), "one")
    impose(g, FromWarp(2, beyond=1), "two")
    data = to_data(g.e)
    assert data["constraints"] == [
        {"is": "Sends", "source": "one", "seat": 1, "fewest": 1, "most": 9},
        {"is": "FromWarp", "source": "two", "seat": 2, "beyond": 1},
    ]
    assert from_data(Encounter, data) == g.e


@cache
def named() -> tuple[set[str], set[str]]:
    """The names that rules and content call, and those that they name otherwise."""
    nodes = [
        node
        for path in FAMILY.rglob("*.py")
        if path.parent.name != "model"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    called = [node.func for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    others = {id(node): node.id for node in nodes if isinstance(node, ast.Name)}
    made = {others.pop(id(name)) for name in called}
    return made, {*others.values()}


@pytest.mark.parametrize("kind", LEAVES, ids=lambda kind: kind.__name__)
def test_every_kind_is_imposed_and_asked_for(kind: type[Constraint]) -> None:
    """A kind that nobody imposes, or that nothing depends on, does not belong in the list."""
    imposed, asked = named()
    assert kind.__name__ in imposed
    assert kind.__name__ in asked
