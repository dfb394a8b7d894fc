"""The console that everything is printed on."""

from __future__ import annotations

import sys
from typing import IO, cast

from rich.console import Console

from .plain import PlainFile

WIDEST = 100


class Paper(Console):
    """A console that leaves it to the command what to do when the reader of its output has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console() -> Console:
    """A console that is never wider than is pleasant to read."""
    console = Paper(highlight=False)
    if console.options.ascii_only:
        console = Paper(file=cast(IO[str], PlainFile(sys.stdout)), highlight=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console
