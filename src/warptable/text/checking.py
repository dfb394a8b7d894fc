"""Checking the words that a pack of aliens brings, before a table hears them."""

from __future__ import annotations

from textwrap import dedent

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from warptable.kernel.packs import Pack

from .bundles import LOCALES, has


def check_words(pack: Pack) -> None:
    """Raises ValueError with one line if the words of a pack or of one of its aliens cannot be read, or would replace
    ours."""
    texts = [(f"{locale}.ftl", locale, words) for locale, words in pack.words.items()]
    for alien in pack.aliens.values():
        texts += [(f"the words of {alien.id}", locale, dedent(words)) for locale, words in alien.texts.items()]
    for where, locale, words in texts:
        if locale not in LOCALES:
            raise ValueError(f"{where}: there is no language {locale!r} (there are: {', '.join(LOCALES)})")
        for entry in FluentResource(words).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{where} cannot be read near {(entry.content or '').strip().splitlines()[0]!r}")
            if isinstance(entry, Message) and has(locale, entry.id.name):
                raise ValueError(f"{where}: there is already a message {entry.id.name!r}")


def lacking_words(pack: Pack) -> dict[str, list[str]]:
    """By language, the messages that it lacks: those that the pack has in another one, and the names of its aliens."""
    texts = [*pack.words.items(), *(words for alien in pack.aliens.values() for words in alien.texts.items())]
    said: dict[str, set[str]] = {locale: set() for locale in LOCALES}
    for locale, text in texts:
        said[locale] |= {one.id.name for one in FluentResource(dedent(text)).body if isinstance(one, Message)}
    every = set().union(*said.values(), (f"alien-{alien}" for alien in pack.ids))
    return {locale: sorted(every - names) for locale, names in said.items() if every - names}
