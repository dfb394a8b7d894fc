"""Running the command for real, as a program of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def warptable(*arguments: str, typed: str | bytes = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `warptable ...` with this input; LANG and friends only as given."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("LC_") and key != "LANG"}
    env |= {"COLUMNS": "80", "PYTHONUTF8": "1", **variables}
    return subprocess.run(
        [sys.executable, "-m", "warptable.cli.main", *arguments],
        input=typed if isinstance(typed, str) else typed.decode(errors="surrogateescape"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        cwd=ROOT,
        env=env,
        timeout=300,
        check=False,
    )
