"""The measured strength of the aliens and techs: files of the package, which the table's pages show.

`warptable balance --publish` writes them, one for each edition, one for technology and one for the aliens of the
expansion; no number is typed in by hand.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from warptable.game import usual_edition

FILE = Path(__file__).with_name("measured.json")
"""For the edition of 2008; the names of the other files begin like this one."""
TECHNOLOGY, DOMINION = ("technology",), ("dominion-aliens",)


@dataclass(frozen=True, slots=True)
class Rate:
    """One alien or tech: the share of its games that it won, with the 95 % interval, and what an average one wins."""

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
    techs: dict[str, Rate] = field(default_factory=dict)


def file_of(edition: str = usual_edition(), variants: Sequence[str] = ()) -> Path:
    """Where the measurement of this kind of table is kept."""
    kind = "-".join((*(() if edition == usual_edition() else (edition,)), *variants))
    return FILE.with_name(f"{FILE.stem}-{kind}{FILE.suffix}") if kind else FILE


@lru_cache(maxsize=8)
def measured(file: Path | None = None) -> Measured | None:
    """The last published measurement; None if there is none."""
    path = FILE if file is None else file
    if not path.is_file():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Measured)


def measured_with(alien: str, edition: str = usual_edition()) -> tuple[str, ...]:
    """The variants with which an alien was measured: those of an expansion meet all others, in games of their own."""
    if edition != usual_edition():
        return ()
    found = measured(file_of())
    return () if found is None or alien in found.aliens else DOMINION


def publish(report: Mapping[str, Any], file: Path | None = None) -> Path:
    """Write the rates of a balance run. Raises ValueError for a run with broken games, home-made aliens, or variants
    other than technology and the aliens of the expansion."""
    if not report["complete"] or report["errors"]:
        raise ValueError("only a complete run without broken games can be published")
    variants = tuple(report["variants"])
    if report["guest"] or variants not in ((), TECHNOLOGY, DOMINION) or not report["aliens"]:
        raise ValueError(
            "only a run over the aliens of an edition, with technology, aliens of the expansion or no variant, can be "
            "published"
        )
    shown = {key: report[key] for key in ("version", "date", "edition", "bots", "players", "games", "seed")}
    fields = Rate.__dataclass_fields__
    rates = {
        kind: {name: {key: one[key] for key in fields} for name, one in sorted(report[kind].items())}
        for kind in ("aliens", "techs")
        if report.get(kind)
    }
    path = file_of(report["edition"], variants) if file is None else file
    path.write_text(json.dumps({**shown, **rates}, indent=1) + "\n", encoding="utf-8")
    measured.cache_clear()
    return path
