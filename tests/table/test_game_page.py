"""The game page as a whole."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from warptable.games.encounter.page.examples import played, scene_at, scene_of, with_reader
from warptable.games.encounter.page.hooks import PHASES
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.page.game.page import game_page, log_page, table
from warptable.table.page.game.top import track, where
from warptable.table.scene.data import Orders
from warptable.text import LOCALES, t

SIGHTS = ("choose-alien", "launch", "invite", "ally", "encounter-card", "deal")
"""Questions that make different pages."""


@pytest.mark.parametrize("prompt", SIGHTS)
@pytest.mark.parametrize("text_view", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_id_stands_once(prompt: str, text_view: bool, locale: str) -> None:
    """A morph finds elements by their id: one that stands twice is lost to it."""
    page = game_page(with_reader(scene_at(prompt, locale=locale), text_view=text_view))
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))
    assert page.count('id="table"') == 1


@pytest.mark.parametrize("prompt", SIGHTS)
def test_whatever_is_pointed_at_exists(prompt: str) -> None:
    page = game_page(scene_at(prompt))
    ids = set(re.findall(r'\sid="([^"]+)"', page))
    wanted = re.findall(r' (?:popovertarget|aria-labelledby|aria-describedby|for|form)="([^"]+)"', page)
    wanted += re.findall(r'href="#([^"]+)"', page)
    assert sorted({name for names in wanted for name in names.split()} - ids) == []


def test_a_table_of_five_and_a_spectator() -> None:
    five = played(lambda game: game.state.encounters > 2, players=5)
    for seat in (0, 4, None):
        assert 'id="rail"' in table(scene_of(five, seat))


def test_nobody_sees_the_cards_of_others() -> None:
    """The page of one seat is the same whatever another one holds: nothing of that hand is in the markup."""
    game = played(lambda game: game.state.encounters > 2)
    for text_view in (False, True):
        before = table(with_reader(scene_of(game, 0), text_view=text_view))
        hands = game.state.seats[1].hand, game.state.seats[2].hand
        swapped = game.fork()
        size = min(map(len, hands))
        swapped.state.seats[1].hand[:size], swapped.state.seats[2].hand[:size] = hands[1][:size], hands[0][:size]
        assert table(with_reader(scene_of(swapped, 0, log=scene_of(game, 0).log), text_view=text_view)) == before


# ---------------------------------------------------------------- the bar on top


def top_bar(scene: EncounterScene) -> str:
    """The bar of the whole page, with its menu."""
    page = table(scene)
    return page[page.index('<header class="top"') :]


def test_the_track_knows_where_the_encounter_is() -> None:
    assert dict(track(PHASES, scene_at("ally").phase)) == {
        "regroup": "done",
        "destiny": "done",
        "launch": "done",
        "alliance": "now",
        "planning": "later",
        "reveal": "later",
        "resolution": "later",
    }


def test_before_the_game_nothing_is_done_and_after_it_everything() -> None:
    setup = scene_of(played(lambda game: True))
    assert set(dict(track(PHASES, setup.phase)).values()) == {"later"}
    over = scene_of(played(lambda game: False, players=3))
    assert set(dict(track(PHASES, over.phase)).values()) == {"done"}


def test_the_bar_says_where_the_game_stands_however_narrow_it_is() -> None:
    """A narrow bar leaves out the edition, but only where the number of the encounter stands beside it."""
    setup, later = scene_of(played(lambda game: True)), scene_of(played(lambda game: game.state.encounters > 0))
    assert str(where(setup)).strip() == '<span class="chip where" id="where">FF 2008</span>'
    assert '<span class="edition">FF 2008 · </span>Encounter 1</span>' in where(later)


def test_the_menu_tells_the_house_rules_of_the_table_and_nothing_where_there_are_none() -> None:
    told = top_bar(scene_at("ally", house=("two-proposals",)))
    assert '<ul class="house" id="menu-house"><li><b>Two proposals each</b>' in told
    assert t("en", "lobby-variant-two-proposals-line") in told
    assert "menu-house" not in top_bar(scene_at("ally"))


def test_a_phase_is_a_button_that_sets_a_stop() -> None:
    bar = top_bar(scene_at("ally", orders=Orders(stops=("reveal",))))
    assert 'action="/t/abc/stops"' in bar
    found = re.findall(r'name="phase" value="(\w+)" aria-pressed="(\w+)"', bar)
    assert found == [(phase, "true" if phase == "reveal" else "false") for phase in PHASES]
    assert all(f'data-help="phase-{phase}"' in bar for phase in PHASES)


def test_a_spectator_sets_no_stops() -> None:
    bar = top_bar(scene_of(played(lambda game: game.state.encounters > 1), None))
    assert "/stops" not in bar
    assert 'data-help="phase-reveal"' in bar


def test_only_the_host_may_replace_players() -> None:
    scene = scene_at("ally")
    assert "/bot" not in top_bar(scene)
    bar = top_bar(replace(scene, host=True))
    assert re.findall(r'action="/t/abc/seats/(\d)/bot"', bar) == ["1", "2", "3"]
    assert re.findall(r'action="/t/abc/host".*?name="seat" value="(\d)"', bar, re.DOTALL) == ["1"]


def test_a_bot_of_another_package_is_called_by_its_own_name() -> None:
    scene = scene_at("ally")
    people = [replace(person, bot="borrowed") for person in scene.people]
    assert "Bot: borrowed" in top_bar(replace(scene, people=people))


def test_a_spectator_may_take_over_from_a_bot() -> None:
    scene = scene_of(played(lambda game: game.state.encounters > 1), None)
    absent = [replace(person, bot="steady", absent=True) if n == 2 else person for n, person in enumerate(scene.people)]
    bar = top_bar(replace(scene, people=absent))
    assert re.findall(r'id="sit-form-(\d)"', bar) == ["3"], "nobody's bot, and not the one that stands in for a person"
    assert "sit-form" not in top_bar(scene_at("ally"))


def test_names_of_people_are_escaped() -> None:
    scene = scene_at("ally")
    people = [replace(person, name="<i>Eve</i>") for person in scene.people]
    page = game_page(replace(scene, people=people, title="<i>Comet</i>"))
    assert "<i>Eve" not in page
    assert "<i>Comet" not in page


# ---------------------------------------------------------------- what the script reads


def test_the_table_calls_the_reader_who_is_asked() -> None:
    scene = scene_at("ally")
    assert scene.asked is not None
    head = table(scene)[:900]
    assert f'data-call="q{scene.asked.serial}"' in head
    assert 'data-mark="(!) Your decision"' in head
    assert "data-call" not in table(replace(scene, asked=None, waiting=()))


@pytest.mark.parametrize("text_view", [False, True])
def test_hints_stand_before_the_decision(text_view: bool) -> None:
    page = table(with_reader(scene_at("ally"), coach=True, text_view=text_view))
    assert 0 < page.index('class="coach"') < page.index('id="prompt"')
    assert 'class="coach"' not in table(with_reader(scene_at("ally"), text_view=text_view))


def test_a_stopped_game_says_so() -> None:
    scene = scene_at("ally")
    assert 'role="alert"' not in table(scene)
    assert 'id="faulty"' in table(replace(scene, faulty=True))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_of_the_whole_log(locale: str) -> None:
    page = log_page(scene_of(played(lambda game: game.state.encounters > 6), locale=locale))
    assert 'href="/t/abc"' in page
    assert "hx-ws" not in page
