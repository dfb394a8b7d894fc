"""What aliens from outside the package say: their words, and the text about each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import dedent

from warptable.kernel.packs import Packs

from .bundles import LOCALES, Own


def own_words(locale: str, packs: Packs) -> Own:
    """The messages that the packs of a table and their aliens bring; in another language if they do not have this
    one."""
    aliens = [alien for pack in packs for alien in pack.aliens.values()]
    return tuple(_in(locale, [*(alien.texts for alien in aliens), *(pack.words for pack in packs)]))


def _in(locale: str, texts: Iterable[Mapping[str, str]]) -> Iterable[str]:
    for text in texts:
        found = next((text[language] for language in (locale, *LOCALES) if language in text), "")
        if found:
            yield dedent(found).strip() + "\n"


def about(alien: str, packs: Packs) -> str | None:
    """What its author says about an alien; None if it does not come from outside."""
    return next((pack.texts.get(alien, "") for pack in packs if alien in pack.ids), None)
