"""The editions of the family, by name."""

from functools import lru_cache

from ..model.cards import FACES
from .avalon import AVALON
from .edition import COLORS, Edition
from .ffg import FFG

for _edition in (FFG, AVALON):
    for _face, _ in _edition.deck:
        FACES[_face]  # makes the face: from here on FACES lists every card of every deck

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (FFG, AVALON)}


@lru_cache(maxsize=64)
def edition_for(name: str, variants: tuple[str, ...], players: int) -> Edition:
    """The manifest in force at a table; raises ValueError with one clear line."""
    if name not in EDITIONS:
        raise ValueError(f"unknown edition {name!r} (there are: {', '.join(EDITIONS)})")
    return EDITIONS[name].prepared(variants, players)


__all__ = ["COLORS", "EDITIONS", "Edition", "edition_for"]
