"""Families: every edition belongs to exactly one, and each gives general modules what they ask for."""

from collections.abc import Mapping
from typing import Any

import pytest

from warptable import bots, new_game
from warptable.cli.terminal.face import FACES
from warptable.env.encoding import ENCODINGS
from warptable.games import FAMILIES, all_aliens, all_rules, editions, family_of, family_of_session
from warptable.kernel import Rng
from warptable.kernel.families import Family
from warptable.lab.ledger import LEDGERS
from warptable.table.play.scenery import SCENERIES
from warptable.text.words import WORDS, words_of

ALL = list(FAMILIES.values())


def test_the_names_of_editions_are_unique_over_all_families() -> None:
    names = [name for family in ALL for name in family.editions()]
    assert len(set(names)) == len(names) == len(all_rules())
    assert [rules.name for rules in all_rules()] == names
    assert list(editions()) == names


def test_an_edition_leads_to_its_family() -> None:
    for family in ALL:
        for name, facts in family.editions().items():
            assert facts.id == name
            assert family_of(name) is family
            assert family_of_session(new_game(name, facts.low)) is family


def test_an_unknown_edition_is_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^unknown edition 'chess' \(there are: ffg, avalon, duel\)$"):
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
        assert len(family.scored(game)) == facts.high
        assert family.facts.rules()
        playable = family.aliens_of(name)
        assert set(family.began(game.state)) - {""} <= set(playable) <= set(family.all_aliens())
        assert set(family.all_aliens()) <= all_aliens()
        assert not any(family.may_join(name, alien, (alien,)) for alien in playable)
        assert isinstance(family.formulas(game), Mapping)


LAYERS: dict[str, Mapping[str, Any]] = {
    "bots": bots.FAMILIES,
    "laboratory": LEDGERS,
    "words": WORDS,
    "encodings": ENCODINGS,
    "terminal": FACES,
    "tables of people": SCENERIES,
}


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_finds_what_it_needs_by_the_id_of_a_family(layer: str) -> None:
    """A family that lacks an entry is not offered there; both are offered everywhere."""
    assert LAYERS[layer].keys() == FAMILIES.keys()


@pytest.mark.parametrize("edition", editions())
def test_the_words_of_an_edition_ask_and_tell(edition: str) -> None:
    game = new_game(edition, editions()[edition].low)
    words, rng = words_of(edition), Rng.seeded(edition)
    speaker = words.speaker_for("en", game.view(0), 0, ("Ada",), ())
    for _ in range(30):
        decision = game.decisions[0]
        view = game.view(decision.seat)
        assert words.question(speaker, decision, view)
        assert all(words.label(speaker, decision, option, view) for option in decision.options)
        play(game, rng)
    assert all(words.sentence(speaker, event.seen_by(0)) for event in game.log if event.known_to(0))
    assert words.explain(speaker, decision.source) is not None


def play(game: Any, rng: Rng) -> None:
    decision = game.decisions[0]
    game.answer(decision, rng.choice(decision.options))
