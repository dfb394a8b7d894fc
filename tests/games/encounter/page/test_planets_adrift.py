"""A planet in the warp, and a card there, on everything that shows the table."""

from __future__ import annotations

import re
from math import hypot

import pytest

from tests.cli.test_table import picture
from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.planets import set_adrift
from warptable.games.encounter.engine.verbs.set_aside import stash_card
from warptable.games.encounter.engine.verbs.ships import move
from warptable.games.encounter.env import Held, Observer, actions_of
from warptable.games.encounter.page.board import board
from warptable.games.encounter.page.board.geometry import ADRIFT, PLANET, WARP, WARP_RADIUS, chart_of
from warptable.games.encounter.page.dock import dock
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.text_view import systems

AWAY = planet(1, 2)
"""B3."""


def drift(g: Game) -> None:
    """B3 is in the warp with a ship of Red on it, and a card of Green is there, too."""
    move(g, 0, planet(0), AWAY, 1)
    set_adrift(g, AWAY, "voyager")
    stash_card(g, 2, g.hand(2)[0], "voyager")
    g.changes.clear()


@pytest.fixture
def t() -> Table:
    hands = {2: ["attack-07", "flare-voyager"]}
    aliens = ("hacker", "voyager", "clone", "trader")
    return table(*aliens, variants=("dominion-aliens",), hands=hands, prepare=drift)


def test_the_own_plate_counts_a_planet_adrift_among_those_at_home(t: Table) -> None:
    """Its ships are on a colony, too: there are never more home colonies than home planets."""
    assert t.view(1).seats[1].home == 5
    assert "home 5/5" in dock(scene_of(t.session, 1))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_board_shows_the_planet_in_the_warp_and_an_empty_place_in_its_system(t: Table, seat: int | None) -> None:
    markup = str(board(scene_of(t.session, seat)))
    found = re.search(rf'<g id="planet-{AWAY}" class="planet adrift" transform="translate\(([\d.]+),([\d.]+)\)', markup)
    assert found is not None
    assert hypot(float(found[1]) - WARP[0], float(found[2]) - WARP[1]) < WARP_RADIUS - PLANET * ADRIFT
    assert markup.count('<g class="hollow"') == 1
    assert markup.count('<g class="stashed"') == 1


def test_those_who_do_not_see_the_board_are_told(t: Table) -> None:
    scene = scene_of(t.session, 0)
    markup = str(board(scene))
    said = "Blue’s planet 3, 1 ship of yours, 4 ships of Blue, adrift in the warp"
    assert f'<span id="says-planet-{AWAY}">{said}</span>' in markup
    warp = re.search(r'<span id="says-warp">(.*?)</span>', markup)
    assert warp is not None
    assert "1 card of Green" in warp[1]
    rows = dict(systems(scene))
    assert [(one.name, one.notes) for one in rows[1]][2] == ("B3", ("adrift in the warp",))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_terminal_marks_it_and_counts_the_cards_in_the_warp(t: Table, locale: str) -> None:
    lines = picture(t, 2, locale).splitlines()
    assert any("~" in line for line in lines)
    named = {"en": "Attack 7", "de": "Angriff 7"}[locale]
    assert any(named in line for line in lines), "the own card"
    assert not any(named in line for line in picture(t, 0, locale).splitlines())
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_planets_adrift_lie_apart_from_ships_in_the_warp_and_from_its_name(players: int) -> None:
    home_of = [seat for seat in range(players) for _ in range(5)]
    chart = chart_of(home_of, (), players, 0, (5, 6))
    spots = [chart.planet(5), chart.planet(6)]
    ships = [chart.in_warp(seat) for seat in range(players)]
    for x, y in spots:
        assert hypot(x - WARP[0], y - WARP[1]) > 21 + PLANET * ADRIFT
        assert min(hypot(x - at_x, y - at_y) for at_x, at_y in ships) > PLANET * ADRIFT + 8
    assert hypot(spots[0][0] - spots[1][0], spots[0][1] - spots[1][1]) > 2 * PLANET * ADRIFT


def test_learners_see_both(t: Table) -> None:
    decision, view = t.session.decisions[0], t.view(0)
    actions, held = actions_of(t.session.options), Held(view)
    observer = Observer(actions)
    vector, layout = observer.vector(view, decision, held), observer.layout
    assert [place for place in range(20) if vector[layout["adrift"].start + place]] == [AWAY]
    assert list(vector[layout["stash"].start :][:4]) == [0, 0, 1, 0]
