"""On which screens, in which language and theme a page is looked at, and its HTML as it is compared."""

from __future__ import annotations

import re
from typing import NamedTuple
from zlib import crc32

DESKTOPS, PHONES = ((1280, 720), (1440, 900)), ((844, 390), (390, 844))


class Look(NamedTuple):
    """How somebody looks at a page."""

    width: int
    height: int
    locale: str
    theme: str

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}.{self.locale}.{self.theme}"


def looks(name: str) -> tuple[Look, Look]:
    """On which screens a page is looked at: a large and a small one, in both languages and both themes; which comes
    first, too, depends on its name alone, so all stay as they are when there are other pages."""
    chance = crc32(name.encode())
    locales = ("en", "de") if chance & 1 else ("de", "en")
    themes = ("dark", "light") if chance & 2 else ("light", "dark")
    large = Look(*DESKTOPS[chance >> 2 & 1], locales[0], themes[0])
    small = Look(*PHONES[chance >> 3 & 1], locales[1], themes[1])
    return (large, small) if chance & 16 else (small, large)


def steady(document: str, version: str) -> str:
    """A page without what is another one each time: the clock, and the version of style and scripts."""
    document = re.sub(r'data-now="[\d.]+"', 'data-now="1767225600.000"', document)
    return document.replace(version, "version")


def readable(document: str) -> str:
    """One element a line."""
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"(?=<[^/])", "\n", document)).strip() + "\n"
