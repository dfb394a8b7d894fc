"""Every rule that is marked exists, the lists of proofs are fresh, and what must be proven is."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tools import proofs
from warptable.duel import facts as duel
from warptable.encounter import facts

HOW = "run: .venv/bin/python tools/proofs.py"


@cache
def proven() -> dict[str, list[str]]:
    """Rule id -> the tests that prove it; all tests are read once."""
    return proofs.proofs()


@pytest.mark.parametrize("family", proofs.FILES)
def test_the_list_of_proofs_is_up_to_date(family: str) -> None:
    assert proofs.FILES[family].read_text(encoding="utf-8") == proofs.text(proven(), family), HOW


def test_every_rule_that_is_marked_exists() -> None:
    known = {**facts.rules(), **duel.rules()}
    assert {rule: tests for rule, tests in proven().items() if rule not in known} == {}


def needed() -> list[str]:
    """The rules of the 2008 base game that a test must prove."""
    return [rule.id for rule in facts.rules().values() if rule.edition == "ffg"]


def test_every_rule_of_the_base_game_is_proven() -> None:
    found = proven()
    assert len(needed()) > 200
    assert [rule for rule in needed() if rule not in found] == []


def test_every_rule_of_the_edition_of_2000_is_proven() -> None:
    found = proven()
    old = [rule.id for rule in facts.rules().values() if rule.edition == "avalon"]
    assert len(old) > 130
    assert [rule for rule in old if rule not in found] == []


def test_every_rule_of_the_expansion_is_proven() -> None:
    found = proven()
    rules = [rule.id for rule in facts.rules().values() if rule.edition == "dominion"]
    assert len(rules) == 94
    assert [rule for rule in rules if rule not in found] == []


def test_every_rule_of_the_game_for_two_is_proven() -> None:
    found = proven()
    assert len(duel.rules()) == 247
    assert [rule for rule in duel.rules() if rule not in found] == []


# ---------------------------------------------------------------- the scan sees what it should


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("@pytest.mark.rule('A', 'B')\ndef test_x(): pass", {("f::test_x", "A"), ("f::test_x", "B")}),
        ("@pytest.mark.rule('A')\ndef helper(): pass", set()),
        ("@pytest.mark.rule('A')\nclass TestX:\n  def test_y(self): pass", {("f::TestX::test_y", "A")}),
        ("pytestmark = [pytest.mark.rule('A')]\ndef test_x(): pass", {("f::test_x", "A")}),
        (
            "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('A'))])\ndef test_x(n): pass",
            {("f::test_x", "A")},
        ),
        ("@pytest.mark.slow\ndef test_x(): pass", set()),
    ],
)
def test_marks_are_seen(source: str, found: set[tuple[str, str]]) -> None:
    assert set(proofs.marks(ast.parse(source), "f")) == found


def test_a_mark_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(SystemExit, match="plain strings"):
        list(proofs.marks(ast.parse("@pytest.mark.rule(X)\ndef test_x(): pass"), "f"))


def test_proofs_are_collected_by_rule(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_b.py").write_text("@pytest.mark.rule('R')\ndef test_2(): pass\n", encoding="utf-8")
    (folder / "test_a.py").write_text("@pytest.mark.rule('R')\ndef test_1(): pass\n", encoding="utf-8")
    assert proofs.proofs(folder) == {"R": ["tests/test_a.py::test_1", "tests/test_b.py::test_2"]}
