"""Games and packs of other packages, as they are when they are installed: in a folder of their own, found by name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def install(home: Path, name: str, files: Mapping[str, str], record: str) -> Path:
    """A package in a folder from which it can be imported, with what an installation writes beside it."""
    info = home / f"{name}-1.0.dist-info"
    written = {home / name / file: text for file, text in files.items()} | {
        info / "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        info / "entry_points.txt": f"[warptable.games]\n{name} = {record}\n",
    }
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return home


def started(home: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python program in this folder, for which the packages in it are installed."""
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home), "COLUMNS": "100"},
        check=False,
        timeout=300,  # not reached by any machine: a game that does not end must
    )


def run(home: Path, *command: str, typed: str = "") -> str:
    """What such a program says that ends well."""
    done = started(home, *command, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def fails(home: Path, *command: str) -> str:
    """The last line of what such a program says that does not."""
    done = started(home, *command)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stderr.splitlines()[-1]
