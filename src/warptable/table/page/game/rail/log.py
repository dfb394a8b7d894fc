"""The log in chapters: one for each encounter, with the last ones folded out. An open page gets new lines alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from warptable.kernel.colors import COLORS
from warptable.table.scene.data import Line, LogPart
from warptable.text.speaker import Speaker

from ...art.icons import icon
from ...art.ships import ship_icon
from ...frames import Growing, partial
from ...html import EMPTY, Html, joined, tag
from ...names import coloured
from ...render import render


def _nobody() -> Html:
    """In the place of a ship, where nobody did it."""
    return tag("span", icon("spark", 16), class_="nobody", aria_hidden="true")


def log_region(name: str, look: str, label: str, *inside: Html) -> Html:
    """An element to which lines are added: a screen reader can go through it, and does not read out each one."""
    log = {"tabindex": "0", "role": "log", "aria-live": "off", "aria-label": label}
    return tag("div", *inside, class_=look, id=name, **log)


MOST_LINES = 150
"""The most lines that a new page gets; the page of the whole log has the others."""
OPEN_CHAPTERS = 2
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


@dataclass(frozen=True, slots=True)
class Teller:
    """Draws lines of the log for one reader."""

    locale: str
    me: int | None
    names: tuple[str, ...]
    players: int
    colors: tuple[str, ...] = COLORS

    def t(self, message_id: str) -> str:
        return Speaker(self.locale).t(message_id)

    def say(self, text: str) -> Html:
        return coloured(Speaker(self.locale, self.me, self.names, colors=self.colors), self.players, text)

    def entry(self, line: Line) -> Html:
        """One line; one that does not speak to this reader is drawn as for everybody."""
        return entry(line, self if self.me in line.about else replace(self, me=None))

    def chapter(self, chapter: Chapter) -> Html:
        """`<details id="chapter-N">`."""
        heading = tag("summary", tag("span", self.say(chapter.heading or self.t("phase-setup"))))
        lines = map(self.entry, chapter.lines)
        return tag("details", heading, *lines, class_="chapter", id=f"chapter-{chapter.number}", open=not chapter.old)


def teller_of(scene: LogPart) -> Teller:
    speaker = scene.speaker
    return Teller(speaker.locale, speaker.me, speaker.names, len(scene.people), speaker.colors)


@lru_cache(maxsize=KEPT_ENTRIES)
def entry(line: Line, teller: Teller) -> Html:
    """One line. It never changes, so it is drawn once for all pages that show it."""
    speaker, number = Speaker(teller.locale), line.number
    why = speaker.t("shell-why-line", line=line.text)
    return tag(
        "div",
        ship_icon(line.seat) if line.seat >= 0 else _nobody(),
        " ",
        tag("span", teller.say(line.text), class_="told"),
        " ",
        tag("button", speaker.t("shell-why"), type="button", class_="why", data_help=line.source, aria_label=why),
        class_=f"log-line{' me' if line.mine else ''}{' loss' if line.loss else ''}",
        id=f"line-{number}",
        data_n=number,
        data_places=" ".join(map(str, line.places)) or None,
        data_sound=SOUNDS.get(line.kind),
    )


@dataclass(frozen=True, slots=True)
class Log(Growing):
    """`<div id="log">`: the newest line last."""

    table: str
    lines: Sequence[Line]
    teller: Teller

    @property
    def whole(self) -> Html:
        label, none, more = map(self.teller.t, ("shell-tab-log", "shell-log-none", "shell-log-whole"))
        earlier = tag("a", more, class_="earlier", id="log-earlier", href=f"/t/{self.table}/log")
        told = joined(map(self.teller.chapter, chapters(self.lines, MOST_LINES)))
        nothing = tag("p", none, class_="none", id="log-none")
        return log_region("log", "log", label, earlier if len(self.lines) > MOST_LINES else EMPTY, told or nothing)

    def since(self, before: Log) -> Html | None:
        """New lines go into the last chapter, new chapters to the end of the log."""
        known = len(before.lines)
        if not continues(before.lines, self.lines):
            return None
        added: list[Html] = []
        for first, chapter in _new_chapters(self.lines[known:]):
            if first and chapter.lines:
                lines = joined(map(self.teller.entry, chapter.lines))
                added.append(partial(f"chapter-{_chapter_at(before.lines)}", lines, "beforeend"))
            elif not first:
                added.append(partial("log", self.teller.chapter(chapter), "beforeend"))
        return joined(added)


def continues(before: Sequence[Line], now: Sequence[Line]) -> bool:
    """Have lines only been added? Nothing can be added to an empty list, for it says that it is empty."""
    known = len(before)
    return known <= len(now) and now[known - 1] == before[-1] if known else not now


def _chapter_at(lines: Sequence[Line]) -> int:
    """The number of the last chapter."""
    return next((line.number for line in reversed(lines) if line.heading), lines[0].number)


def _new_chapters(lines: Sequence[Line]) -> Iterator[tuple[bool, Chapter]]:
    """The lines before the first heading, and every chapter that begins; whether it is the former."""
    heading: Line | None = None
    told: list[Line] = []
    for line in (*lines, None):
        if line is not None and not line.heading:
            told.append(line)
            continue
        yield heading is None, Chapter(heading.number if heading else 0, heading.text if heading else "", tuple(told))
        heading, told = line, []


@dataclass(frozen=True, slots=True)
class LogInWords(Growing):
    """`<div id="log">` of the page in words: the newest line first."""

    lines: Sequence[Line]
    teller: Teller

    @property
    def whole(self) -> Html:
        return log_region("log", "log", self.teller.t("shell-tab-log"), self._newest_first(self.lines[-MOST_LINES:]))

    def since(self, before: LogInWords) -> Html | None:
        if not continues(before.lines, self.lines):
            return None
        new = self._newest_first(self.lines[len(before.lines) :])
        return partial("log", new, "afterbegin") if new else EMPTY

    def _heading(self, line: Line) -> Html:
        return tag("h3", self.teller.say(line.text), id=f"line-{line.number}", data_n=line.number)

    def _newest_first(self, lines: Sequence[Line]) -> Html:
        return joined(self._heading(line) if line.heading else self.teller.entry(line) for line in reversed(lines))


def log(scene: LogPart) -> Log:
    return Log(scene.table, scene.log, teller_of(scene))


def log_in_words(scene: LogPart) -> LogInWords:
    return LogInWords(scene.log, teller_of(scene))


def whole_log(scene: LogPart, title: str) -> Html:
    """Every line, all chapters open."""
    teller = teller_of(scene)
    return render(
        "game/rail/log_whole.html",
        t=scene.t,
        scene=scene,
        say=teller.say,
        entry=teller.entry,
        title=title,
        chapters=chapters(scene.log),
    )
