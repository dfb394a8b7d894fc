"""The editions of the family, by name."""

from functools import lru_cache
from itertools import pairwise

from .. import dominion
from ..model.cards import FACES
from .avalon import AVALON
from .edition import Edition
from .ffg import FFG

for _edition in (FFG, AVALON):
    FACES.declare(*_edition.faces)
FACES.declare(*dominion.FACES, *dominion.BECOME)

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (FFG, AVALON)}


@lru_cache(maxsize=64)
def edition_for(name: str, variants: tuple[str, ...], players: int) -> Edition:
    """The manifest in force at a table; raises ValueError with one clear line."""
    if name not in EDITIONS:
        raise ValueError(f"unknown edition {name!r} (there are: {', '.join(EDITIONS)})")
    return EDITIONS[name].prepared(variants, players)


@lru_cache(maxsize=64)
def steps_after(name: str, variants: tuple[str, ...], players: int) -> dict[str, str]:
    """The step after each step at a table."""
    return dict(pairwise(edition_for(name, variants, players).steps))


__all__ = ["EDITIONS", "Edition", "edition_for", "steps_after"]
