"""A home-made alien asks a question of every shape at the terminal."""

from pathlib import Path

import pytest

from tests.cli.helpers import warptable
from tests.curious import FOLDER, polite

ANYTHING = "\n1\n1 2\n"
"""One of these lines answers any question: what Enter means, the first option, the first two."""
TABLE = ("--players", "3", "--bots", "random", "--seed", "1")

CLUMSY = '''"""Clumsy: must stumble when its turn begins."""

from warptable.games.encounter.engine.content.api import Alien, Use, W

ALIEN = Alien("clumsy")


@ALIEN.ability(W.TURN_START, must=True)
async def stumble(use: Use) -> None:
    """It stumbles."""
    raise LookupError("stumbled")
'''

GENERAL = {
    "en": (
        *(
            "Choose a player.",
            "Choose a card.",
            "Choose a place.",
            "Choose a planet.",
            "Choose a number.",
            "Choose one.",
        ),
        *("Choose what to use.", "Choose an alien.", "You may choose a player.", "Choose a number from 1 to 7."),
        *("Choose cards: 0 to 2.", "Choose players: 1 to 2.", "Choose some: 1 to 2.", "Choose planets: 0 to 2."),
        *("Choose cards: 2.", "From where are 1 to 3 ships taken?", "Where do 2 ships go?"),
        "Put your answer together, one step after another.",
    ),
    "de": (
        *("Wähle einen Spieler.", "Wähle eine Karte.", "Wähle einen Ort.", "Wähle einen Planeten.", "Wähle eine Zahl."),
        *("Wähle etwas.", "Wähle, was du einsetzt.", "Wähle ein Volk.", "Du darfst einen Spieler wählen."),
        *(
            "Wähle eine Zahl von 1 bis 7.",
            "Wähle Karten: 0 bis 2.",
            "Wähle Spieler: 1 bis 2.",
            "Wähle einige: 1 bis 2.",
        ),
        *("Wähle Planeten: 0 bis 2.", "Wähle Karten: 2.", "Woher werden 1 bis 3 Schiffe genommen?"),
        *("Wohin kommen 2 Schiffe?", "Setze deine Antwort Schritt für Schritt zusammen."),
    ),
}


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), "de"])
def test_every_question_of_an_alien_without_words_is_asked_and_answered(lang: str) -> None:
    aliens = ("--aliens-from", str(FOLDER), "--aliens", "curious,zombie,void")
    run = warptable("play", *TABLE, *aliens, "--lang", lang, typed=ANYTHING * 100)
    assert (run.returncode, run.stderr) == (0, "")
    said = " ".join(run.stdout.split())
    assert [question for question in GENERAL[lang] if f"Curious: {question}" not in said] == []
    assert "Curious: curious satisfied." in said


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Whom would you like to greet?", "Nobody today", "A blessing, please", "You thank everybody for")),
        ("de", ("Wen möchtest du grüßen?", "Heute niemanden", "Einen Segen, bitte", "Du dankst allen für")),
    ],
)
def test_an_alien_speaks_its_own_words(tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    aliens = ("--aliens-from", str(polite(tmp_path)), "--aliens", "polite,zombie,void")
    run = warptable("play", *TABLE, *aliens, "--lang", lang, typed=ANYTHING * 100)
    assert (run.returncode, run.stderr) == (0, "")
    said = " ".join(run.stdout.split())
    assert [word for word in words if word not in said] == []


def test_the_sheet_of_an_alien_of_a_pack_is_shown_like_any_other(tmp_path: Path) -> None:
    folder = ("--aliens-from", str(polite(tmp_path)))
    sheet = warptable("aliens", "polite", *folder, "--lang", "en")
    assert (sheet.returncode, sheet.stderr) == (0, "")
    assert sheet.stdout.startswith("Polite  Höfliche\nYou say please.\n")
    assert "Polite" in warptable("aliens", *folder, "--lang", "en").stdout
    assert warptable("aliens", "polite").returncode != 0
    named = warptable("play", *TABLE, *folder, "--aliens", "polite,zombie,void", "--lang", "en", typed="aliens\n")
    assert "Polite: At the start" in " ".join(named.stdout.split())


def test_an_effect_that_breaks_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "clumsy.py").write_text(CLUMSY, encoding="utf-8")
    aliens = ("--aliens-from", str(tmp_path), "--aliens", "clumsy,zombie,void")
    run = warptable("simulate", "--players", "3", "--games", "1", "--workers", "1", "--lang", "en", *aliens)
    assert run.returncode == 1
    assert "Game 0 broke (seed 0): LookupError: stumbled (clumsy.py, line 11)" in run.stdout
