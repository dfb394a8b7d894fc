"""Small pictures that stand in many places."""

from __future__ import annotations

from collections.abc import Iterator

from warptable.game import all_aliens, editions
from warptable.kernel.colors import COLORS

from ...reader import Reader
from ..families import pages_of
from ..html import Html
from ..parts import Draw, gallery
from .emblems import emblem
from .icons import PATHS, icon
from .posters import poster, poster_defs
from .ships import MORE_SHAPES, ship_icon


def icons(_: Reader) -> Iterator[tuple[str, Html]]:
    for name in PATHS:
        yield name, icon(name, 40)


def emblems(_: Reader) -> Iterator[tuple[str, Html]]:
    for alien in ("", *sorted(all_aliens())):
        yield alien, emblem(alien, 64)


def ships(_: Reader) -> Iterator[tuple[str, Html]]:
    for look in (*range(len(COLORS)), *MORE_SHAPES):
        yield str(look), ship_icon(look, 48)


def posters(_: Reader) -> Iterator[tuple[str, Html]]:
    yield "", poster_defs()
    for edition in editions():
        yield edition, poster(pages_of(edition).posters.get(edition))


PARTS: dict[str, Draw] = {
    "icons": gallery(icons),
    "emblems": gallery(emblems),
    "ships": gallery(ships),
    "posters": gallery(posters),
}
