"""`warptable rules`: every rule with its text and the tests that prove it."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..text.rulebook import Rulebook
from ..text.speaker import Speaker
from .errors import Refused
from .options import language
from .output import print_json
from .terminal.console import make_console
from .terminal.style import QUIET

DUEL = "duel"
PROVEN, OPEN = "#2fa866", "#d8472f"


def rules(
    rule_id: str | None = None,
    /,
    *,
    section: str | None = None,
    edition: str | None = None,
    lang: str | None = None,
    json: bool = False,
) -> None:
    """List the rules with the tests that prove them, or show one.

    Parameters
    ----------
    rule_id
        The id of one rule, such as F-LAUNCH-2, or the beginning of several, such as F-LAUNCH.
    section
        Only rules whose section has this in its name, such as launch.
    edition
        ffg, avalon, dominion or duel: only its rules. Without it those of the multi-player games.
    lang
        en or de; else the language of your system.
    json
        Print JSON for scripts, always with the English texts.
    """
    locale, book = language(lang), book_of(rule_id, edition)
    found = chosen(book, rule_id, section, edition, locale)
    proofs: dict[str, list[str]] = book.facts.read("proofs.json")
    if json:
        data = [as_data(rule, proofs) for rule in found]
        print_json(data[0] if rule_id is not None and len(data) == 1 else data)
        return
    console, speaker = make_console(), Speaker(locale)
    for rule in found:
        print_rule(console, speaker, book, rule, proofs.get(rule.id, []), whole=len(found) == 1)
    if len(found) > 1:
        print_summary(console, speaker, book, found, proofs)


def book_of(rule_id: str | None, edition: str | None) -> Rulebook:
    """The rules of the family that is meant; the other one is not loaded."""
    if edition == DUEL or (rule_id is not None and rule_id.upper().startswith("D-")):
        from ..text.duel import rulebook as duel

        return duel.RULEBOOK
    from ..text.encounter import rulebook as encounter

    return encounter.RULEBOOK


def chosen(book: Rulebook, rule_id: str | None, section: str | None, edition: str | None, locale: str) -> list[Any]:
    """The rules that are meant, their section by its English name or the reader's; Refused if there are none."""
    found = list(book.facts.rules().values())
    if edition is not None:
        found = [rule for rule in found if rule.edition == edition]
        if not found:
            raise Refused(f"unknown edition {edition!r} (there are: ffg, avalon, dominion, {DUEL})")
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


def as_data(rule: Any, proofs: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "id": rule.id,
        "edition": rule.edition,
        "section": rule.section,
        "text": rule.text,
        "gap": rule.gap,
        "tests": proofs.get(rule.id, []),
    }


def print_rule(console: Console, speaker: Speaker, book: Rulebook, rule: Any, tests: list[str], *, whole: bool) -> None:
    head = Text("✓ " if tests else "· ", style=PROVEN if tests else OPEN).append(rule.id, style="bold")
    console.print(head.append(f"  {book.section(speaker.locale, rule.section)}", style=f"not bold {QUIET}"))
    console.print(Padding(Text(book.whole(speaker.locale, rule.id)), (0, 0, 0, 4), expand=False))
    if rule.gap and whole:
        console.print(Padding(Text(speaker.t("proof-gap"), style="italic"), (0, 0, 0, 4), expand=False))
    if whole:
        console.print(Padding(Text(speaker.t("proof-proved"), style=QUIET), (0, 0, 0, 4), expand=False))
        for test in tests or [speaker.t("proof-none")]:
            console.print(Text(f"      {test}"), soft_wrap=True)


def print_summary(
    console: Console, speaker: Speaker, book: Rulebook, found: list[Any], proofs: dict[str, list[str]]
) -> None:
    """How many of these rules are proven, section by section and in all."""
    console.print()
    for section in dict.fromkeys(rule.section for rule in found):
        inside = [rule for rule in found if rule.section == section]
        proven = sum(rule.id in proofs for rule in inside)
        style = "" if proven == len(inside) else QUIET
        name = book.section(speaker.locale, section)
        words = speaker.t("section-summary", section=name, proven=proven, all=len(inside))
        console.print(Text(words, style=style))
    proven = sum(rule.id in proofs for rule in found)
    percent = round(100 * proven / len(found))
    words = speaker.t("proof-summary", proven=proven, all=len(found), percent=percent)
    console.print(Text(f"\n{words}", style="bold"))
