"""The numbered rules of a family: section by section, each with its own address, and searchable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from warptable.text import t
from warptable.text.rulebook import STATES, Rulebook, State

from ...reader import Reader
from ..page import page
from ..render import render
from .catalogue import folded

FIRST = "ffg"
"""The edition that is shown if none is asked for."""
NUMBER = re.compile(r"\b[A-Z]-[A-Z0-9]+-\d+\b")
LONGEST = 80
SIGNS: Mapping[State, str] = {"proved": "✓", "reading": "◇", "left-out": "✕", "open": "·"}
"""What stands before the word of each state: colour never speaks alone."""


@dataclass(frozen=True, slots=True)
class NumberedRule:
    """One rule to show. `kind`: empty for a rule of the rulebook, otherwise what the rule is based on. `state`: how the
    engine stands to it, with the `reason` if it is left out. `readings` says how many of our readings are about it, and
    where the first of them stands. `lead` is the question that it answers; `parts` are those of an example, each with
    its heading."""

    id: str
    text: Markup
    words: str
    kind: str
    state: State
    shown: bool
    reason: str = ""
    readings: int = 0
    reading: str = ""
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

    def show(self, reader: Reader, query: str = "", edition: str = "", state: str = "") -> Markup:
        """The whole rulebook of an edition; rules that do not contain the words or are in another state are hidden."""
        query, edition = query[:LONGEST], edition if edition in self.held else next(iter(self.held))
        state = state if state in STATES else ""
        sections = list(self._sections(reader.locale, edition, folded(query).split(), state))
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
            state=state,
            states=[(one, sum(rule.state == one for rule in every)) for one in STATES],
            signs=SIGNS,
            readings=readings_of(edition),
        )
        return page(reader, say("rulebook-title"), body, path=place_of(edition), current="rules")

    def _sections(self, locale: str, edition: str, words: list[str], state: str) -> Iterator[Section]:
        found: dict[str, list[Any]] = {}
        for rule in self.book.facts.rules().values():
            if rule.edition in self.held[edition]:
                found.setdefault(rule.section, []).append(rule)
        for section, members in found.items():
            name = capital(self.book.section(locale, section))
            place = re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-")
            numbered = tuple(self._numbered(locale, rule, name, words, state) for rule in members)
            yield Section(name, f"s-{place}", numbered)

    def _numbered(self, locale: str, rule: Any, section: str, words: list[str], wanted: str) -> NumberedRule:
        text, lead, parts = self.book.text(locale, rule.id), self.lead(locale, rule), self.parts(locale, rule)
        state, ours = self.book.state(rule.id), self.book.readings_of(rule.id)
        searched = folded(f"{rule.id} {section} {lead} {text}")
        return NumberedRule(
            rule.id,
            self.linked(text),
            searched,
            self.kind(rule),
            state,
            wanted in ("", state) and all(word in searched for word in words),
            self.book.reason(locale, rule.id),
            len(ours),
            f"{readings_of(rule.edition)}#r-{ours[0].id}" if ours else "",
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


def readings_of(edition: str) -> str:
    """The address of our readings about an edition."""
    return "/readings" if edition == FIRST else f"/readings?edition={edition}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
