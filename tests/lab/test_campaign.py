"""Whole campaigns between bots: the same on every machine, and every point is counted."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import warptable
from warptable.games.encounter.engine.campaign import (
    champions,
    decided_by,
    is_over,
    next_starter,
    noted,
    points,
    scores,
)
from warptable.lab.engines import processes
from warptable.lab.plan import Plan, play_chunk
from warptable.lab.simulate import simulate
from warptable.lab.store import Store

CLOCKS = ("seconds", "games_per_s")


def without_clocks(report: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in report.items() if name not in CLOCKS}


@pytest.mark.rule("A-CAMP-1", "A-CAMP-2", "A-CAMP-5", "A-CAMP-6", "A-CAMP-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_campaign_of_bots_keeps_the_rules(players: int) -> None:
    plan = Plan("avalon", ("random",) * players, 1, 5, timed=False, one_source=True, is_campaign=True)
    [row] = play_chunk((0, plan, (0,)))
    assert row.error == ""
    games = [noted(game.played) for game in row.campaign]
    assert [game.points for game in row.campaign] == [points(game) for game in games]
    assert is_over(games)
    assert not is_over(games[:-1])
    for number in range(1, len(games)):
        assert games[number].starter == next_starter(games[:number])
    assert (row.winners, row.extras) == (champions(games), {"decided": (decided_by(games),)})
    assert len({game.aliens for game in row.campaign}) > 1, "new aliens for every game"
    assert max(scores(games)) >= 15


def played(**given: Any) -> dict[str, Any]:
    return simulate("avalon", **given, campaign=True)


def test_the_same_seed_plays_the_same_campaigns_on_any_number_of_cores(tmp_path: Path) -> None:
    alone = played(players=2, games=2, seed=3, bots="random", aliens=())
    together = played(players=2, games=2, seed=3, bots="random", aliens=(), engine=processes(2))
    assert without_clocks(alone) == without_clocks(together)
    first = played(players=2, games=1, seed=3, bots="random", aliens=(), store=Store(tmp_path / "games"))
    other = played(players=2, games=1, seed=4, bots="random", aliens=())
    assert other["digest"] != first["digest"]
    resumed = Store(tmp_path / "games", resume=True)
    again = played(players=2, games=2, seed=3, bots="random", aliens=(), store=resumed)
    assert without_clocks(again) == without_clocks(alone)


def test_the_report_adds_up() -> None:
    report = played(players=3, games=3, seed=1, bots="random", group="beginner-1")
    assert report["campaigns"] == 3
    assert sum(int(games) * number for games, number in report["length"]["games"].items()) == report["games"]
    assert sum(seat["began"] for seat in report["seats"]) == report["games"]
    assert set(report["aliens"]) <= {"clone", "macron", "oracle", "zombie"}
    assert sum(one["games"] for one in report["aliens"].values()) == 3 * report["games"]
    assert sum(one["points"] for one in report["aliens"].values()) == sum(seat["points"] for seat in report["seats"])
    assert sum(report["decided_by"].values()) == 3
    assert sum(report["seat_wins"]) >= 3
    assert (report["errors"], report["complete"]) == ([], True)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_command_prints_lengths_seats_and_aliens(lang: str) -> None:
    quick = ("--edition", "avalon", "--players", "2", "--games", "2", "--workers", "1")
    run = warptable("simulate", "--campaign", *quick, "--lang", lang)
    assert (run.returncode, run.stderr) == (0, "")
    assert {"en": "2 campaigns: ", "de": "2 Kampagnen: "}[lang] in run.stdout
    assert {"en": "Games in a campaign: ", "de": "Spiele je Kampagne: "}[lang] in run.stdout


def test_the_command_gives_data() -> None:
    one = ("--edition", "avalon", "--players", "2", "--games", "1", "--workers", "1", "--json")
    report = json.loads(warptable("simulate", "--campaign", *one).stdout)
    assert (report["campaigns"], report["edition"]) == (1, "avalon")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--campaign"], "ffg has no campaign (there is one in: avalon)"),
        (["--campaign", "--edition", "avalon", "--players", "5"], "avalon is for 2 to 4 players, not 5"),
        (
            ["--campaign", "--edition", "avalon", "--players", "2", "--aliens", "zombie,laser"],
            "in a campaign new aliens are dealt for every game: name none, or a group",
        ),
        (["--edition", "avalon", "--group", "nix"], "avalon has no group of aliens 'nix'"),
        (["--group", "beginner-1"], "ffg has no group of aliens 'beginner-1' (it has: none)"),
    ],
)
def test_wrong_arguments_get_one_line(arguments: list[str], line: str) -> None:
    run = warptable("simulate", *arguments)
    assert run.returncode == 2
    assert run.stderr.startswith(f"warptable: {line}")
    assert run.stderr.count("\n") == 1


@pytest.mark.rule("A-SETUP-10")
def test_games_are_dealt_from_a_group() -> None:
    run = warptable("simulate", "--edition", "avalon", "--group", "beginner-2", "--games", "3", "--json")
    assert set(json.loads(run.stdout)["plays"]) == {"filch", "mutant", "philanthropist", "vulch"}
