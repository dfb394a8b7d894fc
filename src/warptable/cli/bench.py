"""`warptable bench`: how fast the engine is on this machine. `warptable bench table`: how fast the web table is."""

from __future__ import annotations

from typing import Any

from cyclopts import App
from rich.table import Table

from .errors import Refused
from .options import print_json
from .terminal.console import make_console
from .terminal.style import QUIET


def bench(*, seconds: float = 20.0, json: bool = False) -> None:
    """Measure how fast the engine plays, forks and saves on this machine.

    Parameters
    ----------
    seconds
        About how long to measure.
    json
        Print JSON for scripts.
    """
    from warptable.lab.bench import bench as measure  # loaded here: `--help` need not wait for the engine

    if not 0 < seconds <= 3600:
        raise Refused("--seconds must be more than 0 and at most 3600")
    _print(measure(seconds), json)


def bench_table(
    *,
    tables: int = 16,
    people: int = 4,
    viewers: int = 0,
    seconds: float = 15.0,
    think: float = 0.0,
    every: float | None = None,
    answers: int | None = None,
    database: str = "",
    json: bool = False,
) -> None:
    """Measure how fast the web table answers: simulated people play at many tables of a real server.

    Parameters
    ----------
    tables
        How many tables are played at once.
    people
        Simulated people at each table.
    viewers
        People who only watch, at each table.
    seconds
        How long to measure.
    think
        Milliseconds that people take before each answer.
    every
        One answer at each table in this many seconds, instead of --think.
    answers
        Stop as soon as this many answers were given.
    database
        Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Empty: a temporary file.
    json
        Print JSON for scripts.
    """
    if not 1 <= tables <= 2000:
        raise Refused("--tables must be at least 1 and at most 2000")
    if answers is not None and answers < 1:
        raise Refused("--answers must be at least 1")
    if not 0 <= viewers <= 100:
        raise Refused("--viewers must be at least 0 and at most 100")
    if not 0 < seconds <= 3600:
        raise Refused("--seconds must be more than 0 and at most 3600")
    if not 0 <= think <= 60_000:
        raise Refused("--think must be at least 0 and at most 60000 milliseconds")
    if every is not None and not 0 < every <= 3600:
        raise Refused("--every must be more than 0 and at most 3600")
    if every is not None and think:
        raise Refused("--every and --think exclude each other")

    from warptable.table.load import Load, Unmeasurable, measure  # loaded here: `--help` need not wait for the engine

    load = Load(
        tables=tables,
        people=people,
        viewers=viewers,
        seconds=seconds,
        think=think / 1e3,
        every=every,
        answers=answers,
    )
    try:
        _print(measure(load, database), json)
    except Unmeasurable as error:
        raise Refused(str(error)) from None


def _print(report: dict[str, Any], json: bool) -> None:
    if json:
        print_json(report)
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style=QUIET)
    table.add_column(justify="right")
    for name, value in report.items():
        shown = "not installed" if value is None else f"{value:,}" if isinstance(value, (int, float)) else str(value)
        table.add_row(name.replace("_", " "), shown)
    make_console().print(table)


commands = App(name="bench", help_format="plaintext")
commands.default(bench)
commands.command(bench_table, name="table")
