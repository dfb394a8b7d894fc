"""At a table of 2000 every event and every question cites a rule of 2000 wherever there is one."""

import ast
import random
import re
from pathlib import Path

import pytest

import warptable
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.editions import edition_for

ENCOUNTER = Path(warptable.__file__).parent / "games" / "encounter" / "engine"
RULE = re.compile(r"[A-Z]-[A-Z0-9]+-\d+")

ONLY_LATER = re.compile(
    r"F-(MORPH|REINF|FLARE|TECH|V4P|VHID|VROT|VFWF|FAQ|TYPES|COMPONENT)-\d+|F-DESTINY-(7|8|9|1[0124])"
)
"""Rules of 2008 about things that the edition of 2000 does not have."""


def cited_by_the_rules() -> set[str]:
    """Every rule id that stands as a plain string, and not in a docstring, in the code of rules and verbs."""
    found: set[str] = set()
    for folder in ("rules", "verbs"):
        for path in (ENCOUNTER / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                    found.add(node.value)
    return found


@pytest.mark.parametrize("rule", sorted(rule for rule in cited_by_the_rules() if rule.startswith("F-")))
def test_a_rule_that_events_cite_has_a_number_of_2000_unless_2000_lacks_it(rule: str) -> None:
    cites = edition_for("avalon", (), 3).rule_numbers
    assert (rule in cites) != bool(ONLY_LATER.fullmatch(rule))


@pytest.mark.parametrize("games", [5, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_event_and_no_question_cites_a_rule_of_2008(players: int, games: int) -> None:
    events: set[str] = set()
    questions: set[str] = set()
    for seed in range(games):
        chance = random.Random(seed)
        game = warptable.new_game("avalon", players, seed)
        while not game.over:
            decision = chance.choice(game.decisions)
            questions.add(decision.source)
            options = list(decision.options)
            # artifacts are few: play them when they can be played, mostly
            used = options[1:] if decision.kind == "offer" and chance.random() < 0.7 else options
            game.answer(decision, chance.choice(used or options))
        events |= {event.source for event in game.log}
        assert {entry.source for entry in game.history} <= questions
    for source in events | questions:
        assert not source.startswith("F-")
        if RULE.fullmatch(source) and not source.startswith("N-"):
            assert facts.rules()[source].edition == "avalon"
        else:
            head = source.partition(".")[0]
            assert head in facts.artifacts() or head in facts.avalon_aliens() or source.startswith("N-")
    assert len(events) > 30
    assert len(questions) > 12


def test_the_later_edition_cites_its_own_numbers() -> None:
    game = warptable.new_game("ffg", 3, 1, aliens=())
    while not game.over:
        decision = game.decisions[0]
        assert not decision.source.startswith("A-")
        game.answer(decision, random.Random(len(game.history)).choice(list(decision.options)))
    assert not any(event.source.startswith("A-") for event in game.log)
