"""Everything to read about all games, as examples."""

from __future__ import annotations

from functools import partial
from typing import Any

from warptable.game import editions

from ...reader import Reader
from ..families import library_of
from ..html import Html
from ..parts import Draw
from .games import libraries


def rules(edition: str, reader: Reader) -> Html:
    return library_of(edition).book.rules(reader, edition=edition)


def readings(edition: str, reader: Reader) -> Html:
    return library_of(edition).book.readings(reader, edition=edition)


def _chapter(guide: Any, name: str, reader: Reader) -> Html:
    found: Html | None = guide.chapter(reader, name)
    assert found is not None
    return found


def _parts() -> dict[str, Draw]:
    found: dict[str, Draw] = {}
    for library in libraries().values():
        for one in library.catalogues:
            found["catalogue" + one.path.replace("/", "-")] = one.show
    for edition in editions():
        book = library_of(edition).book
        found[f"rules-{edition}"] = partial(rules, edition)
        if edition in book.read_editions:
            found[f"readings-{edition}"] = partial(readings, edition)
    for game, library in libraries().items():
        if (guide := library.guide) is not None:
            for number in range(1, len(guide.steps) + 1):
                found[f"guide-{game}-{number}"] = partial(guide.show, step=number)
            for name in guide.chapters:
                found[f"chapter-{name}"] = partial(_chapter, guide, name)
    return found


PARTS = _parts()
