"""Families: every edition belongs to exactly one, and each gives general modules what they ask for."""

from typing import Any

import pytest

from warptable import new_game
from warptable.games import FAMILIES, all_rules, editions, family_of, family_of_session
from warptable.kernel import Rng
from warptable.kernel.families import Family

ALL = list(FAMILIES.values())


def test_the_names_of_editions_are_unique_over_all_families() -> None:
    names = [name for family in ALL for name in family.editions()]
    assert len(set(names)) == len(names) == len(editions()) == len(all_rules())
    assert [rules.name for rules in all_rules()] == names


def test_an_edition_leads_to_its_family() -> None:
    for family in ALL:
        for name, facts in family.editions().items():
            assert facts.id == name
            assert family_of(name) is family
            assert family_of_session(new_game(name, facts.low)) is family


def test_an_unknown_edition_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^unknown edition 'chess' \(there are: ffg, avalon\)$"):
        family_of("chess")
    with pytest.raises(ValueError, match="unknown edition 'chess'"):
        new_game("chess")


@pytest.mark.parametrize("family", ALL, ids=lambda family: family.id)
def test_a_family_tells_what_general_modules_ask(family: Family) -> None:
    for name, facts in family.editions().items():
        game = new_game(name, facts.high, 3)
        rng = Rng.seeded(name)
        while game.state.step in family.setup_steps:
            play(game, rng)
        assert family.rounds(game.state) <= 1
        assert len(family.began(game.state)) == facts.high
        assert set(family.began(game.state)) <= {"", *facts.aliens}
        while family.rounds(game.state) < 3:
            assert family.problems(game) == []
            play(game, rng)
        assert family.facts.rules()


def play(game: Any, rng: Rng) -> None:
    decision = game.decisions[0]
    game.answer(decision, rng.choice(decision.options))
