"""Help in place: what something is, in a few lines.

Every page marks such things with `data-help="<source>"`; the popover fetches the note about it: about a numbered rule,
a word of a glossary, or whatever else the game knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from warptable.kernel.packs import Packs
from warptable.text import capital
from warptable.text.words import words_of

from ...html import EMPTY, Html
from ...render import render
from ..book import Book

LONGEST = 60
"""The length limit of a source; no id is longer."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text, perhaps with a word before it."""

    text: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class HelpNote:
    """What the popover shows. `more` is where one can read on: an address and the message that names it."""

    title: str
    texts: tuple[Paragraph, ...]
    line: str = ""
    picture: Html = EMPTY
    mark: Html = EMPTY
    rules: tuple[str, ...] = ()
    more: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Glossary:
    """Words with the rules behind each; a source is `kind-WORD`. `title` and `text` are the messages, with {} for the
    word."""

    kind: str
    title: str
    text: str
    rules: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Help:
    """All notes about one game."""

    book: Book
    glossaries: tuple[Glossary, ...] = ()
    piece: Callable[[Any, str], HelpNote | None] = lambda speaker, source: None
    """The note about an alien, a card, a power: by who speaks about an edition, and an id in lower case."""
    cited: Callable[[tuple[str, ...], str], tuple[str, ...]] = lambda rules, edition: rules
    """The numbers that an edition has for these rules."""

    def text(self, locale: str, source: str, edition: str = "", packs: Packs = ()) -> Html | None:
        """What a source means at a table of this edition with these packs; None if the source is unknown. An edition
        that is none of this game is its first one."""
        asked, known = source.strip(), {one for held in self.book.held.items() for one in (held[0], *held[1])}
        if not asked or len(asked) > LONGEST:
            return None
        edition = edition if edition in known else next(iter(self.book.held))
        speaker = words_of(edition).speaker_about(locale, edition, packs)
        note = self.note(speaker, asked, edition)
        return (
            None
            if note is None
            else render("library/help/help.html", t=speaker.t, note=note, place_of=self.book.address)
        )

    def note(self, speaker: Any, source: str, edition: str) -> HelpNote | None:
        """The note about this source."""
        book, locale = self.book.rulebook, speaker.locale
        if rule := book.facts.rules().get(source.upper()):
            gap = (Paragraph(speaker.t("tip-gap")),) if rule.gap else ()
            text = Paragraph(book.text(locale, rule.id), book.question(locale, rule.id))
            line = capital(book.section(locale, rule.section))
            return HelpNote(speaker.t("why-rule", id=rule.id), (text, *gap), line, rules=(rule.id,))
        name = source.lower()
        for words in self.glossaries:
            head, _, word = name.partition("-")
            if head == words.kind:
                if word not in words.rules:
                    return None
                text = Paragraph(speaker.t(words.text.format(word)))
                rules = self.cited(words.rules[word], edition)
                return HelpNote(speaker.t(words.title.format(word)), (text,), rules=rules)
        return self.piece(speaker, name)
