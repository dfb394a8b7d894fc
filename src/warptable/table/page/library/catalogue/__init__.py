"""A catalogue: all aliens, or all cards of one kind, with a search, filters and orders. It works without script; with
one the page filters at once. What is in it, the family says.

The messages of a catalogue begin with the same word (`Catalogue.words`): `-title`, `-count`, `-search`, `-legend`,
`-none`, one for each filter (`techs-cost`) and one for each order (`techs-sort-name`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from warptable.kernel.packs import Packs
from warptable.table.reader import Reader
from warptable.text import t

from ...html import EMPTY, Html
from ...page import page
from ...render import render
from ..games import catalogues, libraries, links

LONGEST = 80
"""The length limit of a query."""


class CatalogueEntry(Protocol):
    """One entry of a catalogue."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str:
        """In the reader's language."""
        ...

    @property
    def words(self) -> str:
        """What a search looks through, `folded`."""
        ...

    @property
    def has(self) -> Mapping[str, Sequence[str]]:
        """Filter -> the values with which this entry is found."""
        ...

    @property
    def order(self) -> Mapping[str, float]:
        """Sort -> the position of this entry; equal ones, and those without a position, stand by name."""
        ...


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of a card, with what stands before it."""

    text: str
    lead: str = ""
    header: str = ""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card, an alien or whatever else is shown by a picture beside its whole text."""

    id: str
    name: str
    other: str
    """The name in the other language."""
    picture: Html
    facts: tuple[str, ...]
    """What the line below the name says; the first word is the most important one."""
    does: str
    """What it does in one sentence; empty if the rest says it as quickly."""
    parts: tuple[Part, ...]
    has: Mapping[str, tuple[str, ...]]
    order: Mapping[str, float]
    rulings: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    """What our readings ask about it, and how we play it."""
    own: str = ""
    """What is our own design, if something is."""
    label: str = ""
    """The same in a word beside the name."""
    also: str = ""
    """What a search finds it by besides what the page says."""
    mark: Html = EMPTY
    """What else stands beside the name."""
    above: Html = EMPTY
    below: Html = EMPTY
    """What stands above and below the text, such as a win rate that was measured."""

    @property
    def words(self) -> str:
        texts = [f"{part.lead} {part.text}".strip() for part in self.parts]
        return folded(" ".join(filter(None, (self.name, self.other, self.does, self.also, *texts))))


@dataclass(frozen=True, slots=True)
class Filter:
    """A property to filter by. Values that no entry has are not offered."""

    values: tuple[str, ...]
    label: str
    """What the message of a value begins with."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One catalogue of a family."""

    path: str
    """Its address."""
    words: str
    """What its messages begin with."""
    listed: str
    """The id of the list on the page."""
    entries: Callable[[Reader, Packs], Sequence[CatalogueEntry]]
    filters: Mapping[str, Filter]
    sorts: tuple[str, ...]
    """The first one is used unless another one is asked for. `name` needs no position; others are offered if some entry
    has one."""
    kind: str
    """The message that names what is in it."""
    template: str = "library/catalogue/cards.html"
    look: str = "tech-entry"
    """The classes of its entries in this template."""
    rules: str = ""
    """The address of the rules about all this, if they are mentioned (`-rules`)."""
    more: Callable[[Reader, Packs], Mapping[str, Any]] = field(default=lambda reader, packs: {})
    """What else its template needs."""
    sheet: Callable[[Reader, str, Packs, str], Html | None] | None = None
    """The page of one entry as an edition has it (None: there is no such entry), if entries have pages of their own."""

    @property
    def asked(self) -> tuple[str, ...]:
        """What an address may ask for."""
        return ("query", *self.filters, "sort")

    def show(self, reader: Reader, packs: Packs = (), /, **asked: str) -> Html:
        """All entries. Those that do not match are hidden, so that the page can filter by itself as well."""
        found = sorted(self.entries(reader, packs), key=lambda one: folded(one.name))
        groups = {name: _offered(name, kind.values, found) for name, kind in self.filters.items()}
        sorts = tuple(by for by in self.sorts if by == "name" or any(by in one.order for one in found))
        wanted = {name: asked.get(name, "") if asked.get(name) in groups[name] else "" for name in groups}
        query, sort = asked.get("query", "")[:LONGEST], asked.get("sort", "")
        sort = sort if sort in sorts else sorts[0]
        say = partial(t, reader.locale)
        body = render(
            self.template,
            t=say,
            catalogue=self,
            found=sorted(enumerate(found), key=lambda item: (item[1].order.get(sort, 0), item[0])),
            shown={one.id for one in found if fits(one, query, wanted)},
            query=query,
            longest=LONGEST,
            wanted=wanted,
            groups=groups,
            sort=sort,
            sorts=sorts,
            beside=self._beside(),
            games=links(say, catalogues(), self._beside()[0].path),
            **self.more(reader, packs),
        )
        return page(reader, say(f"{self.words}-title"), body, path=self.path, current="aliens")

    def _beside(self) -> Sequence[Catalogue]:
        """All catalogues of its game."""
        return next((its.catalogues for its in libraries().values() if self in its.catalogues), (self,))


def _offered(name: str, values: tuple[str, ...], found: Sequence[CatalogueEntry]) -> tuple[str, ...]:
    there = {value for one in found for value in one.has[name]}
    return tuple(value for value in values if value in there)


def fits(one: CatalogueEntry, query: str, wanted: Mapping[str, str]) -> bool:
    """Does it contain all the words, and have each property that is wanted?"""
    return all(word in one.words for word in folded(query).split()) and all(
        value in one.has[name] for name, value in wanted.items() if value
    )


def folded(text: str) -> str:
    """Lower case and without accents, so that nobody must type them to find something."""
    spread = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
