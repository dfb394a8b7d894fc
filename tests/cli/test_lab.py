"""The commands of the laboratory: what scripts rely on."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.console import Console

from tests.cli.helpers import warptable
from warptable.cli.progress import Rate, make_bar


def test_a_tournament_prints_what_scripts_rely_on() -> None:
    words = "tournament --edition ffg --line-up steady,novice,novice,novice --games 8 --seed 5 --workers 1 --json"
    run = warptable(*words.split())
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    assert report["games"] == 8
    assert {bot: one["seats"] for bot, one in report["bots"].items()} == {"steady": 8, "novice": 24}
    for one in report["bots"].values():
        assert one["win_rate"] == pytest.approx(one["wins"] / one["seats"], abs=1e-4)
        assert one["low"] <= one["win_rate"] <= one["high"]


def test_balance_prints_what_scripts_rely_on() -> None:
    run = warptable(
        *["balance", "--players", "3", "--games", "4", "--seed", "5", "--bots", "novice", "--workers", "1", "--json"]
    )
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    assert report["games"] == 4
    assert {"games", "wins", "rate", "low", "high", "par", "verdict"} <= next(iter(report["aliens"].values())).keys()


def test_slow_games_too_have_a_rate_and_a_time_left() -> None:
    """Two games of bots that think ahead may come minutes apart."""
    now = 0.0
    bar = make_bar(Console(file=StringIO()), lambda: now)
    task = bar.add_task("tournament", total=10)
    for done in range(1, 5):
        now += 90
        bar.update(task, completed=done)
    assert bar.tasks[0].time_remaining == 6 * 90
    assert str(Rate().render(bar.tasks[0])) == "0.7/min"


@pytest.mark.parametrize("command", ["tournament", "balance"])
def test_the_commands_that_measure_have_their_options_in_common(command: str) -> None:
    run = warptable(command, "--help")
    assert run.returncode == 0
    for option in ("--games", "--seed", "--workers", "--engine", "--out", "--resume", "--lang", "--json"):
        assert option in run.stdout
