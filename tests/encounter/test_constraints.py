"""Constraints: what effects leave in force for an encounter, as data of a closed list of kinds."""

import re
from pathlib import Path

import pytest

from tests.scenario import table
from warptable.encounter.game import Game
from warptable.encounter.model.encounter import Constraint, Kind
from warptable.encounter.verbs.encounter import impose, lift

FAMILY = Path(__file__).resolve().parents[2] / "src" / "warptable" / "encounter"


def game() -> Game:
    made: Game = table(players=3).session.game
    return made


def test_the_latest_constraint_on_a_seat_counts() -> None:
    g = game()
    impose(g, Constraint(Kind.SENDS, "one", 1, numbers=(1, 1)))
    impose(g, Constraint(Kind.SENDS, "two", 2, numbers=(0, 2)))
    impose(g, Constraint(Kind.SENDS, "three", 1, numbers=(1, 9)))
    assert [g.may_send(seat) for seat in range(3)] == [(1, 4), (1, 9), (0, 2)]


def test_lifting_one_leaves_those_on_other_seats_and_of_other_kinds() -> None:
    g = game()
    for seat in (1, 2):
        impose(g, Constraint(Kind.SENDS, "one", seat, numbers=(1, 1)))
        impose(g, Constraint(Kind.FROM_WARP, "one", seat, numbers=(1, 0)))
    lift(g, Kind.SENDS, 1)
    assert [(held.kind, held.seat) for held in g.e.constraints] == [
        (Kind.FROM_WARP, 1),
        (Kind.SENDS, 2),
        (Kind.FROM_WARP, 2),
    ]


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name)
def test_every_kind_is_imposed_and_asked_for(kind: Kind) -> None:
    """A kind that nobody imposes, or that nothing depends on, does not belong in the list."""
    modules = [path for path in FAMILY.rglob("*.py") if path.parent.name != "model"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in modules)
    imposed = re.findall(rf"(?:impose|Constraint)\(Kind\.{kind.name}\b", text)
    asked = re.findall(rf"(?<!impose\()(?<!Constraint\()Kind\.{kind.name}\b", text)
    assert imposed
    assert asked
