"""Technology at the web table: chips on the plates, the reader's own tray, steps in the laboratory, techs to choose."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import escape

import warptable
from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.aliens.test_engineer import beaten, tech_on_sheet
from tests.games.encounter.scenario import Table
from tests.games.encounter.scenario import table as scenario
from warptable.games.encounter.engine import facts
from warptable.games.encounter.page.coach import coach
from warptable.games.encounter.page.dock import dock
from warptable.games.encounter.page.dock.laboratory import laboratory as tray_of
from warptable.games.encounter.page.examples import LABORATORY, scene_of
from warptable.games.encounter.page.lab_chips import Chip, chips_of
from warptable.games.encounter.page.moment import moment
from warptable.games.encounter.page.scene import build as staging
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame, table
from warptable.text import LOCALES, t

ALIENS = ("human", "tripler", "warrior")


def laboratory(**how: Any) -> Table:
    """The first seat is asked for a step."""
    return scenario(*ALIENS, techs=LABORATORY, uniform=True, **how)


def test_a_table_without_technology_has_nothing_of_it() -> None:
    page = table(scene_of(warptable.new_game("ffg", 3, 1, uniform=True), 0))
    for word in ('id="laboratory"', 'id="lab-', 'id="techs-left"', "labs"):
        assert word not in page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tray_shows_how_far_every_own_tech_is(locale: str) -> None:
    page = dock(scene_of(laboratory().session, 0, locale))
    speaker = Speaker(locale)
    tray = page.partition('<section id="laboratory"')[2].partition("</section>")[0]
    for tech, ships, state in (
        ("warpspace-key", 3, "ready"),
        ("infinity-drive", 2, "growing"),
        ("tech-scrambler", 2, "ready"),
    ):
        tile = re.search(rf'<button[^>]*class="tile {state}" id="own-{tech}" data-help="{tech}">.*?</button>', tray)
        assert tile is not None, tech
        assert str(escape(speaker.tech(tech))) in tile[0]
        assert tile[0].count("<use") == ships
        assert tile[0].count("<i></i>") == max(0, (facts.techs()[tech].research or 0) - ships)
    assert t(locale, "lab-ships", n=3, needed=3, ready="yes") in tray
    assert t(locale, "lab-ships", n=2, needed=6, ready="no") in tray
    assert t(locale, "lab-ships-any", n=2) in tray


@pytest.mark.parametrize("seat", [0, 2, None])
def test_facedown_techs_of_others_show_their_ships_and_nothing_else(seat: int | None) -> None:
    page = table(scene_of(laboratory().session, seat))
    hidden = [
        one[0] for owner, techs in LABORATORY.items() for one in techs if owner != seat and isinstance(one, tuple)
    ]
    assert len(hidden) >= 2
    for tech in hidden:
        assert tech not in page
        assert facts.techs()[tech].name not in page
    plate = page.partition('<span id="lab-1"')[2].partition("</button>")[0]
    assert t("en", "board-tech-facedown", n=3) in plate
    assert 'data-help="xenon-lasers"' in plate
    assert "Xenon Lasers" in plate


def test_chips_are_the_same_for_everybody() -> None:
    session = laboratory().session
    made = {chips_of(session.view(seat), ()) for seat in (0, 1, 2, None)}
    assert made == {
        (
            (Chip("", 3), Chip("", 2), Chip("", 2)),
            (Chip("", 3), Chip("xenon-lasers", 0)),
            (Chip("", 1),),
        )
    }


def test_what_was_used_up_in_this_encounter_fades_and_is_gone_in_the_next() -> None:
    """A tech that was only drawn to choose from was never there."""
    played = scenario(*ALIENS, techs={0: ["vacuum-turbines"], 1: [("quark-battery", 0)]})
    played.do(1, "window-REGROUP_TECH", ("abandon", 0))
    assert staging.spent_techs(played.session.log) == ((1, "quark-battery"),)
    played.do(0, "window-ENCOUNTER_START", "vacuum-turbines.draw-four")
    played.do(0, "vacuum-turbines-keep", ())
    spent = staging.spent_techs(played.session.log)
    assert spent == ((1, "quark-battery"), (0, "vacuum-turbines"))
    page = table(replace(scene_of(played.session, None), spent=spent))
    assert re.search(r'<span class="lab spent" data-help="vacuum-turbines">', page)
    game = warptable.new_game("ffg", 3, 1, aliens=ALIENS, variants=("technology",), uniform=True)
    for decision in list(game.decisions):
        game.answer(decision, decision.options[0])
    assert staging.spent_techs(game.log) == ()


# ---------------------------------------------------------------- steps


@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_says_what_it_costs_and_giving_up_looks_like_it(locale: str) -> None:
    page = dock(scene_of(laboratory().session, 0, locale))
    bar = page.partition('<section id="reaction"')[2].partition("</section>")[0]
    groups = re.findall(r'<span class="steps" role="group" aria-label="([^"]+)">(.*?</button>)</span>', bar)
    speaker = Speaker(locale)
    assert [name for name, _ in groups] == [
        str(escape(speaker.tech(tech))) for tech in ("warpspace-key", "infinity-drive", "tech-scrambler")
    ]
    first, second, third = (inside for _, inside in groups)
    assert re.findall(r'class="button reply step([^"]*)"', first + second + third) == ["", "", "", " gives-up", ""]
    assert t(locale, "lab-complete", ships=3) in first
    assert t(locale, "lab-research", ships=2, after=3, needed="6") in second
    assert str(escape(t(locale, "lab-abandon", ships=2))) in second
    assert t(locale, "lab-research", ships=2, after=3, needed="X") in third
    assert t(locale, "lab-question") in bar
    assert 'data-help="F-TECH-3"' in bar


def test_the_last_ship_of_a_colony_warns() -> None:
    played = laboratory(moves=[(0, 2, 0, 1), (0, 1, 0, 2)])
    counts = played.session.view(0).planets
    played.do(0, "window-REGROUP_TECH", ("research", 1))
    page = dock(scene_of(played.session, 0))
    alone = [planet for planet in range(5) if counts[planet][0] == 1]
    assert alone
    assert page.count('class="last-ship"') == len(alone)
    name = Speaker("en", 0, played.session.view(0).home_of).planet(alone[0])
    assert str(escape(t("en", "controls-do-research-last", what=name))) in page


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("locale", LOCALES)
def test_one_of_two_is_kept_as_whole_cards(locale: str) -> None:
    game = warptable.new_game("ffg", 3, 1, aliens=ALIENS, variants=("technology",), uniform=True)
    assert {decision.prompt for decision in game.decisions} == {"keep-tech"}
    page, own = dock(scene_of(game, 0, locale)), game.view(0).seats[0].techs
    assert len(own) == 2
    speaker = Speaker(locale)
    for tech in own:
        whole = page.partition(f'<label class="candidate tech" id="tech-{tech.id}">')[2].partition("</label>")[0]
        text = speaker.tech_text(tech.id)
        assert str(escape(text.effect)) in whole
        assert str(escape(speaker.t("techs-ships", n=text.research))) in whole
    assert f'id="own-{own[0].id}"' not in page, "it is not there yet"


# ---------------------------------------------------------------- moments, and what may be stopped


def test_a_tech_that_is_completed_or_used_has_a_moment() -> None:
    played = scenario(*ALIENS, techs={0: [("vacuum-turbines", 2)], 1: [("tech-scrambler", 2)]})
    session = played.session
    played.do(0, "window-REGROUP_TECH", ("complete", 0))
    played.do(0, "ships-home", ((0, 2),))
    shown = moment(scene_of(session, 2))
    assert 'data-kind="tech"' in shown
    assert "Vacuum Turbines" in shown
    played.do(1, "window-REGROUP_TECH", PASS)
    played.do(0, "window-ENCOUNTER_START", "vacuum-turbines.draw-four")
    shown = moment(scene_of(session, 2))
    assert 'data-what="vacuum-turbines"' in shown
    assert str(escape(Speaker("en").tech_text("vacuum-turbines").does)) in shown
    asked = dock(scene_of(session, 1))
    assert "use-name" in asked
    assert str(escape(Speaker("en").tech_text("vacuum-turbines").effect)) in asked, "whole, as it may be stopped"
    played.do(1, "window-TECH_USED", "tech-scrambler.scramble")
    played.do(1, "ships-home", ((5, 2),))
    lines = scene_of(session, 2).log
    stopped = next(line for line in lines if line.kind == "cancelled")
    assert stopped.what == "vacuum-turbines.draw-four"
    assert 'data-kind="zap"' in moment(replace(scene_of(session, 2), log=lines[: lines.index(stopped) + 1]))


def test_patched_pages_are_like_fresh_ones() -> None:
    """Of the laboratory as of everything else: message after message, region by region."""
    played = laboratory()
    seats = (0, 1, None)
    pages = {seat: Shown() for seat in seats}
    for seat, shown in pages.items():
        assert 'id="laboratory"' in shown.message(frame(scene_of(played.session, seat))) or seat is None
    played.do(0, "window-REGROUP_TECH", ("research", 1))
    played.do(0, "research", 0)
    for seat, shown in pages.items():
        sent = shown.message(frame(scene_of(played.session, seat)))
        assert ('id="laboratory"' in sent) is (seat == 0)
        assert ('id="lab-0"' in sent) is (seat != 0)
        assert 'id="lab-2"' not in sent, "what has not changed is not sent"


# ---------------------------------------------------------------- in words, and for newcomers


def test_the_page_in_words_tells_every_laboratory() -> None:
    scene = scene_of(laboratory().session, 0)
    page = table(replace(scene, reader=replace(scene.reader, text_view=True)))
    rows = page.partition('id="players"')[2].partition("</table>")[0]
    assert "Warpspace Key (3 of 3 ships: ready), Infinity Drive (2 of 6 ships), Tech Scrambler (2 ships)" in rows
    assert "facedown tech with 3 ships, Xenon Lasers" in rows
    assert "gluon" not in rows.lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_newcomer_gets_a_hint_for_the_first_steps(locale: str) -> None:
    played = laboratory()
    scene = scene_of(played.session, 0, locale)
    assert t(locale, "coach-lab") in coach(replace(scene, reader=replace(scene.reader, coach=True)))
    played.do(0, "window-REGROUP_TECH", ("research", 1))
    scene = scene_of(played.session, 0, locale)
    assert t(locale, "coach-ask-research") in coach(replace(scene, reader=replace(scene.reader, coach=True)))


def test_ships_in_the_warp_count_in_the_tray_toward_a_tech_on_a_sheet() -> None:
    hands = {0: ["attack-10"]}
    game = dominion("engineer", "pacifist", "clone", hands=hands, prepare=tech_on_sheet("xenon-lasers", 1, 2))
    tray = tray_of(scene_of(game.session, 0), 0)
    assert 'class="tile ready" id="own-xenon-lasers"' in tray
    assert "3 of 3 ships" in tray
    assert "2 of them in the warp" in tray


def test_techs_among_which_one_is_chosen_for_a_sheet_are_not_in_the_tray_yet() -> None:
    game = beaten().do(0, "window-SPOILS", "engineer.technology")
    assert "tile" not in tray_of(scene_of(game.session, 0), 0).replace('class="tiles"', "")
