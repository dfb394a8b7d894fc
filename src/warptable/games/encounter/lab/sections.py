"""The parts of a balance report that only the multi-player family has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from warptable.lab.report.charts import stack_bar
from warptable.lab.report.sections import Line, Section, usage_section
from warptable.lab.wording import alien_of, decimal, games, percent

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker


def sections(speaker: Speaker, report: Mapping[str, Any]) -> list[Section]:
    """Flares, powers and artifacts."""
    used = report["uses"]
    return [
        flares(speaker, used["flares"]),
        usage_section(speaker, "powers", used["powers"], with_emblems=True),
        usage_section(speaker, "cards", used["cards"]),
    ]


def flares(speaker: Speaker, uses: Mapping[str, dict[str, Any]]) -> Section:
    """How often each flare is played, by its sides, the most played first."""
    sides: dict[str, dict[str, dict[str, Any]]] = {}
    for use, one in uses.items():
        sides.setdefault(alien_of(use), {})[use.partition(".")[2]] = one
    rows = []
    for alien, both in sides.items():
        wild, super_ = (both[side]["per_game"] for side in ("wild", "super"))
        used, stopped = (sum(one[what] for one in both.values()) for what in ("used", "stopped"))
        rows.append((alien, wild, super_, stopped / max(1, used), used, stopped, both["wild"]["games"]))
    scale = max((wild + super_ for _, wild, super_, *_ in rows), default=1.0) or 1.0
    lines = []
    for alien, wild, super_, share, used, stopped, number in sorted(rows, key=lambda row: (-row[1] - row[2], row[0])):
        text = speaker.t("lab-report-use", used=str(used), stopped=str(stopped), games=games(speaker, number))
        bar = stack_bar([("wild", wild), ("super", super_)], scale, text)
        numbers = decimal(speaker, wild + super_, 2), percent(speaker, share, 0)
        lines.append(Line(alien, speaker.alien(alien), bar, numbers))
    return Section(
        "flares",
        speaker.t("lab-report-flares"),
        speaker.t("lab-report-flares-text"),
        (("wild", speaker.t("lab-report-wild")), ("super", speaker.t("lab-report-super"))),
        (speaker.t("lab-alien"), speaker.t("lab-report-per-game"), speaker.t("lab-report-stopped")),
        tuple(lines),
    )
