"""The end of the game: who has won, the table, the story, the seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.table.stages_scenes import finished, page, scene_of
from warptable.table.scene import Scene
from warptable.table.stages import stage
from warptable.table.stages.over import standings

SEED = 8


def over(seat: int | None, locale: str = "en", *, winners: tuple[int, ...] = (1,)) -> Scene:
    """The end of a real game, as if these seats had won."""
    return scene_of(finished(SEED), seat, locale, winners=winners)


def test_the_winner_and_the_others_read_different_titles() -> None:
    won = page(stage(over(1)))
    assert "You have won!" in won.text
    other = over(2)
    lost = page(stage(other))
    assert "You have won!" not in lost.text
    assert f"{other.speaker.name(1)} has won" in lost.text


def test_how_the_game_was_won_is_said() -> None:
    game = finished(SEED)
    scene = over(0, winners=game.winners)
    claims = [line.text for line in scene.log if line.kind in ("claim", "claim_by_effect")]
    assert claims
    shown = page(stage(scene))
    assert any(claim in shown.text for claim in claims)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_shared_victory_names_everybody(locale: str) -> None:
    scene = over(None, locale, winners=(2, 4))
    shown = page(stage(scene))
    assert all(scene.speaker.name(seat) in shown.text for seat in (2, 4))
    assert {"en": "win together", "de": "Gemeinsamer Sieg"}[locale] in shown.text
    assert [row["id"] for row in shown.all("tr", cls="st-won")] in (["rank-2", "rank-4"], ["rank-4", "rank-2"])


def test_winners_come_first_then_colonies() -> None:
    rows = standings(over(0, winners=(2, 4)))
    assert [row["won"] for row in rows] == sorted((row["won"] for row in rows), reverse=True)
    rest = [row["foreign"] for row in rows if not row["won"]]
    assert rest == sorted(rest, reverse=True)
    assert sorted(row["seat"] for row in rows) == list(range(5))


def test_the_story_counts_what_the_log_tells() -> None:
    scene = over(1)
    shown = page(stage(scene))
    deals = sum(line.kind == "deal_made" for line in scene.log)
    assert f"{scene.view['encounters']} encounters" in shown.text
    assert (f"{deals} deal" in shown.text) == (deals > 0)


def test_the_seed_and_its_fingerprint_are_published() -> None:
    shown = page(stage(over(1)))
    assert "9f2c41d0" in shown.text
    assert f"Seed {SEED}" in shown.text


def test_only_the_host_can_start_again() -> None:
    scene = over(1)
    host = page(stage(replace(scene, host=True)))
    assert host.all("form", action="/t/abc/again", method="post")
    guest = page(stage(scene))
    assert guest.all("form") == []
    assert "The host can start another game" in guest.text
    for shown in (host, guest):
        assert shown.all("a", href="/t/abc/save")
        assert shown.all("a", href="/")
        assert shown.all("input", cls="slimbox")


@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_way_to_the_next_game_is_shown_to_everybody(seat: int | None) -> None:
    shown = page(stage(replace(over(seat), again="nextone", host=seat == 0)))
    assert [link["href"] for link in shown.all("a", id="again-link")] == ["/t/nextone"]
    assert not shown.all("form", action="/t/abc/again")
