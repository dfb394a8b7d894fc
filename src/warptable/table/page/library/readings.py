"""How we play what a rulebook leaves open: topic by topic, each reading with its own address, and searchable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from warptable.text import t
from warptable.text.readings import Reading

from ...reader import Reader as Visitor
from ..page import page
from ..render import render
from .catalogue import folded
from .rules import FIRST, LONGEST, RulesPage, place_of, readings_of

EDITIONS = ("ffg", "dominion", "avalon", "duel")
"""In the order of the filter; an expansion has readings of its own."""


@dataclass(frozen=True, slots=True)
class Row:
    """One question with our answer. `rules` are numbers with their addresses, `names` what it is about besides."""

    place: str
    asks: str
    plays: Markup
    names: tuple[tuple[str, str], ...]
    rules: tuple[tuple[str, str], ...]
    house: str
    words: str
    shown: bool


@dataclass(frozen=True, slots=True)
class Topic:
    """Readings under one heading; `place` is its address on the page."""

    name: str
    place: str
    rows: tuple[Row, ...]

    @property
    def shown(self) -> bool:
        return any(row.shown for row in self.rows)


@dataclass(frozen=True, slots=True)
class ReadingsPage:
    """How a family shows its readings. The rules of our own, where its rulebook is silent, end the page."""

    rules: RulesPage
    editions: tuple[str, ...]
    place: Callable[[str, str], str] | None = None
    """The address of what a reading about an edition is about besides rules."""

    def show(self, visitor: Visitor, query: str = "", edition: str = "") -> Markup:
        """The readings about an edition; those that do not contain the words are hidden."""
        query, edition = query[:LONGEST], edition if edition in self.editions else self.editions[0]
        topics = list(self._topics(visitor.locale, edition, folded(query).split()))
        every = [row for topic in topics for row in topic.rows]

        def say(message: str, **values: Any) -> str:
            return t(visitor.locale, message, **values)

        body = render(
            "readings.html",
            t=say,
            topics=topics,
            every=len(every),
            shown=sum(row.shown for row in every),
            query=query,
            edition=edition,
            first=FIRST,
            editions=[(one, readings_of(one)) for one in EDITIONS],
            longest=LONGEST,
            rules=place_of(self._book_of(edition)),
        )
        return page(visitor, say("readings-title"), body, path=readings_of(edition), current="rules")

    def _topics(self, locale: str, edition: str, words: list[str]) -> Iterator[Topic]:
        found: dict[str, list[Row]] = {}
        for reading in self.rules.book.readings.values():
            if edition in reading.editions:
                name = reading.headed(locale)
                found.setdefault(name, []).append(self._row(locale, reading, edition, name, words))
        for name, rows in found.items():
            if all(row.names for row in rows):
                rows.sort(key=lambda row: folded(row.names[0][0]))
            yield Topic(name, f"t-{re.sub(r'[^a-z0-9]+', '-', folded(name)).strip('-')}", tuple(rows))
        name = t(locale, "reading-topic-gaps")
        ours = [rule for rule in self.rules.book.facts.rules().values() if rule.gap and rule.edition == edition]
        if ours:
            yield Topic(name, "t-gaps", tuple(self._gap(locale, rule, name, words) for rule in ours))

    def _row(self, locale: str, reading: Reading, edition: str, topic: str, words: list[str]) -> Row:
        asks, plays = reading.asks(locale), reading.plays(locale)
        house = "" if reading.house is None else t(locale, f"lobby-variant-{reading.house}")
        called = [self.rules.book.called(locale, edition, about) for about in reading.about]
        names = tuple(zip(called, (self.place(edition, about) for about in reading.about if self.place), strict=True))
        searched = folded(f"{topic} {' '.join(called)} {' '.join(reading.rules)} {asks} {plays} {house}")
        linked = tuple((rule, self._address(rule)) for rule in reading.rules)
        shown = all(word in searched for word in words)
        return Row(f"r-{reading.id}", asks, Markup("{}").format(plays), names, linked, house, searched, shown)

    def _gap(self, locale: str, rule: Any, topic: str, words: list[str]) -> Row:
        asks, plays = self.rules.lead(locale, rule), self.rules.book.text(locale, rule.id)
        searched = folded(f"{topic} {rule.id} {asks} {plays}")
        shown = all(word in searched for word in words)
        linked = ((rule.id, self._address(rule.id)),)
        return Row(f"r-{rule.id}", asks, Markup("{}").format(plays), (), linked, "", searched, shown)

    def _address(self, rule: str) -> str:
        return f"{place_of(self._book_of(self.rules.book.facts.rules()[rule].edition))}#{rule}"

    def _book_of(self, edition: str) -> str:
        """The edition whose rules are shown together with those of this one."""
        return next(book for book, held in self.rules.held.items() if edition in held)
