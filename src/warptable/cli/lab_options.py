"""What the commands of the laboratory have in common."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..lab.engines import Engine, make_engine
from ..lab.plots import NoPlots, ready
from ..lab.store import Store
from .errors import Refused

INTERRUPTED = 130
"""The exit code of a run that was stopped by Ctrl-C and has told what was done."""
GAMES = "games.jsonl"


def chosen_engine(name: str, workers: int | None) -> Engine:
    try:
        return make_engine(name, workers)
    except ValueError as error:
        raise Refused(str(error)) from error


def kept_in(folder: str | None, resume: bool) -> Store | None:
    """Where the games of a run are kept."""
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


def refuse_plots(*files: str) -> None:
    """Raise before the first game is played if these pictures could not be drawn."""
    try:
        ready(*map(Path, files))
    except (NoPlots, ValueError) as error:
        raise Refused(str(error)) from error
