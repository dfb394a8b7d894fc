"""The texts of the tech cards: complete in both languages, short where they must be, and in line with the facts."""

import re

import pytest

from warptable.games.encounter.engine import facts
from warptable.games.encounter.words.explain import explain, named, power_name, use_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.games.encounter.words.techs import tech_text
from warptable.text import LOCALES
from warptable.text.bundles import sources

TECHS = sorted(facts.techs())
LONGEST_LINE = 85
LONGEST_NAME = 25
MESSAGE = re.compile(r"^tech-([a-z-]+)-(does|effect|rulings) =", re.MULTILINE)


def written(locale: str) -> set[tuple[str, str]]:
    content = dict(sources(locale))["warptable.games.encounter.words/techs.ftl"]
    return {(match[1], match[2]) for match in MESSAGE.finditer(content)}


def test_both_languages_say_everything_about_every_tech() -> None:
    assert written("en") == written("de")
    for field in ("does", "effect"):
        assert {tech for tech, told in written("en") if told == field} == set(TECHS)


@pytest.mark.parametrize("tech", TECHS)
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_sentences_and_the_line_for_chips_is_short(locale: str, tech: str) -> None:
    text = tech_text(locale, tech)
    assert len(text.does) <= LONGEST_LINE
    assert len(Speaker(locale).tech(tech)) <= LONGEST_NAME
    for said in (text.does, text.effect, *text.rulings):
        assert said[0].isupper()
        assert said.endswith(".")


@pytest.mark.parametrize("tech", TECHS)
def test_the_languages_say_the_same(tech: str) -> None:
    english, german = tech_text("en", tech), tech_text("de", tech)
    assert english.effect != german.effect
    assert len(english.rulings) == len(german.rulings)
    assert re.findall(r"\d+", english.effect) == re.findall(r"\d+", german.effect)


FACEDOWN = {"en": "stays? facedown until you use", "de": "bleib(t|en) verdeckt, bis du"}
DISCARDED = {"en": "discard", "de": "ablegen"}
COMPLETED = {"en": "When you complete it", "de": "Wenn du sie vollendest"}
FOUR = {"en": "four planets", "de": "vier Planeten"}


@pytest.mark.parametrize("tech", TECHS)
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_agree_with_the_facts(locale: str, tech: str) -> None:
    printed, text = facts.techs()[tech], tech_text(locale, tech)
    assert text.research == str(printed.research or "X")
    assert bool(re.search(FACEDOWN[locale], text.effect)) is printed.facedown
    assert (DISCARDED[locale] in text.effect) is (printed.kind == "one-shot")
    assert text.effect.startswith(COMPLETED[locale]) is printed.effect.startswith("On completion")
    removed = (printed.research or 0) >= 8
    assert any(FOUR[locale] in ruling for ruling in text.rulings) is removed, "F-V4P-4"
    assert ("At the start of any encounter" in printed.effect) is (
        {"en": "t the start of any encounter", "de": "u Beginn einer beliebigen Begegnung"}[locale] in text.effect
    )


def test_a_tech_is_found_and_explained_by_its_name() -> None:
    for locale, name in (("en", "Xenon Lasers"), ("de", "Xenon-Laser")):
        speaker = Speaker(locale)
        assert named(speaker, name) == "xenon-lasers"
        found = explain(speaker, "xenon-lasers")
        assert found is not None
        assert name in found.title
        assert found.text == use_text(speaker, "xenon-lasers", whole=True) == tech_text(locale, "xenon-lasers").effect
        assert use_text(speaker, "xenon-lasers") == tech_text(locale, "xenon-lasers").does
        assert name == speaker.ability("xenon-lasers") == speaker.source("xenon-lasers")
        assert name == power_name(speaker, "xenon-lasers")
        assert not speaker.is_played("xenon-lasers"), "a tech is used, not played"
