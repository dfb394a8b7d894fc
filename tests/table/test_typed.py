"""The command line of the page in words: it reads lines as the terminal does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warptable.games.encounter.page.examples import Game, found, scene_at, scene_of, with_reader
from warptable.games.encounter.page.text_view import hand
from warptable.games.encounter.words.hands import hand_order
from warptable.table.page.game import typed
from warptable.table.page.game.page import table
from warptable.table.play import reactions as pauses
from warptable.table.scene.data import Scene
from warptable.text import LOCALES
from warptable.text.typed.answers import Unclear


def may_answer(game: Game) -> bool:
    pause = pauses.pause_at(game)
    return pause is not None and bool(pause.choices.get(0))


def window(locale: str = "en") -> Scene:
    return scene_of(found(may_answer), 0, locale)


def test_an_answer_is_typed_as_in_the_terminal() -> None:
    scene = scene_at("launch")
    assert scene.asked is not None
    assert sum(number for _, number in typed.answer(scene, "2")) == 2
    place, _ = scene.asked.decision.places[0]  # type: ignore[attr-defined]
    assert typed.answer(scene, scene.speaker.place(place).lower()) == ((place, 1),)
    with pytest.raises(Unclear, match="1 to 4"):
        typed.answer(scene, "99")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_line_that_is_no_answer_is_told_why(locale: str) -> None:
    scene = scene_at("aim", locale=locale)
    with pytest.raises(Unclear) as told:
        typed.answer(scene, "nowhere")
    assert str(told.value) == scene.t("again-unknown", input="nowhere")


def test_a_window_is_passed_or_answered() -> None:
    scene = window()
    assert scene.reaction is not None
    first = scene.reaction.answers[0]
    assert [typed.reply(scene, line) for line in ("pass", "0", "", " PASS ")] == ["pass"] * 4
    assert typed.reply(scene, "1") == first.key
    with pytest.raises(Unclear):
        typed.reply(scene, "no such thing")
    assert typed.reply(window("de"), window("de").t("option-pass")) == "pass"


def test_a_line_is_for_the_question_that_its_writer_sees() -> None:
    scene = scene_at("aim")
    assert scene.asked is not None
    assert typed.about(scene) == f"question-{scene.asked.serial}"
    assert typed.about(window()) == "window-1"
    assert typed.about(replace(scene, asked=None)) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_ask_for_something(locale: str) -> None:
    scene = scene_at("aim", locale=locale)
    t = scene.t
    assert typed.command(scene, t("command-help")) == ("help", "")
    assert typed.command(scene, "?") == ("help", "")
    assert typed.command(scene, f"{t('command-rules')} F-LAUNCH-2") == ("rules", "F-LAUNCH-2")
    assert typed.command(scene, "3") is None
    helped = typed.told(scene, "help", "", "")
    assert helped[0] == t("typed-may")
    assert any(line.startswith("1 (") for line in helped)
    assert typed.told(scene, "rules", "F-LAUNCH-2", "")[0] != t("rules-unknown", id="F-LAUNCH-2")
    assert typed.told(scene, "rules", "xyzzy", "") == [t("rules-unknown", id="xyzzy")]
    assert len(typed.told(scene, "log", "", "")) == typed.LAST_LINES
    assert typed.told(scene, "board", "", "Here.") == ["Here."]
    assert typed.told(scene, "why", "", "")


def test_the_hand_is_in_the_order_of_the_picture() -> None:
    """Cards are named by their numbers there."""
    scene = scene_at("encounter-card")
    mixed = replace(scene, view=replace(scene.view, hand=scene.view.hand[::-1]))
    names = [face for _, face in hand_order(scene.view)]
    assert [face for face, _ in hand(mixed)] == names
    assert [line.partition(" ")[2] for line in typed.told(mixed, "hand", "", "")] == [
        scene.speaker.card(face) for face in names
    ]


def test_onlookers_have_no_command_line() -> None:
    scene = with_reader(scene_at("aim"), text_view=True)
    assert 'id="typed-form"' in table(scene)
    game = found(may_answer)
    assert 'id="typed-form"' not in table(with_reader(scene_of(game, None), text_view=True))
