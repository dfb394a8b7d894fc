"""The page of a game for two: every moment can be drawn, in both views and languages, and what it shows is right."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from markupsafe import escape

from warptable.games.duel.engine import facts
from warptable.games.duel.page.board.geometry import HEIGHT, RIGHT, WIDTH, spots
from warptable.games.duel.page.coach import hint_key
from warptable.games.duel.page.examples import game_at, is_asked, new_duel, played, scene_of
from warptable.games.duel.page.hooks import CONTEST, DUEL, GROUPS, groups_of, phase_of, track
from warptable.games.duel.page.library.library import HELP
from warptable.games.duel.page.pages import PICTURE
from warptable.games.duel.words.explain import in_short
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame, game_page
from warptable.table.page.game.regions import drawn


@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_of_a_game_can_be_drawn(seed: int) -> None:
    """By everybody who looks, with pictures and in words, in both languages; ids are there once."""
    session, chance = new_duel(seed), random.Random(seed)
    step = 0
    while not session.over and step < 600:
        if step % 23 == 0:
            for seat, locale in ((0, "en"), (1, "de"), (None, "en")):
                scene = scene_of(session, seat, locale)
                for text_view in (False, True):
                    page = str(game_page(replace(scene, reader=replace(scene.reader, text_view=text_view))))
                    ids = re.findall(r'\sid="([^"]+)"', page)
                    assert sorted(ids) == sorted(set(ids))
        decision = session.decisions[0]
        session.answer(decision, chance.choice(list(decision.options)))
        step += 1
    assert "stage-over" in str(game_page(scene_of(session, 0)))


def test_an_open_page_gets_what_differs() -> None:
    """A page that is brought from moment to moment looks like a new one."""
    session, chance = new_duel(4), random.Random(4)
    shown = Shown()
    for _ in range(60):
        made = frame(scene_of(session, 0))
        message = shown.message(made)
        for name in re.findall(r'<hx-partial id="([a-z0-9-]+)"', message):
            assert f'id="{name}"' in str(made.whole), name
        if session.over:
            break
        decision = session.decisions[0]
        session.answer(decision, chance.choice(list(decision.options)))


def test_regions_have_the_ids_of_their_names() -> None:
    regions = drawn(PICTURE, scene_of(game_at("lock-in")))
    for name, region in regions.items():
        whole = region if isinstance(region, str) else region.whole
        assert re.match(rf'<[a-z]+[^>]*\sid="{name}"', str(whole).strip()), name


def test_the_track_has_the_marks_of_what_is_going_on() -> None:
    view = scene_of(game_at("dial")).view
    assert track(view) == DUEL
    assert view.frame is not None
    assert track(replace(view, frame=replace(view.frame, kind="contest"))) == CONTEST
    assert track(replace(view, frame=None)) == ("destiny",)
    assert groups_of(view) == tuple(GROUPS)
    assert groups_of(replace(view, frame=replace(view.frame, kind="contest"))) == ("choose", "reveal", "win")
    assert groups_of(replace(view, frame=None)) == ()
    known = {"setup", "over", *DUEL}
    steps = ("setup.hands", "between.wins", "destiny.place", "duel.locked", "duel.over", "contest.effect", "")
    assert {phase_of(step) for step in steps} <= known


@pytest.mark.parametrize("number", range(1, 13))
def test_planets_never_overlap_and_stay_in_the_picture(number: int) -> None:
    row = tuple(range(number))
    for dueled in (-1, 0, number - 1):
        for warpplanet in (-1, number - 1 if dueled != number - 1 else -1):
            found = spots(row, dueled, warpplanet)
            assert set(found) == set(row)
            for tile, one in found.items():
                assert one.r < one.x < WIDTH - one.r
                assert one.r < one.y < HEIGHT - one.r
                if tile != warpplanet:
                    assert one.x + one.r <= RIGHT + 10
                for other in (found[name] for name in found if name > tile):
                    distance = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
                    assert distance > one.r + other.r, (row, dueled, tile)


def test_the_dueled_planet_is_the_largest() -> None:
    scene = scene_of(game_at("lock-in"))
    assert scene.view.frame is not None
    found = spots(tuple(scene.view.row), scene.view.frame.planet, scene.view.warpplanet)
    if scene.view.frame.planet >= 0:
        assert found[scene.view.frame.planet].r == max(spot.r for spot in found.values())


def test_orange_and_blue_are_drawn_and_named() -> None:
    page = str(game_page(scene_of(game_at("dial", 1), 1)))
    assert "Orange" in page
    assert 'data-edition="duel"' in page
    assert "Red" not in re.sub(r"<[^>]*>", " ", page).split()


def test_a_spectator_sees_both_players_and_no_hand() -> None:
    page = str(game_page(scene_of(game_at("lock-in"), None)))
    assert 'id="strip-upper"' in page
    assert 'id="strip-lower"' in page
    assert 'id="own-cards"' not in page


def test_nobody_wins_has_its_own_picture() -> None:
    session = played(lambda game: game.over, seed=5)
    scene = scene_of(session, 0, winners=())
    scene = replace(scene, view=replace(scene.view, way="none"))
    page = str(game_page(scene))
    assert "nobody-won" in page
    assert "Nobody wins." in page
    assert "wreath" not in page


def test_a_restart_says_so() -> None:
    scene = scene_of(game_at("dial"), 0)
    assert scene.view.frame is not None
    again = replace(scene, view=replace(scene.view, frame=replace(scene.view.frame, round=2)))
    assert "Round 2 of the same duel" in str(game_page(again))
    assert "of the same duel" not in str(game_page(scene))


def test_every_general_question_has_a_way_to_answer() -> None:
    """Whatever the rules ask in some games can be answered with a form on the page."""
    seen: set[str] = set()
    for seed in range(12):
        session, chance = new_duel(seed), random.Random(seed)
        for _ in range(400):
            if session.over:
                break
            decision = session.decisions[0]
            if decision.prompt not in seen:
                seen.add(decision.prompt)
                page = str(game_page(scene_of(session, decision.seat)))
                fields = re.findall(r'name="(pick|say|number|plan|tactic|ships--?\d+)"', page)
                assert fields, decision.prompt
            session.answer(decision, chance.choice(list(decision.options)))
    assert {"dial", "lock-in", "reinforce"} <= seen


def test_whoever_is_asked_is_told() -> None:
    session = game_at("dial", 1)
    assert is_asked(session, "dial", 1)
    page = str(game_page(scene_of(session, 1)))
    assert 'data-call="q' in page


def test_what_a_reinforcement_would_change_is_what_it_changes() -> None:
    """The preview on the buttons is the reckoning of the rules, and stands on the page of its owner alone."""
    tried = 0
    for seed in range(40):
        session = played(
            lambda game: any(one.prompt == "reinforce" and len(one.options) > 1 for one in game.decisions), seed=seed
        )
        if session.over:
            continue
        decision = session.decisions[0]
        scene = scene_of(session, decision.seat)
        for option, expected in scene.what_if.items():
            after = session.fork()
            after.answer(after.decisions[0], option)
            clouts = scene_of(after, None).clouts
            if clouts is not None and len(after.log) == len(session.log) + 1:
                assert tuple(one.value for one in clouts) == expected.clouts
                tried += 1
        assert "whatif" in str(game_page(scene))
        assert "whatif" not in str(game_page(scene_of(session, 1 - decision.seat)))
        assert "whatif" not in str(game_page(scene_of(session, None)))
        if tried >= 6:
            break
    assert tried


def test_help_and_keys_are_those_of_this_game() -> None:
    """No reactions, no offense: signs of tactics, the keys of lock-in, and the pages of this edition."""
    page = str(game_page(scene_of(game_at("lock-in"))))
    keys = page[page.index('<section id="keys"') :].partition("</section>")[0]
    assert "blast: destroys ships" in keys
    assert "its other half" in keys
    assert "/rules?edition=duel" in keys
    assert "react" not in keys
    assert "foreign colonies" not in keys


def test_whoever_may_choose_anew_is_told_the_promise_and_the_own_choice() -> None:
    session = played(lambda game: is_asked(game, "tactic-anew", 1), aliens=("politician", "duelist"))
    asked = str(frame(scene_of(session, 1)).whole)
    assert "You were promised a" in asked
    assert "So far you have chosen" in asked


def test_a_question_about_an_ability_shows_its_text() -> None:
    session = played(lambda game: is_asked(game, "use", 0), aliens=("spy", "duelist"))
    decision = next(one for one in session.decisions if one.seat == 0)
    scene = scene_of(session, 0)
    text = in_short(scene.speaker, decision.options[-1], scene.view)
    assert text
    assert str(escape(text)) in str(frame(scene).whole)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_planet_whose_symbol_decides_says_what_it_brings(locale: str) -> None:
    session = game_at("line")
    decision = next(one for one in session.decisions if one.seat == 0)
    scene = scene_of(session, 0, locale)
    lines = scene.speaker.destiny_text(decision.source).lines
    asked = str(frame(scene).whole)
    targets = re.findall(r'<label class="target">(.*?)</label>', asked, re.DOTALL)
    assert targets
    for target in targets:
        [said] = re.findall(r'<small class="brings"><svg.*?</svg> (.*?)</small>', target, re.DOTALL)
        assert said in [str(escape(line)) for line in lines.values()]


def test_whoever_can_only_pass_is_told() -> None:
    for seed in range(20):
        session = played(lambda game: is_asked(game, "reinforce", 0), seed=seed)
        if not is_asked(session, "reinforce", 0):
            continue
        decision = next(one for one in session.decisions if one.seat == 0)
        can = len(decision.options) > 1
        assert ("all you can do is pass" in str(frame(scene_of(session, 0)).whole)) is not can


def test_small_screens_mark_no_step_of_a_duel_while_another_card_is_resolved() -> None:
    scene = scene_of(game_at("line"))
    brief = str(game_page(scene)).partition('id="brief"')[2].partition("</p>")[0]
    assert re.findall(r'<i class="(\w+)"><span>([^<]*)</span>', brief) == [("now", "Destiny")]


def test_everything_on_the_table_explains_itself() -> None:
    """Halves of tactics, dials, planets, supply, Warp, envoys, the parts of the destiny card: each has help."""
    page = str(game_page(scene_of(game_at("lock-in"))))
    found = set(re.findall(r'data-help="([\w.-]+)"', page))
    pieces = ("blast", "shield", "recover", "dial", "supply", "warp", "hand-limit", "envoy", "friendship")
    card = ("ship-advantage", "prize", "past", "reinforcement", "discovery", "event", "refresh")
    assert {f"term-{term}" for term in (*pieces, *card)} <= found
    assert any(one.startswith("planet-") for one in found)
    for source in found:
        assert HELP.text("en", source) is not None, source


def test_whoever_chooses_an_alien_is_told_how_hard_it_is_and_whose_words_it_has() -> None:
    scene = scene_of(game_at("choose-alien"))
    page = str(game_page(scene))
    picks = re.findall(r'<label class="alienpick".*?</label>', page, re.DOTALL)
    assert len(picks) == 3
    for pick in picks:
        assert re.search(r'aria-label="(simple|medium|complex)"', pick)
        assert "our own design" in pick


def test_the_coach_speaks_of_an_ability_only_where_one_is_asked_about() -> None:
    spoken: set[str] = set()
    for seed in range(8):
        session, chance = new_duel(seed), random.Random(seed)
        while not session.over:
            decision = session.decisions[0]
            scene = scene_of(session, decision.seat)
            key = hint_key(replace(scene, reader=replace(scene.reader, coach=True)))
            spoken.add(key)
            if key == "ask-power":
                source = decision.source.partition(".")[0]
                assert decision.prompt == "use" or source in facts.aliens() or source in facts.envoys()
            session.answer(decision, chance.choice(list(decision.options)))
    assert {"ask-power", "ask-ready", "ask-dial"} <= spoken
