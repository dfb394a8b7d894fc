"""The games of a run in a file: a first line with the settings, then one line per game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from warptable import __version__, load_pack

from .plan import Plan, Row

FORMAT = 1


class Store:
    """A file of rows. Opened again with `resume`, it returns the rows that are there and adds new ones."""

    def __init__(self, file: Path, *, resume: bool = False) -> None:
        self.file = file
        self.resume = resume

    def open(self, plans: Sequence[Plan]) -> list[Row]:
        """The rows that are there already; raises ValueError if the file belongs to another run."""
        head = msgspec.json.encode(_head(plans))
        kept: list[Row] = []
        if self.file.exists():
            if not self.resume:
                raise ValueError(f"{self.file} holds a run already: go on with it (--resume), or choose another folder")
            kept = self._read(head, plans)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_name(f"{self.file.name}.new")
        fresh.write_bytes(b"".join(line + b"\n" for line in (head, *map(msgspec.json.encode, kept))))
        fresh.replace(self.file)
        return kept

    def add(self, rows: Sequence[Row]) -> None:
        with self.file.open("ab") as out:
            out.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))

    def _read(self, head: bytes, plans: Sequence[Plan]) -> list[Row]:
        """Leaves out games beyond the number that is asked for now."""
        if self.file.read_bytes().split(b"\n", 1)[0] != head:
            raise ValueError(f"{self.file} holds a run with other settings: choose another folder")
        return [row for row in rows_in(self.file) if row.number < plans[row.plan].games]


def rows_in(file: Path) -> list[Row]:
    """The games in a file, without a last line that was cut off by a crash."""
    lines = file.read_bytes().split(b"\n")[1:-1]
    return [msgspec.json.decode(line, type=Row) for line in lines if line]


def _head(plans: Sequence[Plan]) -> dict[str, Any]:
    """What must be the same to resume a run. The number of games may differ."""
    settings = [{**msgspec.to_builtins(plan), "games": None} for plan in plans]
    head = {"warptable": __version__, "format": FORMAT, "plans": settings}
    places = sorted({place for plan in plans for place in plan.packs})
    return {**head, "packs": list(map(_fingerprint, places))} if places else head


def _fingerprint(place: str) -> str:
    """Of a pack: between two evenings its maker may have changed it, and that is another run."""
    path = Path(place)
    if not path.exists():
        return load_pack(place).version  # an installed one
    files = sorted(path.glob("*.py")) if path.is_dir() else [path]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
