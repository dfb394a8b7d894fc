"""`warptable bench`: how fast the engine is on this machine."""

from __future__ import annotations

from rich.table import Table

from .errors import Refused
from .output import print_json
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
    from ..lab.bench import bench as measure  # loaded here: `--help` need not wait for the engine

    if not 0 < seconds <= 3600:
        raise Refused("--seconds must be more than 0 and at most 3600")
    report = measure(seconds)
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
