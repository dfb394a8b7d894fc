"""The table in words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from warptable.games.encounter.page.examples import played, scene_at, scene_of, with_reader
from warptable.games.encounter.page.pages import PARTS
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.text_view import hand, players, role, systems
from warptable.games.encounter.words.hands import hand_order
from warptable.table.page.game.page import game_page, table
from warptable.text import LOCALES


@pytest.fixture(scope="module")
def scene() -> EncounterScene:
    return scene_at("ally", seat=0)


def test_players_begin_with_the_offense(scene: EncounterScene) -> None:
    rows = players(scene)
    assert rows[0].seat == scene.view.current.offense
    assert sorted(row.seat for row in rows) == list(range(len(scene.people)))
    assert rows[0].cards == str(scene.view.seats[rows[0].seat].hand)


def test_roles_are_told(scene: EncounterScene) -> None:
    encounter = scene.view.current
    assert role(scene, encounter.offense).startswith("offense, ")
    assert role(scene, encounter.defense).startswith("defense")
    assert role(scene, 0).endswith("deciding now")


def test_every_ship_on_a_planet_is_counted(scene: EncounterScene) -> None:
    told = [ships for _, planets in systems(scene) for planet in planets for _, ships in planet.ships]
    assert sum(told) == sum(map(sum, scene.view.planets))
    assert next(owner for owner, _ in systems(scene)) == scene.me


def test_one_planet_is_the_target(scene: EncounterScene) -> None:
    targets = [planet.name for _, planets in systems(scene) for planet in planets if planet.target]
    assert targets == [scene.speaker.planet(scene.view.current.target)]


def test_the_hand_is_the_readers_own(scene: EncounterScene) -> None:
    assert [face for face, _ in hand(scene)] == [face for _, face in hand_order(scene.view)]
    assert hand(scene_of(played(lambda game: game.state.encounters > 0), None)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_has_all_its_parts_and_no_board(locale: str) -> None:
    page = table(with_reader(scene_at("ally", locale=locale), text_view=True))
    assert page.startswith('<div id="table" class="textual')
    assert re.findall(r'id="part-(\w+)"', page) == list(PARTS)
    assert 'id="board"' not in page
    assert page.count("<caption>") == 1 + len(scene_at("ally").people)


def test_the_decision_can_be_made_in_words(scene: EncounterScene) -> None:
    page = table(with_reader(scene, text_view=True))
    assert 'action="/t/abc/answer"' in page


def test_log_comes_newest_first(scene: EncounterScene) -> None:
    page = table(with_reader(scene, text_view=True))
    numbers = [int(number) for number in re.findall(r'id="line-(\d+)"', page)]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] == scene.log[-1].number


def test_spectators_have_a_text_view_too() -> None:
    scene = scene_of(played(lambda game: game.state.encounters > 1), None)
    page = game_page(replace(scene, reader=replace(scene.reader, text_view=True)))
    assert "No standing orders are needed here." in page
