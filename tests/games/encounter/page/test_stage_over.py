"""The end of the game: who has won, the table, the story, the seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.table.markup import page
from warptable.games.encounter.page.dock import dock
from warptable.games.encounter.page.examples import finished
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.stage import stage
from warptable.games.encounter.page.stage.over import standings
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.scene.data import Person

SEED = 8


def over(seat: int | None, locale: str = "en", *, winners: tuple[int, ...] = (1,)) -> EncounterScene:
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
    assert [row["id"] for row in shown.all("tr", cls="stage-won")] in (["rank-2", "rank-4"], ["rank-4", "rank-2"])


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
    assert f"{scene.view.rounds} encounters" in shown.text
    assert (f"{deals} deal" in shown.text) == (deals > 0)


def test_the_seed_and_its_fingerprint_are_published() -> None:
    shown = page(stage(over(1)))
    assert "9f2c41d0" in shown.text
    assert f"Seed {SEED}" in shown.text


def test_the_game_can_be_kept_and_left() -> None:
    shown = page(dock(over(1)))
    assert shown.all("a", href="/t/abc/save")
    assert shown.all("a", href="/t/abc/story.png")
    assert shown.all("a", href="/")
    assert page(stage(over(1))).all("input", cls="slimbox")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_people_are_called_by_their_names_and_bots_by_their_colors(locale: str) -> None:
    people = [
        Person("Ada"),
        Person("Mia"),
        Person("Nova", "steady"),
        Person("Bo", "steady", absent=True),
        Person("Tarn"),
    ]
    scene = over(0, locale)
    scene = replace(scene, people=people, speaker=Speaker(locale, 0, scene.view.home_of))
    nicks = {row["seat"]: row["nick"] for row in standings(scene)}
    assert nicks == {0: "", 1: "Mia", 2: "", 3: "Bo", 4: "Tarn"}
    assert page(stage(scene)).all("span", cls="stage-nick")


# ---- the dock after the game ------------------------------------------------------------------------


def test_everybody_with_a_seat_can_play_again_and_nobody_else() -> None:
    scene = over(1)
    for seated in (scene, replace(scene, host=True)):
        assert page(dock(seated)).all("form", action="/t/abc/again", method="post")
    assert page(dock(over(None))).all("form") == []
    assert "Everybody keeps their seat" in page(dock(scene)).text
    alone = replace(scene, people=[Person("Nova", "steady"), Person("Ada"), *[Person("Tarn", "steady")] * 3])
    assert "Everybody keeps their seat" not in page(dock(alone)).text


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_next_game_calls_everybody_by_the_name_of_who_set_it_up(seat: int | None, locale: str) -> None:
    shown = page(dock(replace(over(seat, locale), again="fern-lamp-otter-rain", again_by="<Tom>", host=seat == 0)))
    [link] = shown.all("a", id="again-link")
    assert link["href"] == "/t/fern-lamp-otter-rain"
    assert "primary" in str(link["class"])
    assert "<Tom>" in shown.text
    assert "fern lamp otter rain" in shown.text, "to be told to somebody else"
    assert not shown.all("form", action="/t/abc/again")


def test_hand_and_piles_are_put_away_when_the_game_is_over() -> None:
    shown = page(dock(over(1)))
    assert not shown.all(id="hand")
    assert not shown.all(id="cards")
