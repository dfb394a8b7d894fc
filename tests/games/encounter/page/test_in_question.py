"""What may be stopped is shown with its name, its owner and its whole effect to whoever may stop it."""

from __future__ import annotations

import pytest

from tests.table.markup import page
from warptable.games.encounter.engine import facts
from warptable.games.encounter.page.dock.reaction import reaction_bar, replies_to
from warptable.games.encounter.page.examples import Game, found
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.words.explain import in_question, use_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.play import reactions as pauses
from warptable.text.bundles import LOCALES


def may_be_stopped(game: Game) -> bool:
    pause = pauses.pause_at(game)
    return pause is not None and "answering" in (pause.first.about or {}) and any(pause.choices.values())


def only_a_moment(game: Game) -> bool:
    pause = pauses.pause_at(game)
    return pause is not None and not pause.first.about


@pytest.mark.parametrize("locale", LOCALES)
def test_the_bar_shows_the_use_in_question(locale: str) -> None:
    game = found(may_be_stopped)
    for seat in (None, *range(5)):
        scene = scene_of(game, seat, locale)
        assert scene.reaction is not None
        if not scene.reaction.answers:
            bar = page(reaction_bar(scene, scene.reaction, replies_to(scene, scene.reaction)))
            assert not bar.all("div", cls="use"), "the log and the moment have told it"
            continue
        use = in_question(scene.speaker, scene.reaction.decision)
        assert use is not None
        shown = page(reaction_bar(scene, scene.reaction, replies_to(scene, scene.reaction)))
        [block] = shown.all("div", cls="use")
        assert block["class"] == f"use seat-{use.seat}"
        assert use.name in shown.text
        assert use_text(scene.speaker, use.ability, whole=True) in shown.text


def test_a_moment_at_which_nothing_is_stopped_shows_none() -> None:
    scene = scene_of(found(only_a_moment), 0)
    assert scene.reaction is not None
    assert in_question(scene.speaker, scene.reaction.decision) is None
    assert not page(reaction_bar(scene, scene.reaction, replies_to(scene, scene.reaction))).all("div", cls="use")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_power_flare_and_artifact_has_a_text(locale: str) -> None:
    speaker = Speaker(locale)
    uses = [f"{alien}.{part}" for alien in facts.aliens() for part in ("power", "wild", "super")]
    for use in (*uses, *facts.artifacts()):
        assert len(use_text(speaker, use, whole=True)) > 20, use
