"""`warptable techs`: all tech cards, or one."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from warptable.cli.catalogue import find, heading, paragraph, print_properties, print_table, section, show, timing_strip
from warptable.cli.options import language
from warptable.cli.readings import print_answers

from ..engine import facts
from ..engine.facts import TechFacts
from ..engine.model.phases import PHASES
from ..words.rulebook import RULEBOOK
from ..words.speaker import Speaker
from ..words.techs import tech_kind


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
    everything, speaker = list(facts.techs().values()), Speaker(language(lang))
    found = None if name is None else find(name, everything, "tech", "techs")
    show(
        found,
        everything,
        json=json,
        print_all=lambda console: print_list(console, speaker),
        print_one=lambda console, one: print_tech(console, speaker, one),
    )


def print_list(console: Console, speaker: Speaker) -> None:
    heads = [("list-tech", False), ("list-ships", True), ("sheet-timing", False), ("list-what", False)]
    rows = []
    for tech in facts.techs().values():
        text = speaker.tech_text(tech.id)
        phases = ", ".join(speaker.t(f"phase-{phase}") for phase in tech.phases)
        rows.append((Text(speaker.tech(tech.id), style="bold"), Text(text.research), Text(phases), Text(text.does)))
    below = speaker.t("list-techs", number=len(rows))
    print_table(console, [(speaker.t(head), numbers) for head, numbers in heads], rows, below)


def print_tech(console: Console, speaker: Speaker, tech: TechFacts) -> None:
    """The card as it would lie on the table."""
    text, name = speaker.tech_text(tech.id), Text(speaker.tech(tech.id), style="bold")
    heading(console, speaker, name, tech, text.does, timing_strip(speaker, PHASES, tech.phases))
    rows = [
        ("research", speaker.t("techs-ships", n=text.research)),
        ("kind", speaker.t(f"tech-kind-{tech_kind(tech.id)}")),
        ("role", speaker.t(f"role-{tech.role.replace(' ', '-')}")),
    ]
    print_properties(console, speaker, rows)
    paragraph(console, speaker.t("sheet-effect"), text.effect)
    section(console, speaker.t("sheet-rulings"), text.rulings)
    print_answers(console, speaker, RULEBOOK.answers(speaker.locale, speaker.edition, f"tech:{tech.id}"))
