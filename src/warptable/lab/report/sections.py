"""The parts of the report that are tables of bars, or a chart: what they hold, whatever they are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from markupsafe import Markup

from warptable.game import game_of

from ..wording import decimal, games, percent
from .charts import stack_bar

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table: whose emblem stands before it (empty: none), its name, a bar, and numbers in words."""

    emblem: str
    name: str
    bar: Markup
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with a text. `legend` names the colours of the bars: (class, words); `heads` are the columns: what the
    lines are about, then one for each number."""

    id: str
    title: str
    text: str = ""
    legend: tuple[tuple[str, str], ...] = ()
    heads: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    chart: Markup | None = None


def usage_section(
    speaker: Speaker, kind: str, uses: Mapping[str, dict[str, Any]], *, named: str = "", with_emblems: bool = False
) -> Section:
    """How often something is used in a game and how often that is stopped, the most used first. `named` is the part of
    the message ids, where it is not the kind."""
    scale = max((one["per_game"] for one in uses.values()), default=1.0) or 1.0
    lines = []
    for use, one in sorted(uses.items(), key=lambda item: (-item[1]["per_game"], item[0])):
        stopped = one["per_game"] * one["stopped_share"]
        text = speaker.t(
            "lab-report-use", used=str(one["used"]), stopped=str(one["stopped"]), games=games(speaker, one["games"])
        )
        bar = stack_bar([("plain", one["per_game"] - stopped), ("cut", stopped)], scale, text)
        numbers = decimal(speaker, one["per_game"], 2), percent(speaker, one["stopped_share"], 0)
        emblem = use.partition(".")[0] if with_emblems else ""
        lines.append(Line(emblem, speaker.ability(use), bar, numbers))
    message = f"lab-report-{named or kind}"
    return Section(
        kind,
        speaker.t(message),
        speaker.t(f"{message}-text"),
        (("plain", speaker.t("lab-report-stood")), ("cut", speaker.t("lab-report-stopped"))),
        tuple(speaker.t(f"lab-report-{head}") for head in ("what", "per-game", "stopped")),
        tuple(lines),
    )


Sections: TypeAlias = "Callable[[Speaker, Mapping[str, Any]], list[Section]]"
"""What the reports of a game have besides what every report has."""


def sections_of(edition: str) -> Sections:
    """In the order of the page."""
    sections: Sections = game_of(edition).layer("sections")
    return sections
