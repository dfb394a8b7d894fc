"""`warptable rules`: every rule with its text, how the engine stands to it, and the tests that prove it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from warptable.game import games
from warptable.text.readings import Reading
from warptable.text.rulebook import Rulebook, State
from warptable.text.speaker import Speaker

from .errors import Refused
from .options import language, print_json
from .readings import print_readings, readings_as_data
from .terminal.console import make_console
from .terminal.style import QUIET

MARKS: dict[State, tuple[str, str]] = {
    "proved": ("✓", "#2fa866"),
    "reading": ("◇", "#c08a00"),
    "left-out": ("✕", "#9a63e8"),
    "open": ("·", "#d8472f"),
}
"""The sign and the colour of each state; its word is always beside them."""


def rules(
    rule_id: str | None = None,
    /,
    *,
    section: str | None = None,
    edition: str | None = None,
    readings: bool = False,
    lang: str | None = None,
    json: bool = False,
) -> None:
    """List the rules, each proved by tests, a reading of ours or left out on purpose, or show one.

    Parameters
    ----------
    rule_id
        The id of one rule, such as F-LAUNCH-2, or the beginning of several, such as F-LAUNCH.
    section
        Only rules whose section has this in its name, such as launch.
    edition
        ffg, avalon, dominion or duel: only its rules. Without it those of the multi-player games.
    readings
        List our readings instead: what the rulebooks leave open, and how this table plays it.
    lang
        en or de; else the language of your system.
    json
        Print JSON for scripts, always with the English texts.
    """
    locale, book = language(lang), book_of(rule_id, edition)
    found = chosen(book, rule_id, section, edition, locale)
    if readings:
        ours = about(book, found, edition, every=rule_id is None and section is None)
        if json:
            print_json(readings_as_data(book, ours))
        else:
            print_readings(make_console(), Speaker(locale), book, ours)
        return
    if json:
        data = [as_data(book, rule) for rule in found]
        print_json(data[0] if rule_id is not None and len(data) == 1 else data)
        return
    console, speaker = make_console(), Speaker(locale)
    for rule in found:
        print_rule(console, speaker, book, rule, whole=len(found) == 1)
    if len(found) > 1:
        print_summary(console, speaker, book, found)


def books() -> Iterator[Rulebook]:
    """The rulebooks of all games that have one; the next one is loaded when it is asked for."""
    return (game.layer("rulebook") for game in games().values() if game.rulebook)


def book_of(rule_id: str | None, edition: str | None) -> Rulebook:
    """The first book with rules that are meant; if there is none, the first of all."""

    def is_meant(rule: Any) -> bool:
        return edition in (None, rule.edition) and rule.id.startswith((rule_id or "").upper())

    return next((book for book in books() if any(map(is_meant, book.facts.rules().values()))), next(books()))


def chosen(book: Rulebook, rule_id: str | None, section: str | None, edition: str | None, locale: str) -> list[Any]:
    """The rules that are meant, their section by its English name or the reader's; Refused if there are none."""
    found = list(book.facts.rules().values())
    if edition is not None:
        found = [rule for rule in found if rule.edition == edition]
        if not found:
            there = dict.fromkeys(rule.edition for one in books() for rule in one.facts.rules().values())
            raise Refused(f"unknown edition {edition!r} (there are: {', '.join(there)})")
    if rule_id is not None:
        wanted = rule_id.upper().rstrip("-")
        found = [rule for rule in found if rule.id == wanted] or [
            rule for rule in found if rule.id.startswith(f"{wanted}-")
        ]
        if not found:
            raise Refused(f"unknown rule {rule_id!r}; `warptable rules` lists them all")
    if section is not None:
        names = {rule.section: f"{rule.section}\n{book.section(locale, rule.section)}".lower() for rule in found}
        found = [rule for rule in found if section.lower() in names[rule.section]]
        if not found:
            raise Refused(f"no rule has {section!r} in the name of its section; `warptable rules` lists them all")
    return found


def about(book: Rulebook, found: list[Any], edition: str | None, *, every: bool) -> list[Reading]:
    """Our readings about any of these rules, or `every` one of the edition."""
    ids = {rule.id for rule in found}
    ours = [reading for reading in book.readings.values() if edition is None or edition in reading.editions]
    return ours if every else [reading for reading in ours if ids & set(reading.rules)]


def as_data(book: Rulebook, rule: Any) -> dict[str, Any]:
    return {
        "id": rule.id,
        "edition": rule.edition,
        "section": rule.section,
        "text": rule.text,
        "gap": rule.gap,
        "state": book.state(rule.id),
        "reason": book.reason("en", rule.id) or None,
        "readings": [reading.id for reading in book.readings_of(rule.id)],
        "tests": list(book.tests(rule.id)),
    }


def print_rule(console: Console, speaker: Speaker, book: Rulebook, rule: Any, *, whole: bool) -> None:
    state = book.state(rule.id)
    sign, color = MARKS[state]
    head = Text(f"{sign} ", style=color).append(rule.id, style="bold")
    head.append(f"  {book.section(speaker.locale, rule.section)}", style=f"not bold {QUIET}")
    console.print(head.append(f"  {speaker.t(f'rule-state-{state}')}", style=f"not bold {color}"))
    console.print(Padding(Text(book.whole(speaker.locale, rule.id)), (0, 0, 0, 4), expand=False))
    if reason := book.reason(speaker.locale, rule.id):
        console.print(Padding(Text(reason, style="italic"), (0, 0, 0, 4), expand=False))
    if not whole:
        return
    if rule.gap:
        console.print(Padding(Text(speaker.t("proof-gap"), style="italic"), (0, 0, 0, 4), expand=False))
    print_readings(console, speaker, book, book.readings_of(rule.id))
    if tests := book.tests(rule.id):
        console.print(Padding(Text(speaker.t("proof-proved"), style=QUIET), (0, 0, 0, 4), expand=False))
        for test in tests:
            console.print(Text(f"      {test}"), soft_wrap=True)


def print_summary(console: Console, speaker: Speaker, book: Rulebook, found: list[Any]) -> None:
    """How many of these rules are in which state, section by section and in all; so it explains the signs, too."""
    console.print()
    for section in dict.fromkeys(rule.section for rule in found):
        inside = [rule for rule in found if rule.section == section]
        console.print(tally(speaker, book, inside, f"{book.section(speaker.locale, section)}: "))
    console.print()
    every = speaker.t("rule-states", all=len(found))
    console.print(tally(speaker, book, found, f"{every} ", style="bold"))


def tally(speaker: Speaker, book: Rulebook, found: list[Any], lead: str, style: str = "") -> Text:
    """`lead` and then, for each state that there is, its sign, its number and its word."""
    counted = Counter(book.state(rule.id) for rule in found)
    parts = [
        Text(f"{sign} {counted[state]} {speaker.t(f'rule-state-{state}')}", style=f"{style} {color}".strip())
        for state, (sign, color) in MARKS.items()
        if counted[state]
    ]
    return Text(lead, style=style).append_text(Text(", ").join(parts))
