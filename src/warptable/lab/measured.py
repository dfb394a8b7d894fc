"""The measured strength of the aliens: a file of the package, which the table's pages show.

`warptable balance --publish` writes it; no number is typed in by hand.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).with_name("measured.json")


@dataclass(frozen=True, slots=True)
class Rate:
    """One alien: the share of its games that it won, with the 95 % interval, and what an average alien wins."""

    games: int
    wins: int
    rate: float
    low: float
    high: float
    par: float
    verdict: str


@dataclass(frozen=True, slots=True)
class Measured:
    """A measurement, with what one must know to judge it."""

    version: str
    date: str
    edition: str
    bots: str
    players: tuple[int, ...]
    games: int
    seed: int
    aliens: dict[str, Rate]


@lru_cache(maxsize=4)
def measured(file: Path | None = None) -> Measured | None:
    """The last published measurement; None if there is none."""
    path = FILE if file is None else file
    if not path.is_file():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Measured)


def publish(report: Mapping[str, Any], file: Path | None = None) -> Path:
    """Write the rates of a balance run. Raises ValueError for a run with broken games, variants or home-made aliens."""
    if not report["complete"] or report["errors"]:
        raise ValueError("only a complete run without broken games can be published")
    if report["guest"] or report["variants"] or not report["aliens"]:
        raise ValueError("only a run over the aliens of an edition, without variants, can be published")
    shown = {key: report[key] for key in ("version", "date", "edition", "bots", "players", "games", "seed")}
    fields = Rate.__dataclass_fields__
    rates = {alien: {key: one[key] for key in fields} for alien, one in sorted(report["aliens"].items())}
    path = FILE if file is None else file
    path.write_text(json.dumps({**shown, "aliens": rates}, indent=1) + "\n", encoding="utf-8")
    measured.cache_clear()
    return path
