"""What a rulebook says and how we play what it leaves open: two pages of numbered texts under headings, each text with
its own address, and searchable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from warptable.game import editions
from warptable.table.reader import Reader
from warptable.text import capital, t
from warptable.text.readings import Reading
from warptable.text.rulebook import STATES, Rulebook, State

from ...html import Html, joined, tag
from ...page import page
from ...render import render
from ..catalogue import LONGEST, folded
from ..games import address, libraries

NUMBER = re.compile(r"\b[A-Z]-[A-Z0-9]+-\d+\b")
SIGNS: Mapping[State, str] = {"proved": "✓", "reading": "◇", "left-out": "✕", "open": "·"}
"""What stands before the word of each state: colour never speaks alone."""


@dataclass(frozen=True, slots=True)
class NumberedRule:
    """One rule to show. `kind`: empty for a rule of the rulebook, otherwise what the rule is based on. `state`: how the
    engine stands to it, with the `reason` if it is left out. `readings` says how many of our readings are about it, and
    where the first of them stands. `lead` is the question that it answers; `parts` are those of an example, each with
    its heading."""

    id: str
    text: Html
    words: str
    kind: str
    state: State
    shown: bool
    reason: str = ""
    readings: int = 0
    reading: str = ""
    lead: str = ""
    parts: tuple[tuple[str, tuple[Html, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """One question with our answer. `rules` are numbers with their addresses, `names` what it is about besides."""

    id: str
    asks: str
    plays: str
    names: tuple[tuple[str, str], ...]
    rules: tuple[tuple[str, str], ...]
    house: str
    words: str
    shown: bool


class Shown(Protocol):
    """What stands under a heading, if a search finds it."""

    @property
    def shown(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one heading; `place` is its address on the page."""

    name: str
    place: str
    texts: Sequence[Shown]

    @property
    def shown(self) -> bool:
        return any(one.shown for one in self.texts)


@dataclass(frozen=True, slots=True)
class BookPage:
    """One of the two pages: its address, what its messages begin with, and the id of its list."""

    path: str
    words: str
    listed: str

    def address(self, edition: str) -> str:
        """The page about an edition."""
        return address(self.path, edition)

    def show(
        self,
        reader: Reader,
        sections: Sequence[Section],
        query: str,
        edition: str,
        others: Iterable[str],
        beside: str,
        **more: Any,
    ) -> Html:
        """The page about one of these editions; `beside`: the address of the other page about it."""
        say, texts = partial(t, reader.locale), [one for section in sections for one in section.texts]
        body = render(
            f"library/book/{self.words}.html",
            t=say,
            book=self,
            sections=sections,
            every=len(texts),
            shown=sum(one.shown for one in texts),
            query=query,
            edition=edition,
            editions=[(one, self.address(one)) for one in others],
            beside=beside,
            longest=LONGEST,
            **more,
        )
        return page(reader, say(f"{self.words}-title"), body, path=self.address(edition), current="rules")


RULES = BookPage("/rules", "rulebook", "rule-list")
READINGS = BookPage("/readings", "readings", "reading-list")


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game and our readings of them."""

    rulebook: Rulebook
    held: Mapping[str, tuple[str, ...]]
    """Edition -> the rules that are shown together: an expansion says what happens when a deck is empty."""
    place: Callable[[str, str], str] = lambda edition, about: ""
    """The address of what a reading about an edition is about besides rules."""

    @property
    def read_editions(self) -> tuple[str, ...]:
        """What our readings are about; an expansion has readings of its own."""
        return tuple(one for held in self.held.values() for one in held) if self.rulebook.readings else ()

    def rules(self, reader: Reader, query: str = "", edition: str = "", state: str = "") -> Html:
        """The whole rulebook of an edition; rules that do not contain the words or are in another state are hidden."""
        query, edition = query[:LONGEST], edition if edition in self.held else next(iter(self.held))
        state = state if state in STATES else ""
        sections = list(self._sections(reader.locale, edition, folded(query).split(), state))
        states = [self.rulebook.state(rule.id) for rule in self._rules_of(edition)]
        return RULES.show(
            reader,
            sections,
            query,
            edition,
            editions(),
            READINGS.address(edition) if self.read_editions else "",
            state=state,
            states=[(one, states.count(one)) for one in STATES] if set(states) & set(STATES) else [],
            signs=SIGNS,
        )

    def readings(self, reader: Reader, query: str = "", edition: str = "") -> Html:
        """Our readings about an edition; those that do not contain the words are hidden. Without any, the rules."""
        if not self.read_editions:
            return self.rules(reader, query, edition)
        query, edition = query[:LONGEST], edition if edition in self.read_editions else self.read_editions[0]
        sections = list(self._topics(reader.locale, edition, folded(query).split()))
        others = [one for library in libraries().values() for one in library.book.read_editions]
        return READINGS.show(reader, sections, query, edition, others, RULES.address(self._book_of(edition)))

    def linked(self, text: str) -> Html:
        """A text in which the numbers of other rules are links to them."""
        made, last = list[str](), 0
        for match in NUMBER.finditer(text):
            if match[0] in self.rulebook.facts.rules():
                made += [text[last : match.start()], tag("a", match[0], href=f"#{match[0]}")]
                last = match.end()
        return joined([*made, text[last:]])

    def address(self, rule: str) -> str:
        """Where a rule can be read."""
        return f"{RULES.address(self._book_of(self.rulebook.facts.rules()[rule].edition))}#{rule}"

    def _book_of(self, edition: str) -> str:
        """The edition whose rules are shown together with those of this one."""
        return next(book for book, held in self.held.items() if edition in held)

    def _rules_of(self, edition: str) -> list[Any]:
        return [rule for rule in self.rulebook.facts.rules().values() if rule.edition in self.held[edition]]

    def _sections(self, locale: str, edition: str, words: list[str], state: str) -> Iterator[Section]:
        found: dict[str, list[Any]] = {}
        for rule in self._rules_of(edition):
            found.setdefault(rule.section, []).append(rule)
        for section, members in found.items():
            name = capital(self.rulebook.section(locale, section))
            numbered = tuple(self._numbered(locale, rule, name, words, state) for rule in members)
            yield Section(name, f"s-{_place(section.lower())}", numbered)

    def _numbered(self, locale: str, rule: Any, section: str, words: list[str], wanted: str) -> NumberedRule:
        book = self.rulebook
        text, lead, state = book.text(locale, rule.id), book.question(locale, rule.id), book.state(rule.id)
        searched, ours = folded(f"{rule.id} {section} {lead} {text}"), book.readings_of(rule.id)
        return NumberedRule(
            rule.id,
            self.linked(text),
            searched,
            book.basis(rule),
            state,
            wanted in ("", state) and all(word in searched for word in words),
            book.reason(locale, rule.id),
            len(ours),
            f"{READINGS.address(rule.edition)}#r-{ours[0].id}" if ours else "",
            lead,
            tuple((label, tuple(map(self.linked, lines))) for label, lines in book.parts(locale, rule)),
        )

    def _topics(self, locale: str, edition: str, words: list[str]) -> Iterator[Section]:
        """The rules of our own, where the rulebook is silent, end the page."""
        found: dict[str, list[AnsweredQuestion]] = {}
        for reading in self.rulebook.readings.values():
            if edition in reading.editions:
                name = reading.headed(locale)
                found.setdefault(name, []).append(self._reading(locale, reading, edition, name, words))
        for name, rows in found.items():
            if all(row.names for row in rows):
                rows.sort(key=lambda row: folded(row.names[0][0]))
            yield Section(name, f"t-{_place(folded(name))}", tuple(rows))
        name = t(locale, "reading-topic-gaps")
        ours = [rule for rule in self._rules_of(self._book_of(edition)) if rule.gap and rule.edition == edition]
        if ours:
            yield Section(name, "t-gaps", tuple(self._gap(locale, rule.id, name, words) for rule in ours))

    def _reading(self, locale: str, reading: Reading, edition: str, topic: str, words: list[str]) -> AnsweredQuestion:
        house = "" if reading.house is None else t(locale, f"lobby-variant-{reading.house}")
        names = tuple(
            (self.rulebook.called(locale, edition, about), self.place(edition, about)) for about in reading.about
        )
        asks, plays = reading.asks(locale), reading.plays(locale)
        called, rules = " ".join(name for name, _ in names), " ".join(reading.rules)
        searched = folded(f"{topic} {called} {rules} {asks} {plays} {house}")
        return self._answered(reading.id, asks, plays, reading.rules, words, searched, names, house)

    def _gap(self, locale: str, rule: str, topic: str, words: list[str]) -> AnsweredQuestion:
        asks, plays = self.rulebook.question(locale, rule), self.rulebook.text(locale, rule)
        return self._answered(rule, asks, plays, (rule,), words, folded(f"{topic} {rule} {asks} {plays}"))

    def _answered(
        self,
        name: str,
        asks: str,
        plays: str,
        rules: tuple[str, ...],
        words: list[str],
        searched: str,
        names: tuple[tuple[str, str], ...] = (),
        house: str = "",
    ) -> AnsweredQuestion:
        linked, shown = tuple((rule, self.address(rule)) for rule in rules), all(word in searched for word in words)
        return AnsweredQuestion(f"r-{name}", asks, plays, names, linked, house, searched, shown)


def _place(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name).strip("-")
