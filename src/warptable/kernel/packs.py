"""What comes to a table from outside the package: aliens, with their words and pictures.

A pack belongs to the settings of a table, never to the program: two tables may have different packs, even with aliens
of the same name. `warptable.packs` loads them from folders and from installed packages.
"""

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from .shape import UNSAVED


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """A pack. Saves keep its name and version; all else is found again by these.

    `aliens` are those that the files declare, as their family has them; `texts` says of each alien what its author
    says; `words` are message files by language; `emblems` are pictures (SVG) by alien. Two packs are the same only if
    they are the same object, so that one reloaded replaces nothing.
    """

    name: str
    version: str
    aliens: Mapping[str, Any] = field(default_factory=dict, metadata=UNSAVED)
    texts: Mapping[str, str] = field(default_factory=dict, metadata=UNSAVED)
    words: Mapping[str, str] = field(default_factory=dict, metadata=UNSAVED)
    emblems: Mapping[str, str] = field(default_factory=dict, metadata=UNSAVED)
    authors: tuple[str, ...] = field(default=(), metadata=UNSAVED)

    @property
    def ids(self) -> tuple[str, ...]:
        """The aliens it brings; `aliens` has each of their versions (`herald`, `herald@avalon`)."""
        return tuple(dict.fromkeys(alien.id for alien in self.aliens.values()))


Packs = tuple[Pack, ...]


def pack_of(alien: str, packs: Packs) -> Pack | None:
    """The pack that brings this alien; None: it is one of the package's own, or unknown."""
    return next((pack for pack in packs if alien in pack.ids), None)


def added(found: dict[str, Any], aliens: Iterable[Any]) -> None:
    """Put these in by their keys; raises ValueError if one is there already."""
    for alien in aliens:
        if alien.key in found:
            raise ValueError(f"there is already an alien {alien.key!r}")
        found[alien.key] = alien


def modules_in(package: ModuleType) -> list[ModuleType]:
    """The files of a package, by sorted name: what a game itself brings is found there."""
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return [importlib.import_module(f"{package.__name__}.{name}") for name in names]
