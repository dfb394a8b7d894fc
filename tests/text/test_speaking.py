"""Sentences as people read them, and whole games in which everything said can be said."""

import random
from typing import Any

import pytest

import warptable
from warptable.encounter import facts
from warptable.encounter.editions import EDITIONS
from warptable.encounter.model.cards import flare_of
from warptable.kernel import Event
from warptable.text import LOCALES, Speaker, explain, hint, key, label, question, sentence

HOME = (0,) * 5 + (1,) * 5 + (2,) * 5 + (3,) * 5


def speaker(locale: str = "en", me: int | None = 0) -> Speaker:
    return Speaker(locale, me, HOME)


def told(locale: str, me: int | None, kind: str, source: str = "F-TURN-1", **data: Any) -> str:
    return sentence(speaker(locale, me), {"kind": kind, "source": source, **data})


@pytest.mark.parametrize(
    ("locale", "me", "kind", "data", "words"),
    [
        ("en", 0, "aimed", {"seat": 0, "planet": 7, "defense": 1}, "You aim the gate at B3."),
        ("en", 0, "aimed", {"seat": 2, "planet": 0, "defense": 0}, "Green aims the gate at R1."),
        ("de", 0, "aimed", {"seat": 2, "planet": 0, "defense": 0}, "Grün richtet das Tor auf R1."),
        ("de", 2, "aimed", {"seat": 2, "planet": 0, "defense": 0}, "Du richtest das Tor auf R1."),
        ("en", 0, "to_warp", {"seat": 1, "ships": 1}, "Blue loses 1 ship to the warp."),
        ("en", 0, "to_warp", {"seat": 1, "ships": 3}, "Blue loses 3 ships to the warp."),
        ("de", None, "landed", {"seat": 1, "ships": 1, "planet": 19}, "Blau landet mit 1 Schiff auf Y5."),
        ("de", None, "landed", {"seat": 1, "ships": 2, "planet": 19}, "Blau landet mit 2 Schiffen auf Y5."),
        ("en", 3, "invited", {"seat": 1, "guests": [2, 3]}, "Blue invites Green and you."),
        ("de", 3, "invited", {"seat": 1, "guests": [2, 3]}, "Blau lädt Grün und dich ein."),
        ("de", 3, "invited", {"seat": 1, "guests": []}, "Blau lädt niemanden ein."),
        ("en", 0, "took", {"seat": 1, "victim": 2, "number": 2}, "Blue takes 2 cards from Green."),
        ("de", 2, "took", {"seat": 1, "victim": 2, "number": 2}, "Blau nimmt 2 Karten von dir."),
        ("en", 0, "game_over", {"winners": [0]}, "The game is over. Victory for you."),
        ("de", 0, "game_over", {"winners": [0]}, "Das Spiel ist aus. Es siegt: du."),
        (
            "en",
            None,
            "totals",
            {"offense": 9, "defense": 15, "trail": ["8 + 1 = 9", "8 + 4 + 3 = 15"]},
            "Totals: offense 8 + 1 = 9, defense 8 + 4 + 3 = 15.",
        ),
        (
            "en",
            None,
            "ships_home",
            {"seat": 1, "ships": 3, "to": [[5, 1], [6, 2]]},
            "Blue brings 3 ships home (B1 ×1, B2 ×2).",
        ),
    ],
)
def test_events_read_well(locale: str, me: int | None, kind: str, data: dict[str, Any], words: str) -> None:
    assert told(locale, me, kind, **data) == words


def test_a_card_is_named_only_to_those_who_see_it() -> None:
    event = Event("drew", "F-DRAW-2", {"seat": 1, "number": 1}, {1: {"cards": [4], "faces": ["attack-08"]}})
    assert sentence(speaker("en", 0), event.seen_by(0)) == "Blue draws 1 card."
    assert sentence(speaker("en", None), event.seen_by(None)) == "Blue draws 1 card."
    assert sentence(speaker("en", 1), event.seen_by(1)) == "You draw 1 card: Attack 08."


def test_a_facedown_card_is_named_only_to_its_owner() -> None:
    event = Event("card_laid", "F-PLAN-1", {"seat": 1, "side": 0}, {1: {"card": 4, "face": "negotiate"}})
    assert sentence(speaker("en", 0), event.seen_by(0)) == "Blue lays a card facedown."
    assert sentence(speaker("de", 1), event.seen_by(1)) == "Du legst: Verhandlung."


def test_a_proposal_is_one_sentence_for_both_sides() -> None:
    terms = [
        {"kind": "cards", "giver": 1, "receiver": 0, "number": 1, "planet": -1},
        {"kind": "colony", "giver": 0, "receiver": 1, "number": 0, "planet": 2},
    ]
    event = Event("deal_offered", "F-DEAL-3", {"seat": 1, "other": 0, "terms": terms}, {0: {"faces": ["morph"]}})
    assert sentence(speaker("en", 0), event.seen_by(0)) == (
        "Blue proposes: Blue gives you 1 card (Morph); Blue founds a colony on R3."
    )
    assert sentence(speaker("en", 2), event.seen_by(2)) == (
        "Blue proposes: Blue gives Red 1 card; Blue founds a colony on R3."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_and_alien_has_a_name(locale: str) -> None:
    speaking = speaker(locale)
    for face in [*facts.cards(), *facts.destiny()]:
        assert speaking.card(face)
    for alien in [*facts.aliens(), *facts.avalon_aliens()]:
        assert speaking.alien(alien)
        assert speaking.card(flare_of(alien))


def test_german_names_are_those_of_the_facts_and_the_edition() -> None:
    assert speaker("de").alien("oracle") == "Seher"
    assert speaker("de").alien("mite") == "Milbe"
    assert Speaker("de", 0, HOME, "ffg").card("cosmic-zap") == "Kosmischer Zap"
    assert Speaker("de", 0, HOME, "avalon").card("cosmic-zap") == "Kosmische Blockade"


def test_a_player_may_have_a_name_of_its_own() -> None:
    speaking = Speaker("en", 1, HOME, names=("Anna",))
    seen = {"kind": "declined", "source": "F-ALLIANCE-5", "seat": 0}
    assert sentence(speaking, seen) == "Anna joins nobody."


@pytest.mark.parametrize(
    ("source", "title", "words"),
    [
        ("F-LAUNCH-1", "Rule F-LAUNCH-1", "gate"),
        ("f-launch-1", "Rule F-LAUNCH-1", "gate"),
        ("sorcerer.switch", "Alien: Sorcerer", "change places"),
        ("cosmic-zap", "Card: Cosmic Zap", "Cancels"),
        ("negotiate", "Card: Negotiate", "loses"),
        ("flare-sorcerer", "Card: Sorcerer flare", "Wild: "),
        ("destiny-wild", "Card: Wild destiny", ""),
    ],
)
def test_every_source_can_be_explained(source: str, title: str, words: str) -> None:
    found = explain(speaker(), source)
    assert found is not None
    assert found.title == title
    assert words in found.text
    assert found.text


def test_what_nobody_knows_is_not_explained() -> None:
    assert explain(speaker(), "F-NOTHING-1") is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("edition", "players", "seed", "variants"),
    [
        ("ffg", 4, 1, ()),
        ("ffg", 5, 2, ()),
        ("ffg", 3, 3, tuple(EDITIONS["ffg"].variants)),
        ("avalon", 2, 4, ()),
    ],
)
def test_whole_games_can_be_told(locale: str, edition: str, players: int, seed: int, variants: tuple[str, ...]) -> None:
    """Every event for every reader, every question, hint, option and key, and the reason for each."""
    game = warptable.new_game(edition, players, seed=seed, variants=variants)
    home_of = game.view(None)["home_of"]
    chance = random.Random(seed)
    while not game.over:
        decision = chance.choice(game.decisions)
        view = game.view(decision.seat)
        speaking = Speaker(locale, decision.seat, home_of, edition)
        assert question(speaking, decision, view).endswith((".", "?"))
        assert not hint(speaking, decision, view).startswith(" ")
        labels = [label(speaking, decision, option, view) for option in decision.options]
        assert all(labels)
        keys = [short for option in decision.options if (short := key(speaking, decision, option))]
        assert len(keys) == len(set(keys)), (decision.prompt, keys)
        assert explain(speaking, decision.source) is not None
        game.answer(decision, chance.choice(decision.options))
    for reader in (None, *range(players)):
        speaking = Speaker(locale, reader, home_of, edition)
        for event in game.log:
            words = sentence(speaking, event.seen_by(reader))
            assert words[0].isupper() or words[0].isdigit()
            assert words.endswith((".", "!"))
            assert "  " not in words
            assert explain(speaking, event.source) is not None, event
