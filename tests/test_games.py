"""Games: every edition belongs to exactly one, and each gives general modules what they ask for."""

from collections.abc import Mapping
from typing import Any

import pytest

from warptable import new_game
from warptable.bots import GameBots
from warptable.cli.terminal.face import Face
from warptable.env.encoding import Encoding
from warptable.game import (
    Game,
    all_aliens,
    all_rules,
    editions,
    families,
    family_of,
    family_of_session,
    game_of,
    game_of_session,
    games,
)
from warptable.games.duel import bots as duel_bots
from warptable.games.duel.engine.family import DUEL
from warptable.games.duel.env import ENCODING as DUEL_ENCODING
from warptable.games.duel.lab.ledger import LEDGER as DUEL_LEDGER
from warptable.games.duel.page.scene.build import SCENES as DUEL_SCENES
from warptable.games.duel.story.highlights import HIGHLIGHTS as DUEL_HIGHLIGHTS
from warptable.games.duel.terminal.face import FACE as DUEL_FACE
from warptable.games.duel.words.highlights import HIGHLIGHTS_WORDS as DUEL_HIGHLIGHTS_WORDS
from warptable.games.duel.words.layer import WORDS as DUEL_WORDS
from warptable.games.encounter import bots as encounter_bots
from warptable.games.encounter.engine.family import ENCOUNTER
from warptable.games.encounter.env import ENCODING as ENCOUNTER_ENCODING
from warptable.games.encounter.lab.ledger import LEDGER as ENCOUNTER_LEDGER
from warptable.games.encounter.page.scene.build import SCENES as ENCOUNTER_SCENES
from warptable.games.encounter.story.highlights import HIGHLIGHTS as ENCOUNTER_HIGHLIGHTS
from warptable.games.encounter.terminal.face import FACE as ENCOUNTER_FACE
from warptable.games.encounter.words.highlights import HIGHLIGHTS_WORDS as ENCOUNTER_HIGHLIGHTS_WORDS
from warptable.games.encounter.words.layer import WORDS as ENCOUNTER_WORDS
from warptable.kernel import Rng
from warptable.kernel.families import Family
from warptable.lab.ledger import Ledger
from warptable.story.highlights import GameHighlights
from warptable.table.scene.families import FamilyScenes
from warptable.text.highlights import HighlightsWords
from warptable.text.words import Words, words_of

ALL = list(families().values())

# The record of a game names its layers by strings; here the type checker sees that each has what is asked of it.
ENGINES: tuple[Family, ...] = (ENCOUNTER, DUEL)
BOTS: tuple[GameBots, ...] = (encounter_bots, duel_bots)
WORDS: tuple[Words, ...] = (ENCOUNTER_WORDS, DUEL_WORDS)
HIGHLIGHTS_OF_ALL: tuple[GameHighlights, ...] = (ENCOUNTER_HIGHLIGHTS, DUEL_HIGHLIGHTS)
HIGHLIGHTS_WORDS: tuple[HighlightsWords, ...] = (ENCOUNTER_HIGHLIGHTS_WORDS, DUEL_HIGHLIGHTS_WORDS)
LEDGERS: tuple[Ledger, ...] = (ENCOUNTER_LEDGER, DUEL_LEDGER)
ENCODINGS: tuple[Encoding, ...] = (ENCOUNTER_ENCODING, DUEL_ENCODING)
TERMINALS: tuple[Face, ...] = (ENCOUNTER_FACE, DUEL_FACE)
SCENES: tuple[FamilyScenes, ...] = (ENCOUNTER_SCENES, DUEL_SCENES)
LAYERS: dict[str, tuple[Any, ...]] = {
    "engine": ENGINES,
    "bots": BOTS,
    "words": WORDS,
    "highlights": HIGHLIGHTS_OF_ALL,
    "highlights_words": HIGHLIGHTS_WORDS,
    "ledger": LEDGERS,
    "encoding": ENCODINGS,
    "terminal": TERMINALS,
    "scenes": SCENES,
}


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
            assert game_of(name).id == family.id
            assert family_of_session(new_game(name, facts.low)) is family
            assert game_of_session(new_game(name, facts.low)).id == family.id


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


@pytest.mark.parametrize("layer", LAYERS)
def test_a_record_leads_to_the_layers_that_the_type_checker_has_seen(layer: str) -> None:
    assert tuple(game.layer(layer) for game in games().values()) == LAYERS[layer]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_layer_that_a_record_names_can_be_loaded(game: Game) -> None:
    words = ("id", "edition", "commands", "name", "messages")
    named = [layer for layer in Game.__slots__ if layer not in words and getattr(game, layer)]
    assert None not in [game.layer(layer) for layer in named]
    assert game.layer("engine").id == game.id


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
