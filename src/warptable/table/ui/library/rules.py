"""The numbered rules of a family: section by section, each with its own address, and searchable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ....text import t
from ....text.rulebook import Rulebook
from ...reader import Reader
from ..page import page
from ..render import render
from .catalogue import folded

FIRST = "ffg"
"""The edition that is shown if none is asked for."""
NUMBER = re.compile(r"\b[A-Z]-[A-Z0-9]+-\d+\b")
LONGEST = 80


@dataclass(frozen=True, slots=True)
class NumberedRule:
    """One rule to show. `kind`: empty for a rule of the rulebook, otherwise what the rule is based on. `lead` is the
    question that it answers; `parts` are those of an example, each with its heading."""

    id: str
    text: Markup
    words: str
    kind: str
    shown: bool
    lead: str = ""
    parts: tuple[tuple[str, tuple[Markup, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under one heading; `place` is its address on the page."""

    name: str
    place: str
    rules: tuple[NumberedRule, ...]

    @property
    def shown(self) -> bool:
        return any(rule.shown for rule in self.rules)


@dataclass(frozen=True, slots=True)
class RulesPage:
    """How a family shows its rules."""

    book: Rulebook
    held: Mapping[str, tuple[str, ...]]
    """Edition -> the rules that are shown together: an expansion says what happens when a deck is empty."""
    kind: Callable[[Any], str]
    """What a rule is based on if it is not simply in the rulebook."""
    editions: Callable[[], Iterable[str]]
    """All editions to which the page leads, of any family."""
    lead: Callable[[str, Any], str] = lambda locale, rule: ""
    parts: Callable[[str, Any], tuple[tuple[str, tuple[str, ...]], ...]] = lambda locale, rule: ()

    def show(self, reader: Reader, query: str = "", edition: str = "") -> Markup:
        """The whole rulebook of an edition; rules that do not contain the words are hidden."""
        query, edition = query[:LONGEST], edition if edition in self.held else next(iter(self.held))
        sections = list(self._sections(reader.locale, edition, folded(query).split()))
        every = [rule for section in sections for rule in section.rules]

        def say(message: str, **values: Any) -> str:
            return t(reader.locale, message, **values)

        body = render(
            "rules.html",
            t=say,
            sections=sections,
            every=len(every),
            shown=sum(rule.shown for rule in every),
            query=query,
            edition=edition,
            first=FIRST,
            editions=tuple(self.editions()),
            longest=LONGEST,
        )
        return page(reader, say("rulebook-title"), body, path=place_of(edition), current="rules")

    def _sections(self, locale: str, edition: str, words: list[str]) -> Iterator[Section]:
        found: dict[str, list[Any]] = {}
        for rule in self.book.facts.rules().values():
            if rule.edition in self.held[edition]:
                found.setdefault(rule.section, []).append(rule)
        for section, members in found.items():
            name = capital(self.book.section(locale, section))
            place = re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-")
            yield Section(name, f"s-{place}", tuple(self._numbered(locale, rule, name, words) for rule in members))

    def _numbered(self, locale: str, rule: Any, section: str, words: list[str]) -> NumberedRule:
        text, lead, parts = self.book.text(locale, rule.id), self.lead(locale, rule), self.parts(locale, rule)
        searched = folded(f"{rule.id} {section} {lead} {text}")
        return NumberedRule(
            rule.id,
            self.linked(text),
            searched,
            self.kind(rule),
            all(word in searched for word in words),
            lead,
            tuple((label, tuple(self.linked(line) for line in lines)) for label, lines in parts),
        )

    def linked(self, text: str) -> Markup:
        """A text in which the numbers of other rules are links to them."""
        made, last = Markup(), 0
        for match in NUMBER.finditer(text):
            if match[0] in self.book.facts.rules():
                made += text[last : match.start()] + Markup('<a href="#{0}">{0}</a>').format(match[0])
                last = match.end()
        return made + text[last:]


def place_of(edition: str) -> str:
    """The address of the rules of an edition."""
    return "/rules" if edition == FIRST else f"/rules?edition={edition}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
