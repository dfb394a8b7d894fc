"""`warptable aliens`: all aliens, or the sheet of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..encounter import dominion, facts
from ..encounter.facts import AlienFacts, AvalonAlien, FlareSide
from ..encounter.model.phases import PHASES
from ..text.encounter.speaker import Speaker
from .errors import Refused
from .options import language
from .output import print_json
from .terminal.console import make_console
from .terminal.style import ACT, QUIET

LEVELS = {"green": "#2fa866", "yellow": "#c08a00", "red": "#d8472f"}
Sheet = AlienFacts | AvalonAlien


def aliens(
    name: str | None = None, /, *, edition: str | None = None, lang: str | None = None, json: bool = False
) -> None:
    """List the aliens, or show the sheet of one.

    Parameters
    ----------
    name
        An alien by its id or its English or German name.
    edition
        ffg or avalon: only its aliens, as it has them. Without it all aliens, those in both as in 2008.
    lang
        en or de; else the language of your system. Where a text is not translated yet it is English.
    json
        Print JSON for scripts.
    """
    locale = language(lang)
    found = [find(name, edition)] if name is not None else all_sheets(edition)
    if json:
        data = [as_data(sheet) for sheet in found]
        print_json(data if name is None else data[0])
        return
    console, speaker = make_console(), Speaker(locale, edition=edition or "ffg")
    if name is None:
        print_list(console, speaker, found)
    else:
        print_sheet(console, speaker, found[0])


def all_sheets(edition: str | None = None) -> list[Sheet]:
    """The aliens of an edition; without one every alien once: of 2008, then of the expansion (as far as it is in the
    game), then those that only the edition of 2000 has."""
    known, old = facts.aliens(), facts.avalon_aliens()
    by_edition: dict[str, list[Sheet]] = {"ffg": [*known.values()], "avalon": [*old.values()]}
    if edition is not None:
        if edition not in by_edition:
            raise Refused(f"unknown edition {edition!r} (there are: {', '.join(by_edition)})")
        return by_edition[edition]
    more = [facts.dominion_aliens()[alien] for alien in dominion.ALIENS]
    return [*known.values(), *more, *(sheet for sheet in old.values() if sheet.id not in known)]


def find(name: str, edition: str | None = None) -> Sheet:
    wanted = name.strip().lower()
    for sheet in all_sheets(edition):
        names = {sheet.id, sheet.name.lower(), sheet.name_de.lower(), (sheet.name_de_singular or "").lower()}
        if wanted and (wanted in names or wanted.replace(" ", "-") == sheet.id):
            return sheet
    raise Refused(f"unknown alien {name!r}; `warptable aliens` lists them all")


def as_data(sheet: Sheet) -> dict[str, Any]:
    """The facts of an alien, and of which edition they are."""
    edition = "ffg" if isinstance(sheet, AlienFacts) else "avalon"
    return {**asdict(sheet), "edition": edition}


def print_list(console: Console, speaker: Speaker, sheets: list[Sheet]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.t("list-alien"), no_wrap=True)
    table.add_column(speaker.t("sheet-timing"))
    table.add_column(speaker.t("list-what"))
    for sheet in sheets:
        level = getattr(sheet, "level", "")
        name = Text(speaker.alien(sheet.id), style=f"bold {LEVELS.get(level, '')}".strip())
        phases = ", ".join(speaker.t(f"phase-{phase}") for phase in sheet.phases)
        texts = speaker.sheet(sheet.id)
        table.add_row(name, phases, texts.does)
    console.print(table)
    console.print(Text(f"\n{speaker.t('list-count', number=len(sheets))}", style=QUIET))


def print_sheet(console: Console, speaker: Speaker, sheet: Sheet) -> None:
    """The sheet as it would lie on the table."""
    level, texts = getattr(sheet, "level", ""), speaker.sheet(sheet.id)
    title = Text(speaker.alien(sheet.id), style=f"bold {LEVELS.get(level, '')}".strip())
    other = sheet.name if speaker.locale == "de" else sheet.name_de
    console.print(title.append(f"  {other}", style=f"not bold {QUIET}"))
    if texts.does:
        console.print(Text(texts.does, style="italic"))
    console.print(timing_strip(speaker, sheet.phases))
    console.print(headings(speaker, sheet))
    paragraph(console, speaker.t("sheet-parts"), texts.power)
    if isinstance(sheet, AlienFacts):
        paragraph(console, flare_heading(speaker, "wild", sheet.flare.wild), texts.wild)
        paragraph(console, flare_heading(speaker, "super", sheet.flare.super), texts.super)
    section(console, speaker.t("sheet-rulings"), texts.rulings)


def timing_strip(speaker: Speaker, phases: tuple[str, ...]) -> Text:
    """All phases in a row, those in which the power works marked."""
    words = []
    for phase in PHASES:
        active = phase in phases or "any" in phases
        word = speaker.t(f"phase-{phase}")
        words.append(Text(f"[{word}]", style=f"bold {ACT}") if active else Text(word, style=QUIET))
    return Text(" ").join(words)


def headings(speaker: Speaker, sheet: Sheet) -> Table:
    """Power, role, duty, level."""
    texts = speaker.sheet(sheet.id)
    rows = [
        ("power", texts.power_name),
        ("role", speaker.t(f"role-{sheet.role.replace(' ', '-')}")),
        ("duty", speaker.t(f"duty-{sheet.mandatory}")),
    ]
    if isinstance(sheet, AlienFacts):
        rows.append(("level", speaker.t(f"level-{sheet.level}")))
        if texts.setup:
            rows.append(("setup", texts.setup))
        if texts.restriction:
            rows.append(("note", texts.restriction))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style=QUIET)
    table.add_column()
    for heading, text in rows:  # as Text: for plain strings Rich loads its table of emoji
        table.add_row(Text(speaker.t(f"sheet-{heading}")), Text(text))
    return table


def flare_heading(speaker: Speaker, name: str, side: FlareSide) -> Text:
    """Wild or super, with who may play it and when."""
    role = speaker.t(f"role-{side.role.replace(' ', '-')}")
    phases = ", ".join(speaker.t(f"phase-{phase}") for phase in side.phases)
    heading = Text(speaker.t(f"sheet-flare-{name}"))
    return heading.append(f"  {role} · {phases}", style=f"not bold {QUIET}")


def paragraph(console: Console, title: str | Text, text: str) -> None:
    """A heading with a text below it."""
    console.print(Text("\n", style="bold").append(title))
    console.print(Padding(Text(text), (0, 0, 0, 2)))


def section(console: Console, title: str, lines: Sequence[str]) -> None:
    """A heading with lines below it; nothing for no lines."""
    if lines:
        console.print(Text(f"\n{title}", style="bold"))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row(Text("  -"), Text(line))
        console.print(grid)
