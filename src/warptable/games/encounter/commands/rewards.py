"""`warptable rewards`: all reward cards and special ships, or one."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from warptable.cli.catalogue import find, heading, paragraph, print_properties, print_table, section, show, timing_strip
from warptable.cli.options import language
from warptable.cli.readings import print_answers
from warptable.cli.terminal.style import QUIET

from ..engine import facts
from ..engine.facts import RewardFacts, ShipFacts
from ..engine.model.phases import PHASES
from ..words.rewards import ship_text
from ..words.rulebook import RULEBOOK
from ..words.speaker import Speaker

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
    everything: list[RewardFacts | ShipFacts] = [*facts.rewards().values(), *facts.ships().values()]
    found, speaker = None if name is None else find(name, everything, "reward card", "rewards"), Speaker(language(lang))
    show(
        found,
        everything,
        json=json,
        print_all=lambda console: print_list(console, speaker),
        print_one=lambda console, one: print_one(console, speaker, one),
    )


def print_list(console: Console, speaker: Speaker) -> None:
    heads = [("list-reward", False), ("list-copies", True), ("sheet-timing", False), ("list-what", False)]
    rows = []
    for card in facts.rewards().values():
        text = speaker.reward_text(card.id)
        own = f" ({speaker.t('rewards-own')})" if text.own else ""
        told = Text(text.does).append(own, style=QUIET)
        rows.append((Text(speaker.card(card.id), style="bold"), Text(str(card.count)), phases(speaker, card), told))
    for ship in facts.ships().values():
        does = Text(ship_text(speaker.locale, ship.id).does)
        rows.append((Text(speaker.source(ship.id), style="bold"), Text(), phases(speaker, ship), does))
    below = speaker.t("list-rewards", number=len(facts.rewards()))
    print_table(console, [(speaker.t(head), numbers) for head, numbers in heads], rows, below)


def phases(speaker: Speaker, one: RewardFacts | ShipFacts) -> Text:
    return Text(", ".join(speaker.t(f"phase-{phase}") for phase in one.phases or PLANNING))


def print_one(console: Console, speaker: Speaker, one: RewardFacts | ShipFacts) -> None:
    """The card with its whole text, or the special ship with its action."""
    strip = timing_strip(speaker, PHASES, one.phases or PLANNING)
    if isinstance(one, ShipFacts):
        ship = ship_text(speaker.locale, one.id)
        heading(console, speaker, Text(speaker.source(one.id), style="bold"), one, ship.does, strip)
        paragraph(console, speaker.t("sheet-effect"), ship.effect)
        action = speaker.t("rewards-ship-action", name=ship.action_name, text=ship.action)
        paragraph(console, speaker.t("sheet-action"), action)
        section(console, speaker.t("sheet-rulings"), ship.rulings)
        print_answers(console, speaker, RULEBOOK.answers(speaker.locale, speaker.edition, f"ship:{one.id}"))
        return
    text = speaker.reward_text(one.id)
    heading(console, speaker, Text(speaker.card(one.id), style="bold"), one, text.does, strip)
    rows = [
        ("kind", speaker.t(f"kind-{one.type}")),
        ("copies", speaker.t("rewards-copies", n=one.count)),
        ("role", speaker.t(f"role-{(one.role or 'main player').replace(' ', '-')}")),
    ]
    print_properties(console, speaker, rows)
    paragraph(console, speaker.t("sheet-effect"), text.effect)
    if text.own:
        paragraph(console, speaker.t("sheet-own"), text.own)
    section(console, speaker.t("sheet-rulings"), text.rulings)
    print_answers(console, speaker, RULEBOOK.answers(speaker.locale, speaker.edition, f"reward:{one.id}"))
