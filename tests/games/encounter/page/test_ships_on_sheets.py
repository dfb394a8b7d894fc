"""Ships on alien sheets and a token beside a sun, on everything that shows the table."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_table import picture
from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import Table, planet
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.planets import put_token
from warptable.games.encounter.engine.verbs.ships import mark_ships
from warptable.games.encounter.page.board import Fleet, board
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.scene.fleet import ships_in
from warptable.games.encounter.page.text_view import players_table

ALIENS = ("mite", "virus", "void", "zombie")


def crewed(g: Game) -> None:
    """Two ships of Blue and one of Green lie on Red's sheet; three of Yellow on its own, with a token beside Blue's
    sun."""
    red, yellow = g.seats[0].sheets[0], g.seats[3].sheets[0]
    mark_ships(g, 2, "the-prometheus", planet(2), "test")
    hold(g, red, 1, planet(1), 2, "test")
    hold(g, red, 2, planet(2), 1, "test", ("the-prometheus",))
    hold(g, yellow, 3, planet(3), 3, "test")
    put_token(g, "zombie", Token(-1, system=1), "test")


@pytest.fixture
def t() -> Table:
    return dominion(*ALIENS, prepare=crewed, destiny=("wild",))


def spots(markup: str, *ships: str) -> list[tuple[float, float]]:
    """Where these ships are drawn."""
    found = []
    for ship in ships:
        [(x, y)] = re.findall(rf'id="{ship}" [^>]*translate\(([\d.]+)px,([\d.]+)px', markup)
        found.append((float(x), float(y)))
    return found


def test_a_replay_follows_them_as_a_table_does(t: Table) -> None:
    seen, followed = Fleet(), Fleet()
    seen.update(t.view(None))
    followed.move(ships_in(t.state, over=False))
    assert followed.placement == seen.placement


def test_they_stand_beside_the_sun_of_whoever_has_the_sheet(t: Table) -> None:
    fleet = Fleet()
    fleet.update(t.view(None))
    assert len(fleet.placement) == 4 * 20
    markup = str(board(scene_of(t.session, 0)))
    held = re.findall(r'id="(ship-[\d-]+)"', markup)
    assert len(held) == len(set(held)) == 4 * 20
    [(sun_x, sun_y)] = re.findall(r'<g id="sun-0".*?<circle class="rim" cx="([\d.]+)" cy="([\d.]+)"', markup)
    [(x, y)] = spots(markup, "ship-2-100")
    assert 20 < x - float(sun_x) < 60
    assert abs(y - float(sun_y)) < 30


def test_a_crew_is_where_its_token_is(t: Table) -> None:
    markup = str(board(scene_of(t.session, 0)))
    [(liner_x, liner_y)] = re.findall(r'class="liner" transform="translate\(([\d.]+),([\d.]+)\)', markup)
    fleet = Fleet()
    fleet.update(t.view(None))
    aboard = [f"ship-3-{number}" for (seat, number), place in fleet.placement.items() if seat == 3 and place < -6]
    assert len(aboard) == 3
    for x, y in spots(markup, *aboard):
        assert abs(x - float(liner_x)) < 20
        assert abs(y - float(liner_y)) < 40


def test_who_only_listens_is_told(t: Table) -> None:
    markup = str(board(scene_of(t.session, 0)))
    labels = dict(re.findall(r'<g id="(sun-\d)"[^>]*aria-label="([^"]*)"', markup))
    assert labels["sun-0"].endswith("on the sheet: 2 ships of Blue, 1 ship of Green")
    assert labels["sun-1"].endswith("Zombie")


@pytest.mark.parametrize(("locale", "sheets"), [("en", "Ships on sheets"), ("de", "Schiffe auf Tafeln")])
def test_the_terminal_tells_both(t: Table, locale: str, sheets: str) -> None:
    shown = picture(t, 0, locale)
    assert sheets in shown


def test_the_table_in_words_tells_them(t: Table) -> None:
    words = re.sub("<[^>]*>", "", str(players_table(scene_of(t.session, 0))))
    assert "(on the sheet: 2 ships of Blue, 1 ship of Green)" in words
