"""The log in chapters: one for each encounter, with the last ones folded out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from markupsafe import Markup

from .....text.speaker import Speaker
from ....scene.data import Line, LogPart
from ...names import coloured
from ...render import render

MOST_LINES = 150
"""The most lines in a frame; the page of the whole log has the others."""
OPEN_CHAPTERS = 2
LATELY = 10
"""Lines of which the last two are in sight while the rail is shut; when many come at once, they take turns."""
KEPT_ENTRIES = 8192
"""Drawn lines kept in memory, of all tables together."""
SOUNDS = {"ships_sent": "launch", "card_laid": "card", "revealed": "reveal", "to_warp": "warp", "game_over": "over"}
"""What can be heard, by the kind of event."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The lines of an encounter, or those before the first one. `number` is that of its first event and never
    changes."""

    number: int
    heading: str
    lines: tuple[Line, ...]
    old: bool = False


def chapters(lines: Sequence[Line], most: int | None = None) -> list[Chapter]:
    """The newest `most` lines by encounter. A chapter keeps its heading even if its first lines are left out."""
    found: list[tuple[int, str, list[Line]]] = []
    left_out = 0 if most is None else len(lines) - most
    for place, line in enumerate(lines):
        if line.heading or not found:
            found.append((line.number, line.text if line.heading else "", []))
        if place >= left_out and not line.heading:
            found[-1][2].append(line)
    kept = [entry for entry in found if entry[2] or entry is found[-1]]
    fresh = len(kept) - OPEN_CHAPTERS
    return [Chapter(number, heading, tuple(told), at < fresh) for at, (number, heading, told) in enumerate(kept)]


def log(scene: LogPart) -> Markup:
    """The scrolling list."""
    cut = len(scene.log) > MOST_LINES
    return _render("rail_log.html", scene, "line", chapters=chapters(scene.log, MOST_LINES), cut=cut)


def whole_log(scene: LogPart, title: str) -> Markup:
    """Every line, all chapters open."""
    return _render("rail_log_whole.html", scene, "line", title=title, chapters=chapters(scene.log))


def lately(scene: LogPart) -> Markup:
    """The newest lines, for screen widths at which the rail is a drawer."""
    return _render(
        "rail_lately.html", scene, "lately", lines=[line for line in scene.log if not line.heading][-LATELY:]
    )


def entry(scene: LogPart, line: Line, prefix: str = "line") -> Markup:
    """One line as markup. A line never changes, so it is drawn once for all the frames that show it."""
    speaker = scene.speaker
    return _entry(line, prefix, speaker.locale, speaker.me, speaker.names, len(scene.people))


@lru_cache(maxsize=KEPT_ENTRIES)
def _entry(line: Line, prefix: str, locale: str, me: int | None, names: tuple[str, ...], players: int) -> Markup:
    speaker = Speaker(locale, me, names=names)
    told = coloured(speaker, players, line.text)
    return render("rail_line.html", t=speaker.t, line=line, prefix=prefix, told=told, sound=SOUNDS.get(line.kind))


def _render(template: str, scene: LogPart, prefix: str, **values: object) -> Markup:
    def say(text: str) -> Markup:
        return coloured(scene.speaker, len(scene.people), text)

    return render(template, t=scene.t, scene=scene, say=say, entry=partial(entry, scene, prefix=prefix), **values)
