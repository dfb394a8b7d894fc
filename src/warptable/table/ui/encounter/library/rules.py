"""The numbered rules: section by section, each with its own address, and searchable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from .....encounter import facts
from .....text.encounter.rulebook import rule_text, section_name
from .....text.encounter.speaker import Speaker
from ....reader import Reader
from ...library.catalogue import folded
from ...page import page
from ...render import render
from .help import capital

EDITIONS = {"ffg": ("ffg", "dominion"), "avalon": ("avalon",)}
"""Rules that are shown together: an expansion says what happens when a deck is empty."""
NUMBER = re.compile(r"\b[FAN]-[A-Z0-9]+-\d+\b")
LONGEST = 80


@dataclass(frozen=True, slots=True)
class Numbered:
    """One rule to show. `kind`: empty for a rule of the rulebook, otherwise what the rule is based on."""

    id: str
    text: Markup
    words: str
    kind: str
    shown: bool


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under one heading; `place` is its address on the page."""

    name: str
    place: str
    rules: tuple[Numbered, ...]

    @property
    def shown(self) -> bool:
        return any(rule.shown for rule in self.rules)


def rules(reader: Reader, query: str = "", edition: str = "ffg") -> Markup:
    """The whole rulebook of an edition; rules that do not contain the words are hidden."""
    speaker = Speaker(reader.locale)
    query, edition = query[:LONGEST], edition if edition in EDITIONS else "ffg"
    sections = list(_sections(speaker, edition, folded(query).split()))
    every = [rule for section in sections for rule in section.rules]
    body = render(
        "rules.html",
        t=speaker.t,
        sections=sections,
        every=len(every),
        shown=sum(rule.shown for rule in every),
        query=query,
        edition=edition,
        editions=tuple(EDITIONS),
        longest=LONGEST,
    )
    path = "/rules" if edition == "ffg" else f"/rules?edition={edition}"
    return page(reader, speaker.t("rulebook-title"), body, path=path, current="rules")


def _sections(speaker: Speaker, edition: str, words: list[str]) -> Iterator[Section]:
    found: dict[str, list[facts.Rule]] = {}
    for rule in facts.rules().values():
        if rule.edition in EDITIONS[edition]:
            found.setdefault(rule.section, []).append(rule)
    for section, members in found.items():
        name = capital(section_name(speaker.locale, section))
        place = re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-")
        yield Section(name, f"s-{place}", tuple(_numbered(speaker, rule, name, words) for rule in members))


def _numbered(speaker: Speaker, rule: facts.Rule, section: str, words: list[str]) -> Numbered:
    text = rule_text(speaker.locale, rule.id)
    searched = folded(f"{rule.id} {section} {text}")
    return Numbered(rule.id, linked(text), searched, _kind(rule), all(word in searched for word in words))


def linked(text: str) -> Markup:
    """A text in which the numbers of other rules are links to them."""
    made, last = Markup(), 0
    for match in NUMBER.finditer(text):
        if match[0] in facts.rules():
            made += text[last : match.start()] + Markup('<a href="#{0}">{0}</a>').format(match[0])
            last = match.end()
    return made + text[last:]


def _kind(rule: facts.Rule) -> str:
    """What a rule is based on if it is not simply in the rulebook: our reading, an answer, an example."""
    if rule.gap:
        return "gap"
    if rule.section == "test vectors":
        return "example"
    basis = rule.status or rule.source or ""
    if not basis or basis.startswith(("rulebook", "follows")):
        return ""
    return "answer" if basis.startswith(("official", "publisher", "designer")) else "community"
