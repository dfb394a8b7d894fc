"""The laboratory as programs of its own: what scripts rely on, and what Ctrl-C leaves behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.helpers import ROOT, warptable
from warptable.cli.output import Rate, make_bar


def test_a_tournament_prints_what_scripts_rely_on() -> None:
    words = "tournament --edition ffg --line-up steady,novice,novice,novice --games 8 --seed 5 --json"
    run = warptable(*words.split())
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    assert report["games"] == 8
    assert {bot: one["seats"] for bot, one in report["bots"].items()} == {"steady": 8, "novice": 24}
    for one in report["bots"].values():
        assert one["win_rate"] == pytest.approx(one["wins"] / one["seats"], abs=1e-4)
        assert one["low"] <= one["win_rate"] <= one["high"]


def test_balance_prints_what_scripts_rely_on() -> None:
    run = warptable(*["balance", "--players", "3", "--games", "4", "--seed", "5", "--bots", "novice", "--json"])
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
def test_every_command_has_help(command: str) -> None:
    run = warptable(command, "--help")
    assert run.returncode == 0
    for option in ("--games", "--seed", "--workers", "--engine", "--out", "--resume", "--lang", "--json"):
        assert option in run.stdout


@pytest.mark.skipif(os.name == "nt", reason="there is no Ctrl-C to send to another process")
def test_ctrl_c_keeps_and_shows_what_is_done(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = f"balance --players 3,4 --games 100000 --bots novice --workers 2 --out {tmp_path}"
    program = subprocess.Popen(
        [sys.executable, "-m", "warptable.cli.main", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
        start_new_session=True,
    )
    end = time.monotonic() + 120
    while time.monotonic() < end and not (games.exists() and games.read_bytes().count(b"\n") > 50):
        time.sleep(0.1)
    os.killpg(program.pid, signal.SIGINT)
    out, error = program.communicate(timeout=120)
    assert (program.returncode, error) == (130, "")
    assert "Stopped" in out
    assert "Zombie" in out
    assert "--resume" in out
    done = json.loads((tmp_path / "report.json").read_bytes())
    assert not done["complete"]
    assert done["games"] == games.read_bytes().count(b"\n") - 1
    assert "<svg" in (tmp_path / "report.html").read_text(encoding="utf-8")
