"""What an alien from outside asks and tells: in its own words if it brings any, else in general ones."""

from pathlib import Path
from typing import Any

import pytest

import warptable
from tests.curious import FOLDER, QUESTIONS, polite
from warptable.games.encounter.words.asking import PATTERNS, hint, key, label, question
from warptable.games.encounter.words.explain import explain
from warptable.games.encounter.words.sentences import sentence
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Decision, Of, Pick, Prompt, Rng, Session
from warptable.text import LOCALES

API = "from warptable.games.encounter.engine.content.api import Alien"
HOME = (0,) * 5 + (1,) * 5 + (2,) * 5


def game_of(pack: warptable.Pack, alien: str) -> Session[Any]:
    return warptable.new_game(players=3, seed=1, aliens=(alien, "zombie", "void"), packs=[pack])


def asked(game: Session[Any], prompt: str) -> Decision[Any]:
    """Play at random until this is asked; its decision."""
    rng = Rng.seeded(1)
    while (decision := game.decisions[0]).prompt != prompt:
        game.answer(decision, rng.choice(decision.options))
    return decision


def speaker(locale: str, pack: warptable.Pack, me: int = 0) -> Speaker:
    return Speaker(locale, me, HOME, packs=(pack,))


# ---------------------------------------------------------------- without words


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("seat", "Curious: Choose a player.", "Curious: Wähle einen Spieler."),
        ("card", "Curious: Choose a card.", "Curious: Wähle eine Karte."),
        ("place", "Curious: Choose a place.", "Curious: Wähle einen Ort."),
        ("word", "Curious: Choose one.", "Curious: Wähle etwas."),
        ("offer", "Curious: You may choose a player.", "Curious: Du darfst einen Spieler wählen."),
        ("number", "Curious: Choose a number from 1 to 7.", "Curious: Wähle eine Zahl von 1 bis 7."),
        ("some-cards", "Curious: Choose cards: 0 to 2.", "Curious: Wähle Karten: 0 bis 2."),
        ("some-faces", "Curious: Choose cards: 2.", "Curious: Wähle Karten: 2."),
        ("leaving", "Curious: From where are 1 to 3 ships taken?", "Curious: Woher werden 1 bis 3 Schiffe genommen?"),
        ("arriving", "Curious: Where do 2 ships go?", "Curious: Wohin kommen 2 Schiffe?"),
    ],
)
def test_a_question_without_words_is_asked_by_its_shape(name: str, english: str, german: str) -> None:
    pack = warptable.load_pack(FOLDER)
    game = game_of(pack, "curious")
    decision = asked(game, f"curious-{name}")
    view = game.view(decision.seat)
    assert [question(speaker(locale, pack), decision, view) for locale in LOCALES] == [english, german]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_shape_has_a_question_and_labels(locale: str) -> None:
    pack = warptable.load_pack(FOLDER)
    game, met, rng = game_of(pack, "curious"), set[str](), Rng.seeded(1)
    while met != set(QUESTIONS) or not any(event.kind == "curious_satisfied" for event in game.log):
        for decision in game.decisions:
            speaking, view = speaker(locale, pack, decision.seat), game.view(decision.seat)
            if decision.prompt.startswith("curious-"):
                met.add(decision.prompt.removeprefix("curious-"))
            assert question(speaking, decision, view).endswith((".", "?"))
            assert hint(speaking, decision, view) is not None
            labels = [label(speaking, decision, option, view) for option in decision.options]
            assert all(labels)
            assert len(set(map(str.lower, labels))) == len(labels) or decision.of in (
                Of.CARD,
                Of.USE,
                Of.TERM,
                "reinforcement",
            )
            keys = [short for option in decision.options if (short := key(speaking, decision, option))]
            assert len(keys) == len(set(keys))
            assert explain(speaking, decision.source) is not None
        game.answer(game.decisions[0], rng.choice(game.decisions[0].options))
    told = {sentence(speaker(locale, pack), event.seen_by(0)) for event in game.log}
    assert "Curious: curious satisfied." in told


# ---------------------------------------------------------------- with words


def test_an_alien_speaks_its_own_words(tmp_path: Path) -> None:
    pack = warptable.load_pack(polite(tmp_path))
    game = game_of(pack, "polite")
    seat = asked(game, "polite-seat")
    view = game.view(0)
    en, de = (speaker(locale, pack) for locale in LOCALES)
    assert [one.alien("polite") for one in (en, de)] == ["Polite", "Höfliche"]
    assert question(en, seat, view) == "Whom would you like to greet?"
    assert question(de, seat, view) == "Wen möchtest du grüßen?"
    assert hint(de, seat, view) == "Ein Gruß kostet nichts."
    assert label(de, seat, "nobody", view) == "Heute niemanden"
    assert en.ability("polite.interview") == "Polite (Small talk)"
    assert de.ability("polite.interview") == "Höfliche (Plauderei)"
    word = asked(game, "polite-word")
    assert question(en, word, game.view(0)) == "What may it be, you?"
    assert label(de, word, "bless", view) == "Einen Segen, bitte"
    assert label(de, word, "curse", view) == "Curse", "what it brings no words for is said as it is"
    assert key(de, word, "bless") == "s"
    assert question(de, asked(game, "polite-face"), view) == "Höfliche: Wähle eine Karte."


def test_its_events_are_told_in_its_words(tmp_path: Path) -> None:
    pack = warptable.load_pack(polite(tmp_path))
    seen = {"kind": "polite_satisfied", "source": "polite", "seat": 0, "number": 23}
    assert sentence(speaker("en", pack), seen) == "You thank everybody for 23 answers."
    assert sentence(speaker("de", pack, 1), seen) == "Rot dankt allen für 23 Antworten."


def test_the_words_of_a_pack_stay_with_its_table(tmp_path: Path) -> None:
    pack = warptable.load_pack(polite(tmp_path))
    assert speaker("en", pack).has("prompt-polite-seat")
    assert not Speaker("en").has("prompt-polite-seat")


def test_another_language_is_better_than_none(tmp_path: Path) -> None:
    lines = (API, 'ALIEN = Alien("mute")', 'ALIEN.words(de="alien-mute = Stumme")')
    text = "\n".join(lines)
    (tmp_path / "mute.py").write_text(text, "utf-8")
    pack = warptable.load_pack(tmp_path)
    assert [speaker(locale, pack).alien("mute") for locale in LOCALES] == ["Stumme", "Stumme"]


# ---------------------------------------------------------------- whatever it asks


ODD = (1, "word", *sorted(PATTERNS), ("a", 1), ("a", "b", "c"), "mine.power", "flare-nobody")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("of", [*Of, "something-else"])
def test_nothing_that_is_asked_fails(locale: str, of: str) -> None:
    view, speaking = warptable.new_game(players=3, seed=1, aliens=()).view(0), Speaker(locale, 0, HOME)
    for option in ODD:
        decision = Pick(0, Prompt("mine", of), "mine", [option, "pass"])
        assert question(speaking, decision, view)
        assert label(speaking, decision, option, view)
        assert key(speaking, decision, option) is not None


def test_a_question_that_is_nothing_but_a_name_can_be_asked() -> None:
    view = warptable.new_game(players=3, seed=1, aliens=()).view(0)
    decision = Pick(0, "mine", "mine", [3, "a-word"])
    speaking = Speaker("en", 0, HOME)
    assert question(speaking, decision, view) == "mine: Choose one."
    assert [label(speaking, decision, option, view) for option in decision.options] == ["3", "A word"]


def test_the_example_of_the_docs_asks_and_speaks(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "adding-an-alien.md").read_text(encoding="utf-8")
    asking, words = (page.partition(f"### {name}\n")[2].partition("```python\n")[2] for name in ("Asking", "Words"))
    imports = "from warptable.games.encounter.engine.content.api import Alien, Of, Role, Use, W"
    parts = (imports, 'ALIEN = Alien("herald")', asking.partition("```")[0], words.partition("```")[0])
    (tmp_path / "herald.py").write_text("\n".join(parts), "utf-8")
    pack = warptable.load_pack(tmp_path)
    game = game_of(pack, "herald")
    rng = Rng.seeded(1)
    while (decision := game.decisions[0]).prompt != "herald-greeted":
        options = decision.options
        game.answer(decision, "herald.greet" if "herald.greet" in options else rng.choice(options))
    view = game.view(0)
    en, de = (speaker(locale, pack) for locale in LOCALES)
    assert (question(en, decision, view), hint(en, decision, view)) == ("Whom do you greet?", "It costs nothing.")
    assert (question(de, decision, view), de.alien("herald")) == ("Wen grüßt du?", "Herold")
    assert label(en, decision, "nobody", view) == "Nobody today"
    assert en.ability("herald.greet") == "Herald (Greeting)"
    game.answer(decision, 1)
    assert "You greet politely." in {sentence(en, event.seen_by(0)) for event in game.log}
