"""The numbered rules of both families in every language: complete, and saying the same."""

import re

import pytest

from warptable.games.duel.words.explain import explain as explain_duel
from warptable.games.duel.words.rulebook import RULEBOOK as DUEL
from warptable.games.duel.words.rulebook import example, question
from warptable.games.duel.words.speaker import Speaker as DuelSpeaker
from warptable.games.encounter.words.explain import explain
from warptable.games.encounter.words.rulebook import RULEBOOK as ENCOUNTER
from warptable.games.encounter.words.rulebook import rule_text, section_name
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES
from warptable.text.rulebook import TRANSLATED, Rulebook

BOOKS = pytest.mark.parametrize("book", [ENCOUNTER, DUEL], ids=["encounter", "duel"])
RULE_ID = re.compile(r"\b[FAND]-[A-Z0-9]+-\d+\b")
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
TWO_TERMS = {  # the game for two
    "warp\\b": "warp",
    "warpplanet": "warpplanet",
    "suppl(y|ies)": "vorrat",
    "dial": "rad|räd",
    "envoy": "botschafter",
    "straggler": "bummler",
    "leader": "anführer",
    "reinforcement": "verstärkung",
    "tactic": "taktik",
    "blast": "feuer",
    "shield": "schild",
    "clout": "stärke",
    "ship advantage": "schiffsvorteil",
    "contest": "wettstreit",
    "prize": "preis",
    "planet bar": "planetenleiste",
    "resources": "ressourcen",
    "hand limit": "handkartenlimit",
    "discard pile": "ablagestapel",
    "destiny card": "schicksalskarte",
    "friendship": "freundschaft",
}


def sections(book: Rulebook) -> set[str]:
    return {rule.section for rule in book.facts.rules().values()}


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def test_every_language_but_the_first_is_a_translation() -> None:
    assert LOCALES[1:] == TRANSLATED


@BOOKS
@pytest.mark.parametrize("locale", TRANSLATED)
def test_a_translation_has_exactly_the_rules_and_sections_there_are(book: Rulebook, locale: str) -> None:
    found = book.translation(locale)
    examples = [case["id"] for case in found.get("examples", ())]
    assert [*found["rules"], *examples] == list(book.facts.rules())
    assert found["sections"].keys() == sections(book)


@BOOKS
@pytest.mark.parametrize("locale", TRANSLATED)
def test_nothing_is_empty_or_left_in_english(book: Rulebook, locale: str) -> None:
    for rule in book.facts.rules().values():
        text = book.text(locale, rule.id)
        assert re.search(r"\w.*\.\Z", text), rule.id
        assert text != rule.text, rule.id
        assert not words(text) & {"the", "of", "with", "player", "players"}, rule.id
    for section in sections(book):
        assert book.section(locale, section).strip()
        assert book.section(locale, section) != section


@BOOKS
@pytest.mark.parametrize("locale", TRANSLATED)
def test_numbers_and_cited_rules_are_the_same_in_both(book: Rulebook, locale: str) -> None:
    for rule in book.facts.rules().values():
        text = book.text(locale, rule.id)
        for pattern in (re.compile(r"\d+"), RULE_ID):
            assert sorted(pattern.findall(text)) == sorted(pattern.findall(rule.text)), rule.id
    for section in sections(book):
        assert re.findall(r"\d+", book.section(locale, section)) == re.findall(r"\d+", section)


@BOOKS
def test_numbers_in_words_are_the_same_in_german(book: Rulebook) -> None:
    for rule in book.facts.rules().values():
        english, german = words(rule.text), words(book.text("de", rule.id))
        assert {NUMBERS[word] for word in english & NUMBERS.keys()} == german & set(NUMBERS.values()), rule.id


@pytest.mark.parametrize(
    ("book", "english", "german"),
    [*((ENCOUNTER, *pair) for pair in TERMS.items()), *((DUEL, *pair) for pair in TWO_TERMS.items())],
)
def test_a_thing_has_its_one_name_in_german(book: Rulebook, english: str, german: str) -> None:
    found = [rule for rule in book.facts.rules().values() if re.search(rf"\b{english}", rule.text.lower())]
    assert found
    assert [rule.id for rule in found if not re.search(german, book.text("de", rule.id).lower())] == []


def test_a_gap_has_a_question_and_an_example_its_parts_in_every_language() -> None:
    for rule in DUEL.facts.rules().values():
        for locale in LOCALES:
            assert bool(question(locale, rule.id)) == rule.gap
        if rule.gap:
            assert question("de", rule.id) != question("en", rule.id)
        if rule.example is not None:
            english, german = rule.example, example("de", rule.id)
            for part in ("given", "actions", "expect"):
                assert len(getattr(english, part)) == len(getattr(german, part)), rule.id


def test_english_is_the_facts_text() -> None:
    assert rule_text("en", "F-LAUNCH-2") == ENCOUNTER.facts.rules()["F-LAUNCH-2"].text
    assert section_name("en", "launch") == "launch"
    with pytest.raises(KeyError):
        rule_text("de", "F-NONE-1")


@pytest.mark.parametrize("locale", LOCALES)
def test_why_quotes_the_rule_in_the_readers_language(locale: str) -> None:
    found = explain(Speaker(locale), "f-reveal-4")
    assert found is not None
    assert found.text == rule_text(locale, "F-REVEAL-4")
    gap = explain_duel(DuelSpeaker(locale), "d-gap-05")
    assert gap is not None
    assert gap.text == f"{question(locale, 'D-GAP-05')} {DUEL.text(locale, 'D-GAP-05')}"
