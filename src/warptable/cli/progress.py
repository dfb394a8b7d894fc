"""A bar that shows people how far a long run is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

RECENT = 1800.0
"""Seconds of the past that rate and time left are reckoned from: games of bots that think ahead come minutes apart."""


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr while something long runs; None unless a person is watching there."""
    if not sys.stderr.isatty():
        yield None
        return
    with make_bar(Console(stderr=True)) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def make_bar(console: Console, clock: Callable[[], float] = monotonic) -> Progress:
    """A bar with what is done, how many a second, and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, speed_estimate_period=RECENT, get_time=clock)


class Rate(ProgressColumn):
    """How many a second; a minute, where that is less than one."""

    def render(self, task: Task) -> Text:
        if task.speed is None:
            return Text("")
        return Text(f"{task.speed:.1f}/s" if task.speed >= 1 else f"{60 * task.speed:.1f}/min", style="dim")
