"""Hints during a first game: one for every step, only for those who want them, and never about hidden things."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

import pytest

import warptable
from tests.table.game_scenes import scene_at, scene_of
from warptable.kernel import PASS, Offer, Rng
from warptable.table.play.encounter import PHASES
from warptable.table.scene.encounter.data import EncounterScene
from warptable.table.ui.encounter.coach import ASKED, NOTHING, coach, hint_key
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
    written = re.findall(r"^coach-ask-([a-z-]+) =", dict(sources("en"))["web_help.ftl"], re.MULTILINE)
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


def test_the_end_has_a_last_word() -> None:
    scene = replace(wanting(scene_at("aim")), asked=None, reaction=None)
    over = replace(scene, view=replace(scene.view, step="", over=True))
    assert t("en", "coach-over") in coach(over)


def test_a_hint_can_be_put_away_without_script() -> None:
    made = coach(wanting(scene_at("aim")))
    assert 'type="checkbox" class="vh" id="coach-hide-ask-aim"' in made
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
