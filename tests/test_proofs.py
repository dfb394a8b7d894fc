"""Everything that is marked exists, the lists of proofs are fresh, every rule has a state, every reading its words."""

import ast
from collections import Counter
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from tools import proofs
from warptable.game import editions
from warptable.games.duel.words.rulebook import RULEBOOK as DUEL
from warptable.games.encounter.words.rulebook import KNOWN
from warptable.games.encounter.words.rulebook import RULEBOOK as ENCOUNTER
from warptable.text import LOCALES
from warptable.text.rulebook import STATES, Rulebook

HOW = "run: .venv/bin/python tools/proofs.py"
A = ("rules", "A")


BOOKS = pytest.mark.parametrize("book", [ENCOUNTER, DUEL], ids=["encounter", "duel"])


@cache
def found() -> proofs.Proofs:
    """What the tests prove and show; all of them are read once."""
    return proofs.proofs()


@pytest.mark.parametrize("family", proofs.FILES)
def test_the_list_of_proofs_is_up_to_date(family: str) -> None:
    assert proofs.FILES[family].read_text(encoding="utf-8") == proofs.text(found(), family), HOW


def test_everything_that_is_marked_exists() -> None:
    rules = {**ENCOUNTER.facts.rules(), **DUEL.facts.rules()}
    assert {rule: tests for rule, tests in found()["rules"].items() if rule not in rules} == {}
    readings = {**ENCOUNTER.readings, **DUEL.readings}
    assert {name: tests for name, tests in found()["readings"].items() if name not in readings} == {}


def test_there_are_as_many_rules_as_ever() -> None:
    numbers = Counter(rule.edition for rule in ENCOUNTER.facts.rules().values())
    assert (numbers["dominion"], len(DUEL.facts.rules())) == (94, 247)
    assert numbers["ffg"] > 200
    assert numbers["avalon"] > 130


@BOOKS
def test_every_rule_has_a_state(book: Rulebook) -> None:
    assert {book.state(rule) for rule in book.facts.rules()} <= set(STATES)
    assert book.left_out <= book.facts.rules().keys()


@BOOKS
def test_a_rule_is_left_out_or_has_tests(book: Rulebook) -> None:
    """A reading is held by tests like any other rule; what is left out says why, and no test claims to prove it."""
    for rule in book.facts.rules():
        out = book.state(rule) == "left-out"
        assert bool(found()["rules"].get(rule)) != out, rule
        for locale in LOCALES:
            assert bool(book.reason(locale, rule)) == out, rule


# ---------------------------------------------------------------- our readings


@BOOKS
def test_a_reading_names_rules_editions_and_house_rules_that_exist(book: Rulebook) -> None:
    known = {rule.edition for rule in book.facts.rules().values()}
    for reading in book.readings.values():
        assert reading.rules or reading.about, reading.id
        assert all(one in KNOWN[kind]() for kind, _, one in (about.partition(":") for about in reading.about)), reading
        assert set(reading.rules) <= book.facts.rules().keys(), reading.id
        assert set(reading.settles) <= set(reading.rules), reading.id
        assert reading.editions, reading.id
        assert set(reading.editions) <= known, reading.id
        if reading.house is not None:
            assert reading.house in {name for edition in editions().values() for name in edition.variants}


@BOOKS
@pytest.mark.parametrize("locale", LOCALES)
def test_a_reading_is_a_question_and_an_answer_in_every_language(book: Rulebook, locale: str) -> None:
    for reading in book.readings.values():
        asks, plays = reading.asks(locale), reading.plays(locale)
        assert asks.endswith("?"), reading.id
        assert plays.endswith("."), reading.id
        assert reading.headed(locale)
        if locale != LOCALES[0]:
            assert asks != reading.asks(LOCALES[0]), reading.id
            assert plays != reading.plays(LOCALES[0]), reading.id


@BOOKS
def test_every_reading_is_shown_by_a_test(book: Rulebook) -> None:
    assert [reading.id for reading in book.readings.values() if not book.tests_of(reading)] == []


@BOOKS
def test_the_readings_of_a_topic_stand_together(book: Rulebook) -> None:
    topics = [reading.topic for reading in book.readings.values()]
    assert [topic for topic, _ in groupby(topics)] == list(dict.fromkeys(topics))


# ---------------------------------------------------------------- the scan sees what it should


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("@pytest.mark.rule('A', 'B')\ndef test_x(): pass", {("f::test_x", A), ("f::test_x", ("rules", "B"))}),
        ("@pytest.mark.rule('A')\ndef helper(): pass", set()),
        ("@pytest.mark.rule('A')\nclass TestX:\n  def test_y(self): pass", {("f::TestX::test_y", A)}),
        ("pytestmark = [pytest.mark.rule('A')]\ndef test_x(): pass", {("f::test_x", A)}),
        ("@pytest.mark.reading('a')\ndef test_x(): pass", {("f::test_x", ("readings", "a"))}),
        (
            "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('A'))])\ndef test_x(n): pass",
            {("f::test_x", A)},
        ),
        ("@pytest.mark.slow\ndef test_x(): pass", set()),
    ],
)
def test_marks_are_seen(source: str, found: set[tuple[str, proofs.Mark]]) -> None:
    assert set(proofs.marks(ast.parse(source), "f")) == found


def test_a_mark_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(SystemExit, match="plain strings"):
        list(proofs.marks(ast.parse("@pytest.mark.rule(X)\ndef test_x(): pass"), "f"))


def test_proofs_are_collected_by_rule(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_b.py").write_text("@pytest.mark.rule('R')\ndef test_2(): pass\n", encoding="utf-8")
    (folder / "test_a.py").write_text("@pytest.mark.rule('R')\ndef test_1(): pass\n", encoding="utf-8")
    both = ["tests/test_a.py::test_1", "tests/test_b.py::test_2"]
    assert proofs.proofs(folder) == {"rules": {"R": both}, "readings": {}}
