"""What the commands of the laboratory have in common."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from warptable.lab.plots import NoPlots, ready

from .errors import Refused
from .terminal.style import QUIET

if TYPE_CHECKING:
    from warptable.lab.engines import Engine
    from warptable.lab.run import Stopped
    from warptable.lab.store import Store
    from warptable.text.speaker import Speaker

INTERRUPTED = 130
"""The exit code of a run that was stopped by Ctrl-C and has told what was done."""
GAMES = "games.jsonl"
PERCENT = "\u00a0%"  # stays with its number


def chosen_engine(name: str, workers: int | None) -> Engine:
    from warptable.lab.engines import make_engine  # loaded here: `--help` need not wait for the engine

    try:
        return make_engine(name, workers)
    except ValueError as error:
        raise Refused(str(error)) from error


def kept_in(folder: str | None, resume: bool) -> Store | None:
    """Where the games of a run are kept."""
    from warptable.lab.store import Store

    if folder is None:
        if resume:
            raise Refused("--resume needs the folder of the run: --out FOLDER")
        return None
    path = Path(folder).expanduser()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"cannot write to {folder}: {error.strerror or error}") from error
    return Store(path / GAMES, resume=resume)


def write_json(file: Path, data: Any) -> None:
    file.expanduser().write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def exit_code(report: dict[str, Any]) -> int:
    """Of a run: 1 if a game broke, INTERRUPTED if it was stopped."""
    return 1 if report["errors"] else 0 if report["complete"] else INTERRUPTED


def numbers_table(headings: Sequence[str], rows: Sequence[tuple[str | Text, Sequence[object]]]) -> Table:
    """A name and many numbers per line. Headings take one line per word, so that all of it fits into eighty columns."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    for place, heading in enumerate(headings):
        words = heading.replace(" %", PERCENT).replace(" ", "\n").replace(PERCENT, " %")
        table.add_column(words, justify="right" if place else "left", no_wrap=True)
    for name, numbers in rows:
        table.add_row(name, *map(str, numbers))
    return table


def print_errors(console: Console, speaker: Speaker, errors: Sequence[dict[str, Any]]) -> None:
    for one in errors:
        line = speaker.t("lab-broken", game=str(one["game"]), seed=str(one["seed"]), error=one["error"])
        console.print(Text(line, style="red"))


def print_kept(console: Console, speaker: Speaker, report: dict[str, Any], *files: Path) -> None:
    """Where the results are, and how a run goes on that was stopped."""
    for file in files:
        console.print(Text(speaker.t("lab-written", place=str(file)), style=QUIET))
    if files and not report["complete"]:
        console.print(speaker.t("lab-go-on"))


def print_stopped(speaker: Speaker, stopped: Stopped, folder: str | None) -> int:
    """One line on stderr about a run whose worker process died; its exit code."""
    kept = "lab-worker-died-kept" if folder is not None else "lab-worker-died-lost"
    line = speaker.t(kept, played=str(stopped.played), total=str(stopped.total), place=folder or "")
    print(f"warptable: {line}", file=sys.stderr)
    return 1


def refuse_plots(*files: str) -> None:
    """Raise before the first game is played if these pictures could not be drawn."""
    try:
        ready(*map(Path, files))
    except (NoPlots, ValueError) as error:
        raise Refused(str(error)) from error
