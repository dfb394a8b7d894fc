"""Sentences as people read them, and whole games in which everything said can be said."""

import random
from typing import Any

import pytest

import warptable
from tests.games.encounter.scenario import table
from tests.questions import asks
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.engine.model.encounter import Layer
from warptable.games.encounter.engine.model.places import AIR, GATE
from warptable.games.encounter.words.asking import hint, key, label, question
from warptable.games.encounter.words.explain import explain, named
from warptable.games.encounter.words.sentences import is_told, sentence
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Event, Offer
from warptable.text import LOCALES

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
        ("de", 0, "game_over", {"winners": [0]}, "Das Spiel ist aus. Sieger: du."),
        ("de", 0, "card_to_hand", {"seat": 1, "face": "flare-loser"}, "Blau nimmt auf die Hand: Flare Verlierer."),
        ("de", 0, "deal_refused", {"seat": 1, "other": 0}, "Blau lässt die Verhandlung mit dir platzen."),
        ("de", 0, "deal_agreed", {"seat": 1, "other": 0}, "Blau nimmt deinen Vorschlag an."),
        ("de", 0, "hand_seen", {"seat": 1, "victim": 0}, "Blau sieht deine Hand."),
        ("de", 0, "driving_out", {"seat": 1, "colonist": 0}, "Blau geht im eigenen System gegen deine Kolonie vor."),
        ("de", None, "eradicated", {"seat": 1, "ships": 1}, "Für immer aus dem Spiel: 1 Schiff von Blau."),
        (
            "de",
            0,
            "deal_timed_out",
            {"seat": 0, "other": 1},
            "Die Zeit für das Abkommen ist um: Du und Blau habt euch nicht geeinigt.",
        ),
        (
            "de",
            None,
            "outcome",
            {"result": "won", "winner": 1, "side": 1, "how": "totals", "margin": 4, "upset": False},
            "Blau siegt als Verteidiger, mit 4 Vorsprung.",
        ),
        (
            "de",
            None,
            "morphed",
            {"side": 0, "face": "negotiate"},
            "Die Gleichziehen-Karte des Angreifers wird zu Verhandlung.",
        ),
        ("en", 0, "power_lost", {"seat": 1, "home": 1}, "Blue holds only 1 home colony: that power is off."),
        ("de", 0, "power_lost", {"seat": 1, "home": 2}, "Blau hat nur noch 2 Heimatkolonien: Die Kraft ruht."),
        (
            "en",
            0,
            "cancelled",
            {"seat": 1, "of": 2, "ability": "loser.wild", "source": "card-zap"},
            "Blue stops Green’s Loser flare (wild) with Card Zap.",
        ),
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
        (
            "en",
            0,
            "handed_over",
            {"seat": 1, "giver": 1, "card": 7, "face": "flare-mite"},
            "Blue takes Mite flare into the hand.",
        ),
        (
            "en",
            0,
            "techs_searched",
            {"seat": 0, "tech": "delta-scanners"},
            "You search the tech deck: Delta Scanners.",
        ),
        (
            "de",
            0,
            "ships_held",
            {"seat": 0, "ships": 1, "place": 3, "alien": "pirate"},
            "1 Schiff von dir kommt von R4 auf die Tafel von Pirat.",
        ),
        ("de", 0, "tokens_given", {"seat": 1, "guests": [0, 2]}, "Blau gibt je einen Marker an dich und Grün."),
    ],
)
def test_events_read_well(locale: str, me: int | None, kind: str, data: dict[str, Any], words: str) -> None:
    assert told(locale, me, kind, **data) == words


@pytest.mark.parametrize(
    ("locale", "amount", "words"),
    [
        ("en", 4, "Warpish: 4 more for the defense."),
        ("en", -2, "Warpish: 2 less for the defense."),
        ("de", -2, "Warpish: 2 weniger für den Verteidiger."),
    ],
)
def test_a_bonus_adds_or_takes_away(locale: str, amount: int, words: str) -> None:
    name = speaker(locale).alien("warpish")
    said = told(locale, 0, "modified", "warpish", layer=int(Layer.BONUS), side=1, amount=amount)
    assert said == words.replace("Warpish", name)


@pytest.mark.parametrize(("margin", "words"), [(0, "on a tie"), (3, "by 3")])
def test_a_tie_is_called_a_tie(margin: int, words: str) -> None:
    data: dict[str, Any] = {"result": "won", "winner": 1, "side": 1, "how": "totals", "margin": margin, "upset": False}
    assert told("en", 0, "outcome", **data) == f"Blue wins as the defense, {words}."


@pytest.mark.parametrize(
    ("answering", "words"),
    [
        ("zombie.immortality", "Green uses Zombie (Immortality). Do you stop it?"),
        ("zombie.wild", "Green plays Zombie flare (wild). Do you stop it?"),
        ("quash", "Green plays Quash. Do you stop it?"),
    ],
)
def test_who_may_stop_something_is_told_what_it_is(answering: str, words: str) -> None:
    decision = Offer(0, asks("window-CARD_PLAYED"), "F-ART-1", ["pass", 3], about={"answering": answering, "of": 2})
    assert question(speaker(), decision, table().view(0)) == words


@pytest.mark.parametrize(("aliens", "side"), [(("zombie", "void"), "super"), (("void", "zombie"), "wild")])
def test_a_flare_is_offered_with_the_side_it_would_have(aliens: tuple[str, str], side: str) -> None:
    t = table(*aliens, "mirror", "oracle", hands={0: ["flare-zombie", "attack-06"]})
    card = next(card for card, face in t.view(0).hand if face == "flare-zombie")
    decision = Offer(0, asks("window-ALLIANCES_FORMED"), "F-FLARE-1", ["pass", card])
    assert label(speaker(), decision, card, t.view(0)) == f"Play Zombie flare ({side})"


def test_a_card_is_named_only_to_those_who_see_it() -> None:
    event = Event("drew", "F-DRAW-2", {"seat": 1, "number": 1}, {1: {"cards": [4], "faces": ["attack-08"]}})
    assert sentence(speaker("en", 0), event.seen_by(0)) == "Blue draws 1 card."
    assert sentence(speaker("en", None), event.seen_by(None)) == "Blue draws 1 card."
    assert sentence(speaker("en", 1), event.seen_by(1)) == "You draw 1 card: Attack 8."


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
        ("cosmic-zap", "Card: Cosmic Zap", "cancels this use"),
        ("negotiate", "Card: Negotiate", "Loses to an attack"),
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_explained_in_the_readers_language(edition: str) -> None:
    faces = (*facts.cards(), *facts.destiny(), *facts.artifacts())
    assert "quash" in faces
    for face in faces:
        english, german = (explain(Speaker(locale, 0, HOME, edition), face) for locale in LOCALES)
        assert english is not None
        assert german is not None
        assert english.text != german.text
        assert english.text.endswith(".")
        assert german.text.endswith(".")


def test_an_artifact_does_what_its_edition_says() -> None:
    texts = [explain(Speaker("en", 0, HOME, edition), "cosmic-zap") for edition in ("ffg", "avalon")]
    assert ["also your own" in found.text for found in texts if found is not None] == [True, False]


@pytest.mark.parametrize(
    ("locale", "name", "id_"),
    [
        ("de", "Kraftfeld", "force-field"),
        ("en", "force field", "force-field"),
        ("de", "leere", "void"),
        ("de", "Flare Verlierer", "flare-loser"),
        ("en", "Attack 8", "attack-08"),
        ("en", "nothing", None),
    ],
)
def test_cards_and_aliens_are_found_by_name(locale: str, name: str, id_: str | None) -> None:
    assert named(speaker(locale), name) == id_


def test_what_nobody_knows_is_not_explained() -> None:
    assert explain(speaker(), "F-NOTHING-1") is None


TOLD = [
    ("ffg", 4, 1, (), "en"),
    ("ffg", 5, 2, (), "de"),
    ("ffg", 3, 3, EDITIONS["ffg"].together(EDITIONS["ffg"].variants, 3), "de"),
    ("avalon", 2, 6, (), "en"),
]
"""Games, each with the language in which a plain run tells it; the soak tells all of them in both."""


@pytest.mark.parametrize(
    ("edition", "players", "seed", "variants", "locale"),
    [
        pytest.param(*game, locale, marks=() if locale == plain else pytest.mark.soak)
        for *game, plain in TOLD
        for locale in LOCALES
    ],
)
def test_whole_games_can_be_told(edition: str, players: int, seed: int, variants: tuple[str, ...], locale: str) -> None:
    """Every event for every reader, every question, hint, option and key, and the reason for each."""
    game = warptable.new_game(edition, players, seed=seed, variants=variants)
    home_of = game.view(None).home_of
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


@pytest.mark.parametrize(("locale", "words"), [("en", "a reinforcement"), ("de", "eine Verstärkung")])
def test_a_reinforcement_that_is_answered_has_a_name(locale: str, words: str) -> None:
    assert Speaker(locale).ability("reinforcement") == words


@pytest.mark.parametrize(
    ("locale", "kind", "data", "words"),
    [
        (
            "de",
            "ship_jumped",
            {"seat": 1, "mark": "flagship", "place": GATE},
            "Das Flaggschiff von Blau springt zum Tor.",
        ),
        (
            "de",
            "ship_jumped",
            {"seat": 0, "mark": "flagship", "place": 6},
            "Dein Flaggschiff springt nach B2.",
        ),
        (
            "en",
            "ship_jumped",
            {"seat": 1, "mark": "flagship", "place": GATE},
            "Blue’s Flagship jumps to the gate.",
        ),
        (
            "de",
            "ships_marked",
            {"seat": 0, "mark": "flagship", "place": 0, "ships": 1},
            "Ein Schiff von dir auf R1 trägt jetzt den Marker „Flaggschiff“.",
        ),
        (
            "en",
            "ships_marked",
            {"seat": 0, "mark": "flagship", "place": 0, "ships": 1},
            "One of your ships on R1 now carries the marker “Flagship”.",
        ),
        (
            "de",
            "ships_held",
            {"seat": 1, "alien": "pirate", "place": AIR, "ships": 2},
            "2 Schiffe von Blau kommen auf die Tafel von Pirat.",
        ),
        (
            "de",
            "ships_held",
            {"seat": 0, "alien": "bride", "place": GATE, "ships": 1},
            "1 Schiff von dir kommt von dem Tor auf die Tafel von Braut.",
        ),
    ],
)
def test_ships_that_jump_are_marked_or_held(locale: str, kind: str, data: dict[str, Any], words: str) -> None:
    assert told(locale, 0, kind, **data) == words


def test_a_card_that_a_ship_took_from_the_discards_names_the_ship() -> None:
    assert told("de", 0, "took_discard", "salvage-vessel", seat=1, face="attack-10") == (
        "Das Bergungsschiff von Blau holt vom Ablagestapel: Angriff 10."
    )


@pytest.mark.parametrize(
    ("kind", "source", "data", "gets_a_line"),
    [
        ("modified", "human", {"layer": Layer.BONUS, "side": 0, "amount": 4}, True),
        ("modified", "tripler", {"layer": Layer.VALUE, "side": 0, "amount": 10}, False),
        ("modified", "reinforcement-3", {"layer": Layer.REINFORCE, "side": 0, "amount": 3}, False),
        ("cards_aside", "laser", {"seat": 1, "number": 0}, False),
        ("cards_aside", "laser", {"seat": 1, "number": 2}, True),
        ("mark_turned", "flagship", {"seat": 1, "mark": "flagship", "ready": False}, False),
        ("mark_turned", "N-SHIP-4", {"seat": 1, "mark": "flagship", "ready": True}, True),
        ("kicker_discarded", "N-KICK-4", {"seat": 1, "side": 0, "face": "kicker-2-duplicity"}, False),
        ("kicker_discarded", "omni-zap", {"seat": 1, "side": 0, "face": "kicker-2-duplicity"}, True),
        ("token_put", "genesis-bomb", {"token": "genesis-bomb", "planets": [25]}, False),
        ("token_put", "lunar-cannon", {"token": "lunar-cannon", "planets": [10, 11]}, True),
        ("token_gone", "genesis-bomb", {"token": "genesis-bomb"}, False),
        ("token_gone", "omega-missile", {"token": "explorer.21"}, False),
        ("token_gone", "omega-missile", {"token": "lunar-cannon"}, True),
    ],
)
def test_what_other_lines_say_already_gets_no_line(
    kind: str, source: str, data: dict[str, Any], gets_a_line: bool
) -> None:
    assert is_told(Event(kind, source, data)) is gets_a_line
