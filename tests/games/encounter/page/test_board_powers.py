"""The board of a table without powers: nobody lacks one, for there is none."""

from __future__ import annotations

from dataclasses import replace

import pytest

import warptable
from warptable.games.encounter.page.board import board
from warptable.games.encounter.page.examples import finished
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.stage import stage
from warptable.text import t


def avalon(locale: str = "en") -> EncounterScene:
    return scene_of(warptable.new_game("avalon", 4, 1, (), uniform=True), 0, locale)


@pytest.mark.parametrize(("locale", "sun"), [("en", "Your sun"), ("de", "Deine Sonne")])
def test_where_there_are_no_powers_nobody_lacks_one(locale: str, sun: str) -> None:
    drawn = str(board(avalon(locale)))
    assert t(locale, "board-power-none") not in drawn
    assert drawn.count('class="star"') == 4
    assert f'aria-label="{sun}"' in drawn
    assert 'class="emblem"' not in drawn, "no question mark either"


def test_with_powers_a_seat_without_one_is_told() -> None:
    scene = scene_of(finished(8), 0)
    seats = [replace(seat, sheets=[] if number else seat.sheets) for number, seat in enumerate(scene.view.seats)]
    drawn = str(board(replace(scene, view=replace(scene.view, seats=seats, step="regroup"))))
    assert "no power" in drawn
    assert 'class="star"' not in drawn


def test_the_end_of_a_game_without_powers_shows_ships() -> None:
    scene = avalon()
    shown = str(stage(replace(scene, view=replace(scene.view, step=""), winners=(1,))))
    assert 'class="emblem"' not in shown
