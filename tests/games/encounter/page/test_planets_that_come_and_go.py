"""A sixth planet and one that is gone, on everything that shows the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cli.test_table import picture
from tests.games.encounter.scenario import Table, table
from tests.table.test_frames import patched, span
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import add_planet, drop_planet, put_token
from warptable.games.encounter.engine.verbs.ships import add_marked_ship, move
from warptable.games.encounter.env import Held, Observer, actions_of
from warptable.games.encounter.page.board import Fleet, board
from warptable.games.encounter.page.board.geometry import chart_of
from warptable.games.encounter.page.board.picture import board_shell
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.text_view import systems
from warptable.games.encounter.words.asking import key, label, question
from warptable.kernel import Pick
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame

SIXTH = 20
"""Of four players; it belongs to Blue, the seat 1."""


def grown(g: Game) -> None:
    """Blue has a sixth planet with two ships; B2 has left the game."""
    assert add_planet(g, 1, "test") == SIXTH
    move(g, 1, 6, SIXTH, 2)
    move(g, 1, 6, 7, 2)
    drop_planet(g, 6, "test")


@pytest.fixture
def t() -> Table:
    return table(players=4, prepare=grown)


def whole(t: Table, seat: int | None) -> str:
    return str(board(scene_of(t.session, seat)))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_board_shows_them(t: Table, seat: int | None) -> None:
    markup = whole(t, seat)
    assert re.findall(r'<text class="planet-label"[^>]*>(B\d)<', markup) == ["B1", "B3", "B4", "B5", "B6"]
    assert re.findall(r'<text class="planet-label"[^>]*>(G\d)<', markup) == ["G1", "G2", "G3", "G4", "G5"]
    assert '<g id="planet-6" class="hollow"' in markup, "a faint ring remains"
    assert 'data-place="6"' not in markup
    assert 'data-place="20"' in markup
    assert "says-planet-6" not in markup
    assert len(re.findall(r'<use id="ship-', markup)) == 80


def test_those_who_do_not_see_the_board_are_told(t: Table) -> None:
    markup = whole(t, 0)
    assert '<span id="says-planet-20">Blue’s planet 6, 2 ships of Blue</span>' in markup
    rows = dict(systems(scene_of(t.session, 0)))
    assert [planet.name for planet in rows[1]] == ["B1", "B3", "B4", "B5", "B6"]


def test_a_page_gets_the_new_map_and_nothing_round_it() -> None:
    """The shell of the board does not depend on the planets."""
    before, after = (scene_of(table(players=4, prepare=how).session, 0).view for how in (None, grown))
    charts = [chart_of(view.home_of, view.gone, 4, 0) for view in (before, after)]
    assert charts[0] is not charts[1]
    assert board_shell(charts[0], False, 5, "en") == board_shell(charts[1], False, 5, "en")


def test_an_open_page_is_changed_into_the_new_map() -> None:
    """Genesis Bomb: of the board the map comes anew, as one region, and the whole page does not."""
    t = table(players=4, techs={0: [("genesis-bomb", 4)]}).passes(0)
    shown, old = Shown(), frame(scene_of(t.session, 1))
    shown.message(old)
    t.do(0, "window-ENCOUNTER_START", "genesis-bomb.create").do(0, "genesis-bomb-settlers", 4)
    new = frame(scene_of(t.session, 1))
    message = shown.message(new)
    assert '<hx-partial id="stars"' in message
    page, fresh = patched(str(old.whole), message), str(new.whole)
    for region in ("stars", "says", "focus", "plate-0"):
        start, _, _, end = span(page, region)
        begin, _, _, stop = span(fresh, region)
        assert page[start:end] == fresh[begin:stop], region
    assert 'id="planet-20"' in page


def test_ships_fly_to_a_new_planet() -> None:
    fleet, before = Fleet(), table(players=4)
    fleet.update(before.view(None))
    was = dict(fleet.placement)
    fleet.update(table(players=4, prepare=grown).view(None))
    moved = {ship for ship, place in fleet.placement.items() if was[ship] != place}
    assert sorted(fleet.placement[ship] for ship in moved) == [7, 7, SIXTH, SIXTH]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_terminal_has_it_in_a_second_row(t: Table, locale: str) -> None:
    lines = picture(t, 0, locale).splitlines()
    [sixth] = [line for line in lines if "B6" in line]
    assert "●2" in sixth.replace(" ", "")
    assert any("×" in line for line in lines), "B2 is gone"
    assert max(map(len, lines)) <= 80


def test_it_is_named_in_questions_and_typed(t: Table) -> None:
    decision, scene = t.decision(0, "aim"), scene_of(t.session, 0)
    assert list(decision.options) == [5, 7, 8, 9, SIXTH]
    told: Any = [label(scene.speaker, decision, option, scene.view) for option in decision.options]
    assert [words[:2] for words in told] == ["B1", "B3", "B4", "B5", "B6"]
    assert key(scene.speaker, decision, SIXTH) == "b6"
    assert question(scene.speaker, decision, scene.view)


def test_learners_can_aim_at_a_planet_that_nobody_expected(t: Table) -> None:
    """At a table without technology there is no action for it, so it gets one of those for anything else."""
    actions = actions_of(t.session.options)
    view, decision = t.view(0), t.decision(0, "aim")
    held = Held(view)
    choices = actions.choices(decision, held)
    assert sorted(choices.values()) == [5, 7, 8, 9, SIXTH]
    assert isinstance(decision, Pick)
    assert len(Observer(actions).vector(view, decision, held)) == Observer(actions).layout.size


def test_at_a_table_with_technology_learners_have_room_for_it() -> None:
    """Seat 3 looks: planets count from its own home system on, those that came later after all others."""

    def more(g: Game) -> None:
        grown(g)
        put_token(g, "lunar-cannon", Token(7, between=True), "test")
        add_marked_ship(g, 1, "the-prometheus", 3, SIXTH, "test")

    t = table(players=4, prepare=more, techs={1: ["lunar-cannon", "the-prometheus"]}, first=3)
    decision, view = t.decision(3, "aim"), t.view(3)
    actions, held = actions_of(t.session.options), Held(view)
    choices = actions.choices(decision, held)
    planets = actions.layout["planets"]
    assert (len(planets), choices[planets.start + 20 + 2]) == (24, SIXTH), "Blue is two to the left"
    observer = Observer(actions)
    vector, layout = observer.vector(view, decision, held), observer.layout
    planted = layout["planets"].start + 22 * 4
    assert list(vector[planted : planted + 4]) == [0, 0, 3, 0]
    assert [place for place in range(24) if vector[layout["gone"].start + place]] == [11], "B2"
    assert [place for place in range(24) if vector[layout["tokens"].start + place]] == [12], "after B3"
    marks = layout["marks"]
    assert [place for place in range(len(marks)) if vector[marks.start + place]] == [22 * 4 + 2]
