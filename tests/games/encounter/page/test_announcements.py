"""What is said aloud."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warptable.games.encounter.page.announcements import situation
from warptable.games.encounter.page.dock import DOCK
from warptable.games.encounter.page.examples import Game, played, scene_at, scene_of
from warptable.table.page.game.announcements import Announcement
from warptable.text import LOCALES


def may_answer(seat: int) -> Game:
    """A game at a reaction window in which this seat could do something."""

    def found(game: Game) -> bool:
        scene = scene_of(game, seat)
        return scene.reaction is not None and bool(scene.reaction.answers)

    return played(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_question_calls(locale: str) -> None:
    scene = scene_at("launch", locale=locale)
    assert scene.asked is not None
    made = DOCK.announcement(scene)
    assert (made.key, made.sound) == (f"q{scene.asked.serial}", "decision")
    assert made.text.startswith(("Your decision. ", "Deine Entscheidung. "))


def test_a_reaction_calls_only_those_who_could_answer() -> None:
    game = may_answer(0)
    scene = scene_of(game, 0)
    assert scene.reaction is not None
    assert (DOCK.announcement(scene).key, DOCK.announcement(scene).sound) == ("r1", "window")
    assert DOCK.announcement(replace(scene, reaction=replace(scene.reaction, answers=()))) == Announcement()
    assert DOCK.announcement(replace(scene, reaction=replace(scene.reaction, answered=True))) == Announcement()


def test_spectators_are_not_called() -> None:
    assert DOCK.announcement(scene_of(may_answer(0), None)) == Announcement()


def test_the_situation_names_phase_sides_target_and_whom_the_table_waits_for() -> None:
    scene = scene_at("launch", seat=1)
    planet = scene.speaker.planet(scene.view.current.target)
    text = situation(scene)
    assert text.startswith(f"Encounter {scene.view.rounds}, phase Launch. Offense: you. Defense: ")
    assert f"Target: {planet}. The table waits for you. You have " in text


def test_a_spectator_hears_no_hand() -> None:
    text = situation(scene_of(played(lambda game: game.state.encounters > 1), None))
    assert "You have" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_before_and_after_the_game(locale: str) -> None:
    assert situation(scene_of(played(lambda game: True), locale=locale))
    over = scene_of(played(lambda game: False, players=3), locale=locale)
    assert over.phase == "over"
    assert situation(over).startswith(("The game is over.", "Das Spiel ist vorbei."))
