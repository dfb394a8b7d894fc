"""Hints during a first game: one for every step, only for those who want them, and never about hidden things."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

import pytest

import warptable
from warptable.games.encounter.page.coach import ASKED, coach, hint_key
from warptable.games.encounter.page.examples import scene_at, scene_of
from warptable.games.encounter.page.hooks import PHASES
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.scene.hint_exceptions import hint_exceptions_for
from warptable.kernel import PASS, Offer, Rng
from warptable.table.page.game.coach import NOTHING
from warptable.text import LOCALES, t
from warptable.text.bundles import sources


def wanting(scene: EncounterScene) -> EncounterScene:
    return replace(scene, reader=replace(scene.reader, coach=True))


@lru_cache(maxsize=1)
def two_seats() -> list[tuple[EncounterScene, EncounterScene]]:
    """What two seats see of the first encounters, question by question."""
    session = warptable.new_game("ffg", 4, 11, uniform=True)
    rng = Rng.seeded("coach", 11)
    seen = []
    while not session.over and session.state.encounters < 3:
        seen.append((wanting(scene_of(session, 0)), wanting(scene_of(session, 1))))
        decision = session.decisions[0]
        session.answer(decision, PASS if isinstance(decision, Offer) else rng.choice(decision.options))
    return seen


def test_who_wants_none_gets_none() -> None:
    scene = scene_at("aim")
    assert coach(scene) == NOTHING
    assert coach(wanting(scene)) != NOTHING


def test_who_only_watches_gets_none() -> None:
    scene = scene_at("aim")
    watched = replace(wanting(scene), view=replace(scene.view, seat=None))
    assert coach(watched) == NOTHING


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("prompt", ["choose-alien", "aim", "launch", "ally", "encounter-card"])
def test_a_question_has_a_hint_of_its_own(locale: str, prompt: str) -> None:
    made = coach(wanting(scene_at(prompt, locale=locale)))
    assert f'id="coach" data-key="ask-{prompt}"' in made
    assert t(locale, f"coach-ask-{prompt}") in made


def test_every_hint_there_is_belongs_to_a_question() -> None:
    written = re.findall(
        r"^coach-ask-([a-z-]+) =", dict(sources("en"))["warptable.games.encounter.words/web_help.ftl"], re.MULTILINE
    )
    assert sorted(written) == sorted((*ASKED, "power", "invite-defense"))


def test_a_game_is_accompanied_from_beginning_to_end() -> None:
    """No moment is without a hint, and none of them fails."""
    keys = set()
    for scenes in two_seats():
        for scene in scenes:
            assert coach(scene) != NOTHING or scene.phase == "setup"
            keys.add(hint_key(scene))
    assert {f"phase-{phase}" for phase in PHASES} & keys
    assert {"ask-encounter-card", "ask-ally", "reaction"} <= keys


def asked_to_join(aliens: tuple[str, ...], main: int) -> list[EncounterScene]:
    """What guests of this main player see when they are asked whether they join."""
    session = warptable.new_game("ffg", 4, 5, aliens=aliens)
    rng = Rng.seeded("coach", 5)
    seen: list[EncounterScene] = []
    while not session.over and len(seen) < 4:
        decision = session.decisions[0]
        frame = session.state.frames[-1] if session.state.frames else None
        if decision.prompt == "ally" and frame is not None and main in (frame.offense, frame.defense):
            bit = 1 if frame.offense == main else 2
            if frame.seats[decision.seat].invited & bit:
                doubts = hint_exceptions_for(session, decision.seat)
                seen.append(wanting(scene_of(session, decision.seat, hint_exceptions=doubts)))
        session.answer(decision, PASS if isinstance(decision, Offer) else rng.choice(decision.options))
    assert seen
    return seen


@pytest.mark.parametrize("grudge", [True, False])
def test_a_hint_does_not_promise_what_a_power_at_the_table_denies(grudge: bool) -> None:
    """Whoever is invited by a Grudge and stays out gives up ships: the hint must not say that it costs nothing."""
    aliens = ("grudge" if grudge else "trader", "macron", "philanthropist", "warpish")
    for scene in asked_to_join(aliens, 0):
        made = coach(scene)
        assert ("Staying out costs nothing." in made) != grudge
        assert ("Staying out may cost you something here: Grudge." in made) == grudge


def test_a_hint_names_the_powers_that_change_what_it_says() -> None:
    scene = wanting(scene_at("encounter-card"))
    doubted = replace(scene, hint_exceptions=(("totals", ("virus",)), ("deals", ("trader",))))
    assert "Powers that may change this here: Virus." in coach(doubted)
    assert "Powers that may change" not in coach(scene)


def test_facedown_powers_change_no_hint() -> None:
    session = warptable.new_game(
        "ffg", 4, 5, aliens=("virus", "zombie", "grudge", "trader"), variants=("hidden-powers",)
    )
    rng = Rng.seeded("coach", 5)
    while session.state.encounters < 3:
        decision = session.decisions[0]
        session.answer(decision, PASS if isinstance(decision, Offer) else rng.choice(decision.options))
        known = {sheet.alien for seat in session.view(None).seats for sheet in seat.sheets}
        assert {alien for _, aliens in hint_exceptions_for(session, 0) for alien in aliens} <= known


def test_the_end_has_a_last_word() -> None:
    scene = replace(wanting(scene_at("aim")), asked=None, reaction=None)
    over = replace(scene, view=replace(scene.view, step="", over=True))
    assert t("en", "coach-over") in coach(over)


def test_a_hint_can_be_put_away_without_script() -> None:
    made = coach(wanting(scene_at("aim")))
    assert 'type="checkbox" class="spoken" id="coach-hide-ask-aim"' in made
    form = made.partition("<form")[2].partition("</form>")[0]
    assert 'method="post" action="/prefs"' in form
    assert 'name="coach" value="off"' in form
    assert 'name="back" value="/t/abc"' in form


def test_two_who_hold_nothing_to_answer_read_the_same_hint() -> None:
    """While others decide, all who hold nothing to answer read the same."""
    same = 0
    for scenes in two_seats():
        if all(scene.asked is None and not (scene.reaction and scene.reaction.answers) for scene in scenes):
            assert coach(scenes[0]) == coach(scenes[1])
            same += 1
    assert same > 20
