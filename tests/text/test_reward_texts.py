"""The texts of the reward cards and special ships: complete in both languages, in line with the facts, and honest about
what is of our own design."""

import re

import pytest

from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.words.explain import card_text, explain, named, use_text
from warptable.games.encounter.words.rewards import reward_text, ship_text
from warptable.games.encounter.words.sentences import sentence
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES
from warptable.text.bundles import sources

REWARDS = sorted(facts.rewards())
SHIPS = sorted(facts.ships())
LONGEST_LINE = 85
MESSAGE = re.compile(r"^((?:reward|ship)-[a-z0-9-]+) =", re.MULTILINE)


def written(locale: str) -> set[str]:
    return set(MESSAGE.findall(dict(sources(locale))["warptable.games.encounter.words/rewards.ftl"]))


def test_both_languages_say_the_same_things() -> None:
    assert written("en") == written("de")


def test_the_facts_describe_exactly_the_cards_of_the_deck() -> None:
    assert {card.id: card.count for card in facts.rewards().values()} == dict(dominion.REWARDS)
    for printed in facts.rewards().values():
        face = FACES[printed.id]
        assert face.type == printed.type
        assert face.encounter is printed.encounter_card
        assert (face.value, face.hazard) == (printed.value or 0, printed.value_hazard)
        assert bool(printed.role) is bool(printed.phases) is not printed.encounter_card


@pytest.mark.parametrize("card", REWARDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_sentences_and_the_line_for_menus_is_short(locale: str, card: str) -> None:
    text = reward_text(locale, card)
    assert len(text.does) <= LONGEST_LINE
    assert bool(text.own) is facts.rewards()[card].original, "what we designed ourselves is marked, nothing else is"
    for said in (text.does, text.effect, *text.rulings, *filter(None, [text.own])):
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said


@pytest.mark.parametrize("card", REWARDS)
def test_the_languages_say_the_same_of_each_card(card: str) -> None:
    english, german = reward_text("en", card), reward_text("de", card)
    assert english.effect != german.effect
    assert len(english.rulings) == len(german.rulings)
    assert re.findall(r"\d+", english.effect) == re.findall(r"\d+", german.effect)


@pytest.mark.parametrize("locale", LOCALES)
def test_values_are_those_of_the_card(locale: str) -> None:
    for card in facts.rewards().values():
        if card.type in ("attack", "intimidate"):
            assert str(card.value).replace("-", "−") in reward_text(locale, card.id).effect
        if card.value_hazard is not None:
            assert str(card.value_hazard) in reward_text(locale, card.id).effect


@pytest.mark.parametrize("ship", SHIPS)
def test_ships_have_texts_in_both_languages(ship: str) -> None:
    english, german = ship_text("en", ship), ship_text("de", ship)
    assert (english.action_name, german.action_name) == (
        facts.ships()[ship].action.name,
        facts.ships()[ship].action.name_de,
    )
    for text in (english, german):
        for said in (text.does, text.effect, text.action, *text.rulings):
            assert said[0].isupper()
            assert said.endswith(".")
    assert len(english.rulings) == len(german.rulings)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reward_card_is_named_found_and_explained(locale: str) -> None:
    speaker = Speaker(locale)
    for card in REWARDS:
        name = speaker.card(card)
        assert named(speaker, name) == card
        assert card.split("-")[0] not in name or locale == "en"
        found = explain(speaker, card)
        assert found is not None
        assert name in found.title
        assert found.text == card_text(speaker, card)
    assert named(speaker, speaker.card("intimidate-m09").replace("−", "-")) == "intimidate-m09", "as people type it"
    assert use_text(speaker, "solar-wind") == reward_text(locale, "solar-wind").does
    assert use_text(speaker, "reinforcement-4", whole=True) == "", "its number says it"


@pytest.mark.parametrize(("locale", "name"), [("en", "Attack −9"), ("de", "Angriff −9")])
def test_an_intimidate_below_zero_is_told_when_it_becomes_an_attack(locale: str, name: str) -> None:
    seen = {
        "kind": "changed_itself",
        "source": "N-INTIM-8",
        "side": 0,
        "face": "intimidate-m09",
        "counts": "attack-m09",
    }
    assert name in sentence(Speaker(locale), seen)


def test_attacks_with_two_values_are_called_by_both() -> None:
    assert Speaker("en").card("attack-02-20") == "Attack 2/20"
    assert Speaker("de").card("attack-21-12") == "Angriff 21/12"
