"""Pictures for slides and papers, as SVG or PNG. They need matplotlib, which is loaded only when one is drawn."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warptable import __version__

from .wording import bot_name, games

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker

FORMATS = (".svg", ".png")
FITTED = "constrained"
INK, STRONG, WEAK, FAIR, PAR = "#1c1930", "#c2452d", "#2b6cb0", "#8a8577", "#85754f"
NEVER_MET = "#e4e2dc"  # pairs without a game, which must not look like an average
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


def _source(speaker: Speaker, report: Mapping[str, Any]) -> str:
    """What a picture that is passed on alone must tell: how many games, by whom."""
    bots = report["bots"] if isinstance(report["bots"], str) else ""
    told = [games(speaker, report["games"])]
    told += [speaker.t("lab-report-bots", bots=bot_name(speaker, bots))] if bots else []
    return " · ".join([*told, speaker.t(f"edition-{report['edition']}"), f"Warptable {__version__}"])


def _save(pyplot: Any, figure: Any, files: Iterable[Path], source: str) -> None:
    """Write a figure to files of one or more formats."""
    figure.supxlabel(source, x=0.99, ha="right", fontsize=7, color=FAIR)
    for file in map(Path.expanduser, files):
        file.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(file, bbox_inches="tight", dpi=150, metadata={"Date": None} if file.suffix == ".svg" else {})
        figure.set_layout_engine("none")  # what fits in one format fits in the others
    pyplot.close(figure)


def _bare(axes: Any) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK)


def plot_bots(speaker: Speaker, report: Mapping[str, Any], *files: Path) -> None:
    """Win rates and ratings of a tournament, side by side, with intervals."""
    ready(*files)
    pyplot = _pyplot()
    bots = list(reversed(report["bots"].items()))
    names = [bot_name(speaker, bot) for bot, _ in bots]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 1.4 + 0.5 * len(bots)), sharey=True, layout=FITTED)
    rates = [100 * one["win_rate"] for _, one in bots]
    spans = [[100 * (one["win_rate"] - one["low"]), 100 * (one["high"] - one["win_rate"])] for _, one in bots]
    left.barh(names, rates, color=WEAK, height=0.6, xerr=list(zip(*spans, strict=True)), ecolor=INK, capsize=3)
    left.set_title(speaker.t("lab-plot-bots"), fontsize=10)
    left.set_xlabel("%")
    marks = [one["rating"] for _, one in bots]
    reach = [[one["rating"] - one["rating_low"], one["rating_high"] - one["rating"]] for _, one in bots]
    right.errorbar(marks, names, xerr=list(zip(*reach, strict=True)), fmt="o", color=INK, capsize=3)
    right.set_title(speaker.t("lab-plot-ratings"), fontsize=10)
    for axes in (left, right):
        _bare(axes)
    _save(pyplot, figure, files, _source(speaker, report))


def plot_rates(speaker: Speaker, report: Mapping[str, Any], *files: Path) -> None:
    """All aliens by win rate, each with its interval, round par."""
    ready(*files)
    pyplot = _pyplot()
    aliens = list(reversed(report["aliens"].items()))
    figure, axes = pyplot.subplots(figsize=(8, 1 + 0.24 * len(aliens)), layout=FITTED)
    for place, (_, one) in enumerate(aliens):
        tint = TINTS[one["verdict"]]
        axes.plot([100 * one["low"], 100 * one["high"]], [place, place], color=tint, linewidth=2, alpha=0.55)
        axes.plot([100 * one["rate"]], [place], "o", color=tint, markersize=5)
        axes.plot([100 * one["par"]] * 2, [place - 0.5, place + 0.5], color=PAR, linewidth=1)
    axes.set_yticks(range(len(aliens)), [speaker.alien(alien) for alien, _ in aliens], fontsize=8)
    axes.set_ylim(-0.7, len(aliens) - 0.3)
    axes.set_xlabel("%")
    axes.set_title(speaker.t("lab-plot-aliens"), fontsize=10)
    axes.grid(axis="x", alpha=0.25)
    _bare(axes)
    _save(pyplot, figure, files, _source(speaker, report))


def plot_pairs(speaker: Speaker, report: Mapping[str, Any], *files: Path) -> None:
    """The heat map of all pairs: red where the row wins more often beside the column, blue where less."""
    ready(*files)
    pyplot = _pyplot()
    aliens = list(report["aliens"])
    places = {alien: place for place, alien in enumerate(aliens)}
    grid = [[float("nan")] * len(aliens) for _ in aliens]
    for pair in report["pairs"]:
        grid[places[pair["alien"]]][places[pair["other"]]] = pair["z"]
    names = [speaker.alien(alien) for alien in aliens]
    figure, axes = pyplot.subplots(figsize=(11, 10), layout=FITTED)
    image = axes.imshow(grid, cmap="RdBu_r", vmin=-3, vmax=3)
    axes.set_xticks(range(len(aliens)), names, rotation=90, fontsize=7)
    axes.set_yticks(range(len(aliens)), names, fontsize=7)
    axes.set_title(speaker.t("lab-report-pairs"), fontsize=10)
    axes.set_facecolor(NEVER_MET)
    bar = figure.colorbar(image, shrink=0.6, label=speaker.t("lab-plot-deviations"))
    for place, word in ((1.02, "more"), (-0.035, "less")):
        bar.ax.text(0, place, speaker.t(f"lab-report-{word}"), fontsize=7, transform=bar.ax.transAxes)
    _save(pyplot, figure, files, _source(speaker, report))


def plot_lengths(speaker: Speaker, report: Mapping[str, Any], *files: Path) -> None:
    """How many encounters games take, by player count."""
    ready(*files)
    pyplot = _pyplot()
    parts = report["lengths"]["by_players"]
    same: dict[str, Any] = {"sharex": True, "sharey": True, "squeeze": False, "layout": FITTED}
    figure, grid = pyplot.subplots(1, len(parts), figsize=(4 * len(parts), 3.2), **same)
    for axes, (players, one) in zip(grid[0], parts.items(), strict=True):
        axes.bar(list(one["games"]), list(one["games"].values()), width=1.0, color=WEAK)
        axes.set_title(speaker.t("lab-players", count=int(players)), fontsize=10)
        axes.set_xlabel(speaker.t("lab-plot-encounters"))
        _bare(axes)
    grid[0][0].set_xlim(left=0)
    grid[0][0].set_ylabel(speaker.t("lab-games-name"))
    _save(pyplot, figure, files, _source(speaker, report))
