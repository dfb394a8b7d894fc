"""The console that everything is printed on."""

from __future__ import annotations

import sys
from typing import IO, TextIO, cast

from rich.console import Console

WIDEST = 100


STAND_INS = str.maketrans(
    {
        **dict(zip("→▸›■□·×’‘„“”─✓", '>>>#--x\'\'"""-+', strict=True)),
        **dict(zip("▲●◆★⬢", "rbgyp", strict=True)),
        "–": "-",
        "±": "+/-",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
)
"""For terminals that know ASCII only: every sign gets a stand-in."""


class PlainFile:
    """A text file in front of another one that replaces what ASCII lacks."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.encoding = "ascii"

    def write(self, text: str) -> int:
        return self.file.write(text.translate(STAND_INS).encode("ascii", "replace").decode("ascii"))

    def flush(self) -> None:
        self.file.flush()

    def isatty(self) -> bool:
        return self.file.isatty()

    def fileno(self) -> int:
        return self.file.fileno()


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
