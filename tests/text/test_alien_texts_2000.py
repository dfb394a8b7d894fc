"""The alien sheets of the 2000 edition: what is the same as in 2008 is inherited, what differs is told in both
languages."""

import io
import re

import pytest
from rich.console import Console

from warptable.cli.catalogue import print_sheet
from warptable.games.encounter.commands.aliens import sheet_of
from warptable.games.encounter.engine import facts
from warptable.games.encounter.words.explain import explain, named
from warptable.games.encounter.words.sheets import SheetText, sheet_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES, t
from warptable.text.bundles import sources

WIDTH = 80
LONGEST_SENTENCE = 85
ALIENS = sorted(facts.avalon_aliens())
ONLY_2000 = [alien for alien in ALIENS if facts.sheet_of(alien) is None]
MESSAGE = re.compile(r"^alien-([a-z-]+?)-(power-name|does|power|rulings)(-avalon)? =", re.MULTILINE)


def old(locale: str, alien: str) -> SheetText:
    return sheet_text(locale, alien, edition="avalon")


def written(locale: str) -> set[tuple[str, str, bool]]:
    """(alien, field, has the edition's mark) of every message in the file of this edition."""
    (content,) = (content for name, content in sources(locale) if name.endswith("/aliens_2000.ftl"))
    found = {(match[1], match[2], bool(match[3])) for match in MESSAGE.finditer(content)}
    assert len(found) == sum(line.startswith("alien-") for line in content.splitlines())
    return found


def test_both_languages_say_the_same_fields() -> None:
    assert written("en") == written("de")
    assert {alien for alien, _, _ in written("en")} == set(ALIENS)
    for alien, _, marked in written("en"):
        assert marked is (alien not in ONLY_2000), "who is in one edition only needs no mark"


@pytest.mark.parametrize("alien", ALIENS)
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_complete_and_short_and_without_flares(locale: str, alien: str) -> None:
    texts = old(locale, alien)
    assert 0 < len(texts.does) <= LONGEST_SENTENCE
    assert texts.power_name
    assert texts.does.endswith(".")
    assert texts.power.endswith(".")
    assert len(re.findall(r"[.!?](?= |$)", texts.power)) <= 4, texts.power
    assert (texts.wild, texts.super, texts.setup, texts.restriction) == ("", "", "", "")
    assert 2 <= len(texts.rulings) <= 4
    assert all(ruling.endswith(".") and len(ruling) <= 3 * WIDTH for ruling in texts.rulings)


@pytest.mark.parametrize("alien", ALIENS)
@pytest.mark.parametrize(("locale", "use"), [("en", r"\buse\b"), ("de", r"\bnutzen\b")])
def test_a_power_says_that_it_is_used_and_whether_it_must_be(locale: str, use: str, alien: str) -> None:
    text = old(locale, alien).power
    assert re.search(use, text)
    words = {"mandatory": ("must", "musst"), "optional": ("may", "darfst")}[facts.avalon_aliens()[alien].mandatory]
    assert words[LOCALES.index(locale)] in text


LACKING = r"flare|morph|gleichziehen|reinforce|verstärkung|wild|super|token|marker|eight|\bacht\b|zapp|gezappt"
OTHERS = facts.aliens().keys() - facts.avalon_aliens().keys()


@pytest.mark.parametrize("alien", ALIENS)
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_of_what_the_edition_lacks(locale: str, alien: str) -> None:
    texts, later = old(locale, alien), Speaker(locale)
    told = f"{texts.does} {texts.power} {' '.join(texts.rulings)}"
    lacking = LACKING if locale == "de" else LACKING.replace("|zapp|gezappt", "")
    assert not re.search(lacking, told, re.IGNORECASE), told
    assert not [name for name in map(later.alien, OTHERS) if re.search(rf"\b{name}\b", told)]


@pytest.mark.parametrize("alien", ALIENS)
def test_no_text_is_left_in_english(alien: str) -> None:
    english, german = old("en", alien), old("de", alien)
    assert english.power != german.power
    assert english.does != german.does
    assert len(english.rulings) == len(german.rulings)
    assert not set(english.rulings) & set(german.rulings)


@pytest.mark.parametrize("alien", ALIENS)
def test_the_english_power_name_is_that_of_the_facts(alien: str) -> None:
    assert old("en", alien).power_name == facts.avalon_aliens()[alien].power_name


@pytest.mark.parametrize(
    ("alien", "later", "printed"),
    [("laser", "Laser", "Lichtwesen"), ("clone", "Klon", "Doppler"), ("zombie", "Zombie", "Unsterblicher")],
)
def test_german_names_are_those_that_the_edition_prints(alien: str, later: str, printed: str) -> None:
    speakers = Speaker("de"), Speaker("de", edition="avalon")
    assert [speaker.alien(alien) for speaker in speakers] == [later, printed]
    assert named(speakers[1], printed) == alien


def test_the_edition_knows_no_alert_levels() -> None:
    assert Speaker("en").level("mutant") == "green"
    assert {Speaker("en", edition="avalon").level(alien) for alien in ALIENS} == {""}
    assert Speaker("en").level("chronos") == ""


def test_what_is_the_same_is_inherited() -> None:
    for locale in LOCALES:
        assert old(locale, "sorcerer").power == sheet_text(locale, "sorcerer").power
        assert old(locale, "mutant").power != sheet_text(locale, "mutant").power
        assert sheet_text(locale, "mutant").wild


@pytest.mark.parametrize("locale", LOCALES)
def test_why_and_the_sheet_tell_what_the_edition_says(locale: str) -> None:
    speaker = Speaker(locale, edition="avalon")
    for alien in ALIENS:
        sheet, texts = facts.avalon_aliens()[alien], old(locale, alien)
        for source in (alien, f"{alien}.{sheet.parts[0]}"):
            found = explain(speaker, source)
            assert found is not None
            assert found.text == texts.power
        out = io.StringIO()
        print_sheet(Console(file=out, width=WIDTH), speaker, sheet, sheet_of(speaker, sheet))
        words = " ".join(out.getvalue().split())
        role = t(locale, f"role-{sheet.role.replace(' ', '-')}")
        for text in (speaker.alien(alien), texts.power_name, texts.does, texts.power, role, *texts.rulings):
            assert " ".join(text.split()) in words


def test_a_power_is_named_in_the_readers_language() -> None:
    assert Speaker("de", edition="avalon").ability("chronos.time-travel") == "Zeitmeister (Zeitreise)"
    assert Speaker("en", edition="avalon").ability("chronos.time-travel") == "Chronos (Time Travel)"
    assert Speaker("de", edition="avalon").ability("macron.send-one") == "Gewaltiger (Masse: ein Schiff)"
