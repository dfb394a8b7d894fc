"""What only a real process shows: how it starts, what it loads, and how it leaves when it is stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import warptable as engine
from tests.cli.helpers import ROOT, environment, program
from warptable import __version__
from warptable.games.encounter.words.speaker import Speaker

HEAVY = [
    "alembic",
    "babel",
    "fluent",
    "jinja2",
    "markdown_it",
    "matplotlib",
    "numpy",
    "pygments",
    "sqlalchemy",
    "starlette",
]
ENGINE = [
    "warptable.bots",
    "warptable.games.duel.engine.content",
    "warptable.games.duel.engine.rules",
    "warptable.games.encounter.engine.content.api",
    "warptable.games.encounter.engine.content.packs",
    "warptable.games.encounter.engine.content.registry",
    "warptable.games.encounter.engine.editions",
    "warptable.games.encounter.engine.model.occurrences",
    "warptable.games.encounter.engine.model.views",
    "warptable.games.encounter.engine.model.windows",
    "warptable.games.encounter.engine.rulebook",
    "warptable.games.encounter.engine.rules",
    "warptable.kernel.save",
    "warptable.lab.run",
    "warptable.table",
]
"""What plays games. Every alien imports `content.api`, so none of them is loaded without it."""
LOADED = """
import io, sys
from contextlib import redirect_stdout
from warptable.cli.main import main
wanted, *commands = sys.argv[1:]
for arguments in commands:
    with redirect_stdout(io.StringIO()) as said:
        code = main(arguments.split())
    assert (code, said.getvalue() != "") == (0, True), arguments
    for name in sys.modules:
        if any(name == one or name.startswith(one + ".") for one in wanted.split(",")):
            print(f"{arguments}: {name}")
"""


def loaded(unwanted: list[str], commands: list[str]) -> str:
    """Which of these packages and modules are loaded after each of these commands, called one after the other in a new
    process: what none of them has loaded, none of them loads alone. Each must have said something."""
    command = [sys.executable, "-c", LOADED, ",".join(unwanted), *commands]
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment(), check=False)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


READING = (
    "rules F-LAUNCH-2",
    "aliens zombie",
    "rules D-WIN-01",
    "aliens --edition duel prime",
    "envoys deuce",
)


def test_a_command_that_plays_no_game_starts_without_what_it_does_not_need() -> None:
    """These commands are to answer within 0.4 seconds; which packages they load decides it, and does not depend on
    the machine."""
    reading = [f"{words}{lang}" for words in READING for lang in ("", " --lang de")]
    assert loaded([*HEAVY, *ENGINE, "warptable.lab"], ["--version", "--help", *reading, "serve --help"]) == ""


def test_the_help_of_a_command_that_plays_does_not_load_the_engine() -> None:
    playing = ("play", "replay", "simulate", "tournament", "balance", "bench", "bench table")
    assert loaded([*HEAVY, *ENGINE, "warptable.kernel"], [f"{command} --help" for command in playing]) == ""


def test_what_a_command_loads_is_seen() -> None:
    assert "--version: warptable.cli.main\n" in loaded(["warptable.cli"], ["--version"])


def test_the_command_of_the_package_runs() -> None:
    """The script that is installed, and `python -m warptable`."""
    script = Path(sys.executable).with_name("warptable")
    for command in ([str(script)], [sys.executable, "-m", "warptable"]):
        run = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
        assert run.stdout.strip() == __version__


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`warptable rules | head -1`."""
    with program("rules") as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline() != ""
        run.stdout.close()
        run.wait(timeout=600)
        assert (run.returncode, run.stderr.read()) == (0, "")


# ---------------------------------------------------------------- Ctrl-C


@contextmanager
def running(*arguments: str, until: str) -> Iterator["subprocess.Popen[str]"]:
    """A command that has just printed this."""
    with program(*arguments) as run:
        assert run.stdout is not None
        said = ""
        while until not in said:
            letter = run.stdout.read(1)
            assert letter, f"it ended after {said!r}"
            said += letter
        yield run


def stopped(run: "subprocess.Popen[str]") -> tuple[int, str, str]:
    """Press Ctrl-C: every process of the command gets the signal, as from a terminal."""
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=600)
    return run.returncode, out, err


def test_ctrl_c_leaves_a_game_politely_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "x.warp"
    with running("play", "--seed", "3", "--save", str(file), until="\n> ") as run:
        code, out, err = stopped(run)
    assert (code, err) == (0, "")
    assert "Good-bye. The game is saved" in out
    assert engine.load(file.read_bytes()).seed == 3


def test_ctrl_c_without_save_says_that_the_game_is_not_kept() -> None:
    with running("play", "--seed", "3", until="\n> ") as run:
        code, out, err = stopped(run)
    assert (code, err) == (0, "")
    assert "Good-bye. This table is not saved" in out


@pytest.mark.slow
def test_ctrl_c_keeps_and_shows_what_is_done(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = f"balance --players 3,4 --games 100000 --bots novice --workers 2 --out {tmp_path}"
    with program(*words.split(), without="matplotlib") as run:  # pictures take longer than the games
        while run.poll() is None and not (games.exists() and games.read_bytes().count(b"\n") > 5):
            time.sleep(0.05)
        code, out, err = stopped(run)
    assert (code, err) == (130, "")
    assert out.startswith("Stopped")
    assert "--resume" in out
    done = json.loads((tmp_path / "report.json").read_bytes())
    assert not done["complete"]
    assert [alien for alien in done["aliens"] if Speaker("en").alien(alien) not in out] == []
    assert done["games"] == games.read_bytes().count(b"\n") - 1
    assert "<svg" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_the_table_says_in_the_readers_language_where_it_is(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/table.sqlite3"
    words = f"serve --port 0 --no-browser --lang de --database {database}"
    with running(*words.split(), until="(Strg-C beendet es)\n") as run:
        code, out, err = stopped(run)
    assert (code, out, err) == (0, "", "")
