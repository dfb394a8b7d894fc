"""Everything a balance run found out, in a folder."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from warptable.text.speaker import Speaker

from ..plots import can_plot, plot_lengths, plot_pairs, plot_rates
from .page import page


def write_all(speaker: Speaker, report: Mapping[str, Any], folder: Path, command: str = "") -> list[Path]:
    """Write the page, the tables and, if matplotlib is there, the pictures; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    html, data = folder / "report.html", folder / "report.json"
    html.write_text(page(speaker, report, command), encoding="utf-8")
    data.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return [html, data, *_tables(report, folder), *_pictures(speaker, report, folder)]


def _tables(report: Mapping[str, Any], folder: Path) -> list[Path]:
    aliens = [{"players": "all", "alien": name, **one} for name, one in report["aliens"].items()]
    for players, rates in report["by_players"].items():
        aliens += [{"players": players, "alien": name, **one} for name, one in rates.items()]
    uses = [{"kind": kind, "use": use, **one} for kind, part in report["uses"].items() for use, one in part.items()]
    lengths = [
        {"players": players, "encounters": encounters, "games": number}
        for players, one in report["lengths"]["by_players"].items()
        for encounters, number in one["games"].items()
    ]
    techs = [{"tech": name, **one} for name, one in report["techs"].items()]
    return [
        *([_table(folder / "techs.csv", techs)] if techs else []),
        _table(folder / "aliens.csv", aliens),
        _table(folder / "pairs.csv", report["pairs"]),
        _table(folder / "uses.csv", uses),
        _table(folder / "lengths.csv", lengths),
    ]


def _table(file: Path, rows: Iterable[Mapping[str, Any]]) -> Path:
    found = list(rows)
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(found[0]) if found else ["nothing"])
        writer.writeheader()
        writer.writerows(found)
    return file


def _pictures(speaker: Speaker, report: Mapping[str, Any], folder: Path) -> list[Path]:
    if not can_plot() or not report["aliens"]:
        return []
    drawn = {"rates": plot_rates, "pairs": plot_pairs, "lengths": plot_lengths}
    files = []
    for name, draw in drawn.items():
        both = [folder / f"{name}{kind}" for kind in (".svg", ".png")]
        draw(speaker, report, *both)
        files += both
    return files
