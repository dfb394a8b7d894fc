"""Pictures for slides and papers, as SVG or PNG. They need matplotlib, which is loaded only when one is drawn."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

from ..text import Speaker
from ..text.bundles import has

FORMATS = (".svg", ".png")
INK, STRONG, WEAK, FAIR, PAR = "#1c1930", "#c2452d", "#2b6cb0", "#8a8577", "#85754f"
TINTS = {"strong": STRONG, "weak": WEAK, "fair": FAIR}


class NoPlots(RuntimeError):
    """The package that draws is not installed."""


def can_plot() -> bool:
    return importlib.util.find_spec("matplotlib") is not None


def _pyplot() -> Any:
    importlib.import_module("matplotlib").use("Agg")
    return importlib.import_module("matplotlib.pyplot")


def ready(*files: Path) -> None:
    """Raises if such files cannot be drawn."""
    for file in files:
        if file.suffix not in FORMATS:
            raise ValueError(f"a picture ends in {' or '.join(FORMATS)}, not {file.name!r}")
    if not can_plot():
        raise NoPlots("pictures need matplotlib: pip install 'warptable[sim]'")


def _save(pyplot: Any, figure: Any, file: Path) -> None:
    file.expanduser().parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(
        file.expanduser(), bbox_inches="tight", dpi=150, metadata={"Date": None} if file.suffix == ".svg" else {}
    )
    pyplot.close(figure)


def _bare(axes: Any) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK)


def plot_bots(speaker: Speaker, report: dict[str, Any], file: Path) -> None:
    """Win rates and ratings of a tournament, side by side, with intervals."""
    ready(file)
    pyplot = _pyplot()
    bots = list(reversed(report["bots"].items()))
    names = [speaker.t(f"bot-{bot}") if has(speaker.locale, f"bot-{bot}") else bot for bot, _ in bots]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 1.2 + 0.5 * len(bots)), sharey=True)
    rates = [100 * one["win_rate"] for _, one in bots]
    spans = [[100 * (one["win_rate"] - one["low"]), 100 * (one["high"] - one["win_rate"])] for _, one in bots]
    left.barh(names, rates, color=WEAK, xerr=list(zip(*spans, strict=True)), ecolor=INK, capsize=3)
    left.set_title(speaker.t("lab-plot-bots"), fontsize=10)
    left.set_xlabel("%")
    marks = [one["rating"] for _, one in bots]
    reach = [[one["rating"] - one["rating_low"], one["rating_high"] - one["rating"]] for _, one in bots]
    right.errorbar(marks, names, xerr=list(zip(*reach, strict=True)), fmt="o", color=INK, capsize=3)
    right.set_title(speaker.t("lab-plot-ratings"), fontsize=10)
    for axes in (left, right):
        _bare(axes)
    _save(pyplot, figure, file)
