"""Pictures of cards: well-formed, with names that never stick out."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.page.art.card_pictures import PICTURES, picture
from warptable.games.encounter.page.art.cards import card, card_back, kind_of, value_of
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.art.lettering import WIDEST, lines_of, width_of

FACES = [*facts.cards(), *facts.destiny(), *map(flare_of, facts.aliens()), "attack-42"]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_name_is_wider_than_its_card(locale: str) -> None:
    speaker = Speaker(locale)
    for face in FACES:
        drawn = ET.fromstring(card(face, speaker.card(face), sub="Flare"))
        names = [text for text in drawn.iter("text") if text.get("class") == "card-name"]
        assert 1 <= len(names) <= 2
        for name in names:
            size = float((name.get("style") or "").removeprefix("font-size:").removesuffix("px"))
            fitted = float(name.get("textLength", 1000))
            assert min(width_of(name.text or "", size), fitted) <= WIDEST, speaker.card(face)


def test_a_long_name_is_cut_in_the_middle() -> None:
    assert lines_of("Quash") == ["Quash"]
    assert lines_of("Emotion Control") == ["Emotion", "Control"]
    assert lines_of("Fewest ships in the warp") == ["Fewest ships", "in the warp"]


def test_every_artifact_has_a_picture_of_its_own() -> None:
    artifacts = [face for face in facts.cards() if kind_of(face) == "artifact"]
    assert len(artifacts) >= 8
    assert all(face in PICTURES for face in artifacts)
    assert len({picture("artifact", face, "#000") for face in artifacts}) == len(artifacts)


def test_destiny_cards_differ() -> None:
    drawn = {str(picture("destiny", face, "#000")) for face in facts.destiny()}
    assert len(drawn) == len(facts.destiny())
    assert all(kind_of(face) == "destiny" for face in facts.destiny())


def test_values_are_written_as_people_say_them() -> None:
    assert [value_of(face) for face in ("attack-08", "attack-00", "reinforcement-3", "quash")] == ["8", "0", "+3", ""]


def test_words_are_escaped() -> None:
    assert "<b>" not in card("quash", "<b>Quash</b>", sub="<i>x</i>")
    assert "&lt;b&gt;" in card("quash", "<b>Quash</b>")


def test_a_back_says_nothing() -> None:
    assert card_back(60) != card_back(60, "destiny")
    assert "text" not in card_back(60)
