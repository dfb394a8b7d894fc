"""`warptable rewards`: all reward cards and special ships, or one."""

from __future__ import annotations

from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..encounter import facts
from ..encounter.facts import RewardFacts, ShipFacts
from ..text.encounter.rewards import MINUS, ship_text
from ..text.encounter.speaker import Speaker
from .aliens import paragraph, section, timing_strip
from .errors import Refused
from .options import language
from .output import print_json
from .terminal.console import make_console
from .terminal.style import QUIET

PLANNING = ("planning",)


def rewards(name: str | None = None, /, *, lang: str | None = None, json: bool = False) -> None:
    """List the reward cards and special ships of Cosmic Dominion, or show one.

    Parameters
    ----------
    name
        A card or a ship by its id or its English or German name.
    lang
        en or de; else the language of your system.
    json
        Print JSON for scripts.
    """
    console, speaker = make_console(), Speaker(language(lang))
    found = None if name is None else find(name)
    if json:
        print_json(asdict(found) if found is not None else [asdict(one) for one in everything()])
    elif found is None:
        print_list(console, speaker)
    elif isinstance(found, ShipFacts):
        print_ship(console, speaker, found)
    else:
        print_reward(console, speaker, found)


def everything() -> list[RewardFacts | ShipFacts]:
    return [*facts.rewards().values(), *facts.ships().values()]


def find(name: str) -> RewardFacts | ShipFacts:
    wanted = plain(name)
    for one in everything():
        names = (one.id, one.id.replace("-", " "), one.name, one.name_de)
        titles = (full.rpartition("(")[2].rstrip(")") for full in (one.name, one.name_de))
        if wanted and wanted in map(plain, (*names, *titles)):
            return one
    raise Refused(f"unknown reward card {name!r}; `warptable rewards` lists them all")


def plain(name: str) -> str:
    """As people type it."""
    return name.strip().lower().replace(MINUS, "-")


def print_list(console: Console, speaker: Speaker) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.t("list-reward"), no_wrap=True)
    table.add_column(speaker.t("list-copies"), justify="right")
    table.add_column(speaker.t("sheet-timing"))
    table.add_column(speaker.t("list-what"))
    for card in facts.rewards().values():
        text = speaker.reward_text(card.id)
        own = f" ({speaker.t('rewards-own')})" if text.own else ""
        told = Text(text.does).append(own, style=QUIET)
        table.add_row(Text(speaker.card(card.id), style="bold"), Text(str(card.count)), phases(speaker, card), told)
    for ship in facts.ships().values():
        does = Text(ship_text(speaker.locale, ship.id).does)
        table.add_row(Text(speaker.source(ship.id), style="bold"), Text(), phases(speaker, ship), does)
    console.print(table)
    console.print(Text(f"\n{speaker.t('list-rewards', number=len(facts.rewards()))}", style=QUIET))


def phases(speaker: Speaker, one: RewardFacts | ShipFacts) -> Text:
    return Text(", ".join(speaker.t(f"phase-{phase}") for phase in one.phases or PLANNING))


def print_reward(console: Console, speaker: Speaker, card: RewardFacts) -> None:
    """The card with its whole text."""
    text = speaker.reward_text(card.id)
    heading(console, speaker, speaker.card(card.id), card, text.does)
    rows = [
        ("kind", speaker.t(f"kind-{card.type}")),
        ("copies", speaker.t("rewards-copies", n=card.count)),
        ("role", speaker.t(f"role-{(card.role or 'main player').replace(' ', '-')}")),
    ]
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style=QUIET)
    table.add_column()
    for name, said in rows:  # as Text: for plain strings Rich loads its table of emoji
        table.add_row(Text(speaker.t(f"sheet-{name}")), Text(said))
    console.print(table)
    paragraph(console, speaker.t("sheet-effect"), text.effect)
    if text.own:
        paragraph(console, speaker.t("sheet-own"), text.own)
    section(console, speaker.t("sheet-rulings"), text.rulings)


def print_ship(console: Console, speaker: Speaker, ship: ShipFacts) -> None:
    """A special ship and its action."""
    text = ship_text(speaker.locale, ship.id)
    heading(console, speaker, speaker.source(ship.id), ship, text.does)
    paragraph(console, speaker.t("sheet-effect"), text.effect)
    action = speaker.t("rewards-ship-action", name=text.action_name, text=text.action)
    paragraph(console, speaker.t("sheet-action"), action)
    section(console, speaker.t("sheet-rulings"), text.rulings)


def heading(console: Console, speaker: Speaker, name: str, one: RewardFacts | ShipFacts, does: str) -> None:
    other = one.name if speaker.locale == "de" else one.name_de
    console.print(Text(name, style="bold").append(f"  {other}", style=f"not bold {QUIET}"))
    console.print(Text(does, style="italic"))
    console.print(timing_strip(speaker, one.phases or PLANNING))
