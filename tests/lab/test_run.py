"""Runs: the same rows whoever plays them, kept on the way, taken up again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import listen_to_ctrl_c
from warptable.games.encounter.lab.usage import usage
from warptable.lab.engines import alone, has_ray, make_engine, processes
from warptable.lab.plan import Plan, Row, play_chunk
from warptable.lab.run import jobs, run
from warptable.lab.store import Store

PLAN = Plan("ffg", ("novice",) * 3, 12, seed=6, events=True)
LONG = """
import sys
from pathlib import Path
from warptable.lab.engines import make_engine
from warptable.lab.plan import Plan
from warptable.lab.run import run
from warptable.lab.store import Store
plan = Plan("ffg", ("random",) * 4, 100_000, seed=1)
outcome = run([plan], make_engine(workers=2), Store(Path(sys.argv[1])))
print(outcome.complete, len(outcome.rows))
"""


def bare(rows: Sequence[Row]) -> list[tuple[Any, ...]]:
    """What does not depend on the clock."""
    return [
        (row.plan, row.number, row.seed, row.aliens, row.winners, row.encounters, row.decisions, row.digest, row.used)
        for row in rows
    ]


def test_jobs_hold_every_game_once_and_plans_advance_together() -> None:
    plans = [Plan("ffg", ("random",) * 3, 70), Plan("ffg", ("random",) * 4, 30)]
    found = jobs(plans)
    games = [(place, number) for place, _, numbers in found for number in numbers]
    assert sorted(games) == [(0, number) for number in range(70)] + [(1, number) for number in range(30)]
    assert {place for place, _, _ in found[:4]} == {0, 1}


def test_what_is_done_is_not_played_again() -> None:
    done = [Row(0, number, 0, PLAN.line_up) for number in range(0, 12, 2)]
    left = [number for _, _, numbers in jobs([PLAN], done) for number in numbers]
    assert sorted(left) == list(range(1, 12, 2))


def test_processes_play_what_one_process_plays() -> None:
    assert bare(run([PLAN], alone).rows) == bare(run([PLAN], processes(2)).rows)


def test_a_ray_cluster_plays_what_one_process_plays() -> None:
    if not has_ray():
        pytest.skip("RAY IS NOT INSTALLED: the engine ray is not tested")
    assert bare(run([PLAN], make_engine("ray", 2)).rows) == bare(run([PLAN], alone).rows)


def test_an_interrupted_run_keeps_what_is_done_and_goes_on(tmp_path: Path) -> None:
    def impatient(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        for task in tasks[:3]:
            yield work(task)
        raise KeyboardInterrupt

    file = tmp_path / "games.jsonl"
    first = run([PLAN], impatient, Store(file))
    assert not first.complete
    assert 0 < len(first.rows) < PLAN.games
    played: list[int] = []

    def watched(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        played.extend(number for _, _, numbers in tasks for number in numbers)
        return map(work, tasks)

    second = run([PLAN], watched, Store(file, resume=True))
    assert second.complete
    assert len(played) == PLAN.games - len(first.rows)
    assert bare(second.rows) == bare(run([PLAN]).rows)
    assert bare(run([PLAN], watched, Store(file, resume=True)).rows) == bare(second.rows)
    assert len(played) == PLAN.games - len(first.rows)


def test_a_run_can_be_made_longer_but_not_another(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    short = Plan("ffg", ("random",) * 3, 2, seed=6)
    run([short], alone, Store(file))
    with pytest.raises(ValueError, match="holds a run already"):
        run([short], alone, Store(file))
    with pytest.raises(ValueError, match="other settings"):
        run([Plan("ffg", ("random",) * 3, 2, seed=7)], alone, Store(file, resume=True))
    longer = run([Plan("ffg", ("random",) * 3, 4, seed=6)], alone, Store(file, resume=True))
    assert [row.number for row in longer.rows] == [0, 1, 2, 3]


def test_a_run_does_not_go_on_with_a_changed_alien(tmp_path: Path) -> None:
    alien, file = tmp_path / "aliens" / "herald.py", tmp_path / "games.jsonl"
    alien.parent.mkdir()
    for place in (alien, alien.parent):
        plan = Plan("ffg", ("random",) * 3, 2, packs=(str(place),))
        alien.write_text("one", encoding="utf-8")
        Store(file).open([plan])
        assert Store(file, resume=True).open([plan]) == []
        alien.write_text("other", encoding="utf-8")
        with pytest.raises(ValueError, match="other settings"):
            Store(file, resume=True).open([plan])
        file.unlink()


def test_every_run_of_a_process_has_its_own_packs(tmp_path: Path) -> None:
    """A second folder is not ignored, and neither is a change of the first."""
    text = "from warptable.games.encounter.engine.content.api import Alien\nALIEN = Alien('{}')\n"
    for folder, alien in (("one", "herald"), ("two", "crier"), ("one", "jester")):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "alien.py").write_text(text.format(alien), encoding="utf-8")
        aliens = (alien, "zombie", "void")
        plan = Plan("ffg", ("random",) * 3, 1, aliens=aliens, packs=(str(tmp_path / folder),))
        [row] = run([plan]).rows
        assert (row.error, row.aliens) == ("", aliens)
    with pytest.raises(ValueError, match="unknown alien 'herald'"):
        run([Plan("ffg", ("random",) * 3, 1, aliens=("herald", "zombie", "void"), packs=(str(tmp_path / "two"),))])


def test_progress_begins_with_what_is_there(tmp_path: Path) -> None:
    file, seen = tmp_path / "games.jsonl", list[tuple[int, int]]()
    for games in (2, 4):
        plan = Plan("ffg", ("random",) * 3, games, seed=6)
        run([plan], alone, Store(file, resume=True), lambda done, of: seen.append((done, of)))
    assert seen == [(0, 2), (1, 2), (2, 2), (2, 4), (3, 4), (4, 4)]


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = run([PLAN], alone, Store(file)).rows
    file.write_bytes(file.read_bytes()[:-40])
    assert bare(run([PLAN], alone, Store(file, resume=True)).rows) == bare(whole)


@pytest.mark.soak
@pytest.mark.skipif(os.name == "nt", reason="there is no Ctrl-C to send to another process")
def test_ctrl_c_ends_the_workers_and_tells_what_is_done(tmp_path: Path) -> None:
    """A plain run stops a command of the laboratory in this way."""
    file = tmp_path / "games.jsonl"
    program = subprocess.Popen(
        [sys.executable, "-c", LONG, str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listen_to_ctrl_c,
    )
    while program.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 25):
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, error = program.communicate(timeout=600)
    assert error == ""
    complete, rows = out.split()
    assert complete == "False"
    assert int(rows) == file.read_bytes().count(b"\n") - 1


def test_a_broken_game_is_named_and_the_others_are_played() -> None:
    plan = Plan("ffg", ("random",) * 3, 3, aliens=("void", "mite", "nobody"))
    rows = play_chunk((0, plan, (0, 1, 2)))
    assert [row.error for row in rows] == ["ValueError: unknown alien 'nobody'"] * 3


def test_usage_is_counted_from_the_log() -> None:
    rows = run([PLAN]).rows
    used: dict[str, int] = {}
    for row in rows:
        for name, number in row.used.items():
            used[name] = used.get(name, 0) + number
    assert any(name.endswith(".wild") for name in used)
    assert any("." not in name for name in used)
    stopped = {name for row in rows for name in row.stopped}
    assert stopped
    assert stopped <= used.keys() | {"reinforcement"}
    assert usage([]) == ({}, {})
    assert all(len(row.extras["flares"]) == 10 for row in rows)


def test_a_guest_sits_at_every_table() -> None:
    plan = Plan("ffg", ("random",) * 4, 40, guest="gambler")
    tables = [plan.aliens_at(number) for number in range(40)]
    assert all(table is not None and table.index("gambler") == number % 4 for number, table in enumerate(tables))
    assert all(table is not None and len(set(table)) == 4 and "sorcerer" not in table for table in tables)
    assert len({frozenset(table or ()) for table in tables}) > 30
