"""`warptable techs`: all tech cards, or one."""

from __future__ import annotations

from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..encounter import facts
from ..encounter.facts import TechFacts
from ..text.encounter.speaker import Speaker
from ..text.encounter.techs import tech_kind
from .aliens import paragraph, section, timing_strip
from .errors import Refused
from .options import language
from .output import print_json
from .terminal.console import make_console
from .terminal.style import QUIET


def techs(name: str | None = None, /, *, lang: str | None = None, json: bool = False) -> None:
    """List the tech cards of the technology variant, or show one.

    Parameters
    ----------
    name
        A tech by its id or its English or German name.
    lang
        en or de; else the language of your system.
    json
        Print JSON for scripts.
    """
    found = [find(name)] if name is not None else list(facts.techs().values())
    if json:
        data = [asdict(tech) for tech in found]
        print_json(data if name is None else data[0])
        return
    console, speaker = make_console(), Speaker(language(lang))
    if name is None:
        print_list(console, speaker, found)
    else:
        print_tech(console, speaker, found[0])


def find(name: str) -> TechFacts:
    wanted = name.strip().lower()
    for tech in facts.techs().values():
        if wanted and wanted in (tech.id, tech.name.lower(), tech.name_de.lower(), tech.id.replace("-", " ")):
            return tech
    raise Refused(f"unknown tech {name!r}; `warptable techs` lists them all")


def print_list(console: Console, speaker: Speaker, found: list[TechFacts]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.t("list-tech"), no_wrap=True)
    table.add_column(speaker.t("list-ships"), justify="right")
    table.add_column(speaker.t("sheet-timing"))
    table.add_column(speaker.t("list-what"))
    for tech in found:
        text = speaker.tech_text(tech.id)
        phases = ", ".join(speaker.t(f"phase-{phase}") for phase in tech.phases)
        table.add_row(Text(speaker.tech(tech.id), style="bold"), text.research, phases, text.does)
    console.print(table)
    console.print(Text(f"\n{speaker.t('list-techs', number=len(found))}", style=QUIET))


def print_tech(console: Console, speaker: Speaker, tech: TechFacts) -> None:
    """The card as it would lie on the table."""
    text = speaker.tech_text(tech.id)
    other = tech.name if speaker.locale == "de" else tech.name_de
    console.print(Text(speaker.tech(tech.id), style="bold").append(f"  {other}", style=f"not bold {QUIET}"))
    console.print(Text(text.does, style="italic"))
    console.print(timing_strip(speaker, tech.phases))
    rows = [
        ("research", speaker.t("techs-ships", n=text.research)),
        ("kind", speaker.t(f"tech-kind-{tech_kind(tech.id)}")),
        ("role", speaker.t(f"role-{tech.role.replace(' ', '-')}")),
    ]
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style=QUIET)
    table.add_column()
    for heading, said in rows:  # as Text: for plain strings Rich loads its table of emoji
        table.add_row(Text(speaker.t(f"sheet-{heading}")), Text(said))
    console.print(table)
    paragraph(console, speaker.t("sheet-effect"), text.effect)
    section(console, speaker.t("sheet-rulings"), text.rulings)
