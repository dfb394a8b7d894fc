"""The end of the game: who has won, the table, the story, the seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.table.stages_scenes import finished, page, scene_of
from warptable.table.stages import stage
from warptable.table.stages.over import standings

ALONE, TOGETHER = 8, 10
"""Seeds of games with one winner and with several."""


def winner() -> tuple[int, int]:
    """(seed, seat) of a game with one winner."""
    (seat,) = finished(ALONE).winners
    return ALONE, seat


def shared() -> int:
    assert len(finished(TOGETHER).winners) > 1
    return TOGETHER


def test_the_winner_and_the_others_read_different_titles() -> None:
    seed, seat = winner()
    won = page(stage(scene_of(finished(seed), seat)))
    assert "You have won!" in won.text
    other = scene_of(finished(seed), (seat + 1) % 5)
    lost = page(stage(other))
    assert "You have won!" not in lost.text
    assert f"{other.speaker.name(seat)} has won" in lost.text


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_shared_victory_names_everybody(locale: str) -> None:
    game = finished(shared())
    scene = scene_of(game, None, locale)
    shown = page(stage(scene))
    assert all(scene.speaker.name(seat) in shown.text for seat in game.winners)
    assert {"en": "win together", "de": "Gemeinsamer Sieg"}[locale] in shown.text
    assert len(shown.all("tr", cls="st-won")) == len(game.winners)


def test_winners_come_first_then_colonies() -> None:
    game = finished(shared())
    rows = standings(scene_of(game, 0))
    assert [row["won"] for row in rows] == sorted((row["won"] for row in rows), reverse=True)
    rest = [row["foreign"] for row in rows if not row["won"]]
    assert rest == sorted(rest, reverse=True)
    assert sorted(row["seat"] for row in rows) == list(range(5))


def test_the_story_counts_what_the_log_tells() -> None:
    seed, seat = winner()
    scene = scene_of(finished(seed), seat)
    shown = page(stage(scene))
    deals = sum(line.kind == "deal_made" for line in scene.log)
    assert f"{scene.view['encounters']} encounters" in shown.text
    assert (f"{deals} deal" in shown.text) == (deals > 0)


def test_the_seed_and_its_fingerprint_are_published() -> None:
    seed, seat = winner()
    shown = page(stage(scene_of(finished(seed), seat)))
    assert "9f2c41d0" in shown.text
    assert f"Seed {seed}" in shown.text


def test_only_the_host_can_start_again() -> None:
    seed, seat = winner()
    scene = scene_of(finished(seed), seat)
    host = page(stage(replace(scene, host=True)))
    assert host.all("form", action="/t/abc/again", method="post")
    guest = page(stage(scene))
    assert guest.all("form") == []
    assert "The host can start another game" in guest.text
    for shown in (host, guest):
        assert shown.all("a", href="/t/abc/save")
        assert shown.all("a", href="/")
        assert shown.all("input", cls="slimbox")
