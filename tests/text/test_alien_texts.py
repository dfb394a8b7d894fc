"""The texts of the alien sheets of 2008: complete in every language, short where they must be, and shown."""

import io
import re

import pytest
from rich.console import Console

from warptable.cli.catalogue import print_sheet
from warptable.games.encounter.commands.aliens import sheet_of
from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.words.explain import explain
from warptable.games.encounter.words.sheets import EXTRAS, FIELDS, sheet_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES, t
from warptable.text.bundles import sources

WIDTH = 80
LONGEST_SENTENCE = 90
"""What an alien does must fit on two lines beside its emblem."""
TEXTS = ("power", "wild", "super")
FILES = ("/aliens_a_l.ftl", "/aliens_m_z.ftl", "/aliens_dominion.ftl")
MESSAGE = re.compile(r"^alien-([a-z-]+?)-(power-name|does|power|wild|super|rulings|setup|restriction|part-[a-z-]+) =")


def written(locale: str) -> dict[str, set[str]]:
    """Alien -> the fields it has messages for."""
    found: dict[str, set[str]] = {}
    for name, content in sources(locale):
        for line in content.splitlines() if name.endswith(FILES) else ():
            if line.startswith("alien-"):
                match = MESSAGE.match(line)
                assert match is not None, f"{locale}/{name}: {line}"
                found.setdefault(match[1], set()).add(match[2])
    return found


TOLD = sorted(written("en"))


def sheet(alien: str) -> facts.AlienFacts:
    printed = facts.sheet_of(alien)
    assert printed is not None
    return printed


def shown(locale: str, alien: str) -> str:
    """The sheet on a terminal of 80 columns."""
    out = io.StringIO()
    speaker = Speaker(locale)
    print_sheet(Console(file=out, width=WIDTH), speaker, sheet(alien), sheet_of(speaker, sheet(alien)))
    return out.getvalue()


def flat(text: str) -> str:
    return " ".join(text.split())


# ---------------------------------------------------------------- the messages


def test_every_alien_has_texts() -> None:
    assert set(TOLD) == {*facts.aliens(), *dominion.ALIENS}


@pytest.mark.parametrize("locale", LOCALES)
def test_only_known_aliens_and_known_parts_have_texts(locale: str) -> None:
    for alien, fields in written(locale).items():
        parts = {f"part-{use.id}" for use in sheet(alien).power.used}
        assert fields <= {*FIELDS, *EXTRAS, *parts}, alien


@pytest.mark.parametrize("locale", LOCALES)
def test_an_alien_with_texts_has_all_of_them(locale: str) -> None:
    assert written(locale).keys() == set(TOLD)
    for alien, fields in written(locale).items():
        assert set(FIELDS) <= fields, alien
        for extra in EXTRAS:
            assert (extra in fields) == (getattr(sheet(alien), extra) is not None), (alien, extra)
        used = sheet(alien).power.used
        parts = {f"part-{use.id}" for use in used} if len(used) > 1 else set()
        assert {field for field in fields if field.startswith("part-")} == parts, alien


@pytest.mark.parametrize("alien", TOLD)
def test_the_english_power_name_is_that_of_the_facts(alien: str) -> None:
    assert t("en", f"alien-{alien}-power-name") == sheet(alien).power_name


@pytest.mark.parametrize("alien", TOLD)
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_short(locale: str, alien: str) -> None:
    texts = sheet_text(locale, alien)
    assert 0 < len(texts.does) <= LONGEST_SENTENCE
    assert texts.does.endswith(".")
    for field, most in (("power", 4), ("wild", 3), ("super", 3)):
        text = getattr(texts, field)
        assert text.endswith(".")
        assert "\n" not in text
        assert len(re.findall(r"[.!?](?= |$)", text)) <= most, text
    assert 2 <= len(texts.rulings) <= 5
    assert all(ruling.endswith(".") and len(ruling) <= 3 * WIDTH for ruling in texts.rulings)


@pytest.mark.parametrize("alien", TOLD)
@pytest.mark.parametrize(("locale", "use"), [("en", r"\buse\b"), ("de", r"\bnutzen\b")])
def test_a_power_says_that_it_is_used(locale: str, use: str, alien: str) -> None:
    """So that the reader sees what a zap can stop, and whether it is a duty (must) or a right (may)."""
    text = sheet_text(locale, alien).power
    assert re.search(use, text)
    words = {"mandatory": ("must", "musst"), "optional": ("may", "darfst")}
    duty = sheet(alien).mandatory
    for kind in words if duty == "varies" else [duty]:
        assert words[kind][LOCALES.index(locale)] in text


@pytest.mark.parametrize("alien", TOLD)
@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_text_is_left_in_english(locale: str, alien: str) -> None:
    """Names may be the same."""
    for field in written(locale)[alien] - {"power-name"}:
        message = f"alien-{alien}-{field}"
        assert t(locale, message) != t("en", message)
    assert not set(sheet_text(locale, alien).rulings) & set(sheet_text("en", alien).rulings)
    assert len(sheet_text(locale, alien).rulings) == len(sheet_text("en", alien).rulings)


def test_german_uses_the_words_of_the_table() -> None:
    """No English word of the game slips into the German sheets."""
    foreign = r"\b(offense|defense|ally|allies|ships?|gate|encounter|negotiate|attack|morph|you|reveal|token)\b"
    for name, content in sources("de"):
        if "/aliens_" in name:
            values = [line.partition(" = ")[2] or line for line in content.splitlines() if not line.startswith("#")]
            assert [
                value for value in values if " " in value.strip() and re.search(foreign, value, re.IGNORECASE)
            ] == []


def test_a_home_made_alien_without_the_sentence_has_the_first_one_of_its_power() -> None:
    text = "Before allies are invited, draw a card. Then discard one."
    assert sheet_text("en", "homemade", (), text).does == "Before allies are invited, draw a card."
    assert sheet_text("de", "homemade", (), "").does == ""


# ---------------------------------------------------------------- where they are read


@pytest.mark.parametrize("alien", TOLD)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_sheet_shows_every_text(locale: str, alien: str) -> None:
    screen, texts, speaker = shown(locale, alien), sheet_text(locale, alien), Speaker(locale)
    assert all(len(line) <= WIDTH for line in screen.splitlines())
    words = flat(screen)
    printed = sheet(alien)
    level, role = t(locale, f"level-{printed.level}"), t(locale, f"role-{printed.role.replace(' ', '-')}")
    for text in (speaker.alien(alien), texts.power_name, texts.does, texts.restriction, level, role, *texts.rulings):
        assert flat(text) in words
    for field in TEXTS:
        assert getattr(texts, field) in words


@pytest.mark.parametrize("locale", LOCALES)
def test_why_speaks_the_readers_language(locale: str) -> None:
    speaker = Speaker(locale)
    for alien in TOLD:
        texts = sheet_text(locale, alien)
        part = sheet(alien).power.used[0].id
        for source in (alien, f"{alien}.{part}"):
            found = explain(speaker, source)
            assert found is not None
            assert found.text == texts.power
        flare = explain(speaker, flare_of(alien))
        assert flare is not None
        assert flare.text == f"Wild: {texts.wild} Super: {texts.super}"


def test_a_power_is_named_in_the_readers_language() -> None:
    assert Speaker("de").ability("mirror.reverse") == "Spiegel (Umkehrung)"
    assert Speaker("en").ability("mirror.reverse") == "Mirror (Reversal)"
    assert Speaker("de").ability("macron.send-one") == "Makron (Masse: ein Schiff)"
    assert Speaker("en").ability("hacker.hack-pay") == "Hacker (Hack: pay)"
