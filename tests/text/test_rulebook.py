"""The numbered rules in every language: complete, and saying the same."""

import re

import pytest

from warptable.encounter import facts
from warptable.text import LOCALES
from warptable.text.encounter.explain import explain
from warptable.text.encounter.rulebook import TRANSLATED, rule_text, section_name, translation
from warptable.text.encounter.speaker import Speaker

RULE_ID = re.compile(r"\b[FAN]-[A-Z0-9]+-\d+\b")
NUMBERS = {
    "zero": "null",
    "three": "drei",
    "four": "vier",
    "five": "fünf",
    "seven": "sieben",
    "eight": "acht",
    "ten": "zehn",
}
TERMS = {  # as the messages of the table call these things
    "warp": "warp",
    "gate": "tor",
    "main player": "hauptspieler",
    "encounter card": "begegnungskarte",
    "home planet": "heimatplanet",
    "home system": "heimatsystem",
    "colon(y|ies)": "koloni",
    "negotiate": "verhandlung",
    "morph": "gleichziehen",
    "flare": "flare",
    "artifact": "artefakt",
    "destiny": "schicksal",
    "compensation": "entschädigung",
    "reward": "belohn",
    "sheet": "tafel",
    "discard pile": "ablagestapel",
}
SECTIONS = {rule.section for rule in facts.rules().values()}


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def test_every_language_but_the_first_is_a_translation() -> None:
    assert LOCALES[1:] == TRANSLATED


@pytest.mark.parametrize("locale", TRANSLATED)
def test_a_translation_has_exactly_the_rules_and_sections_there_are(locale: str) -> None:
    assert list(translation(locale)["rules"]) == list(facts.rules())
    assert translation(locale)["sections"].keys() == SECTIONS


@pytest.mark.parametrize("locale", TRANSLATED)
def test_nothing_is_empty_or_left_in_english(locale: str) -> None:
    for rule in facts.rules().values():
        text = rule_text(locale, rule.id)
        assert re.search(r"\w.*\.\Z", text), rule.id
        assert text != rule.text, rule.id
        assert not words(text) & {"the", "of", "with", "player", "players"}, rule.id
    for section in SECTIONS:
        assert section_name(locale, section).strip()
        assert section_name(locale, section) != section


@pytest.mark.parametrize("locale", TRANSLATED)
def test_numbers_and_cited_rules_are_the_same_in_both(locale: str) -> None:
    for rule in facts.rules().values():
        text = rule_text(locale, rule.id)
        for pattern in (re.compile(r"\d+"), RULE_ID):
            assert sorted(pattern.findall(text)) == sorted(pattern.findall(rule.text)), rule.id
    for section in SECTIONS:
        assert re.findall(r"\d+", section_name(locale, section)) == re.findall(r"\d+", section)


def test_numbers_in_words_are_the_same_in_german() -> None:
    for rule in facts.rules().values():
        english, german = words(rule.text), words(rule_text("de", rule.id))
        assert {NUMBERS[word] for word in english & NUMBERS.keys()} == german & set(NUMBERS.values()), rule.id


@pytest.mark.parametrize(("english", "german"), TERMS.items())
def test_a_thing_has_its_one_name_in_german(english: str, german: str) -> None:
    found = [rule for rule in facts.rules().values() if re.search(rf"\b{english}", rule.text.lower())]
    assert found
    assert [rule.id for rule in found if german not in rule_text("de", rule.id).lower()] == []


def test_english_is_the_facts_text() -> None:
    assert rule_text("en", "F-LAUNCH-2") == facts.rules()["F-LAUNCH-2"].text
    assert section_name("en", "launch") == "launch"
    with pytest.raises(KeyError):
        rule_text("de", "F-NONE-1")


@pytest.mark.parametrize("locale", LOCALES)
def test_why_quotes_the_rule_in_the_readers_language(locale: str) -> None:
    found = explain(Speaker(locale), "f-reveal-4")
    assert found is not None
    assert found.text == rule_text(locale, "F-REVEAL-4")
