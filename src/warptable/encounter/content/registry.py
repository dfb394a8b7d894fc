"""Finding all content: every file of `aliens/` holds ALIEN, every file of `artifacts/` holds CARD."""

import importlib
import pkgutil
from functools import lru_cache
from types import ModuleType
from typing import Any

from ..editions import EDITIONS
from ..rules.abilities import Alien, Artifact
from ..rules.wiring import Registry
from . import aliens, artifacts, rulings
from .packs import Packs


def _collect(package: ModuleType, name: str) -> dict[str, Any]:
    """The declared objects of a package's files by id, by sorted file name; a duplicate is an error."""
    found: dict[str, Any] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
        declared = getattr(importlib.import_module(f"{package.__name__}.{module}"), name)
        if declared.id in found:
            raise ValueError(f"{declared.id} is declared twice")
        found[declared.id] = declared
    return found


_homemade: dict[str, Alien] = {}
_texts: dict[str, str] = {}


@lru_cache(maxsize=1)
def own_aliens() -> dict[str, Alien]:
    """The aliens of the package."""
    return _collect(aliens, "ALIEN")


def all_aliens(packs: Packs = ()) -> dict[str, Alien]:
    """The aliens of the package and of these packs; raises ValueError if two of them have one name."""
    found = {**own_aliens(), **_homemade}
    for pack in packs:
        for alien in pack.aliens:
            if alien in found:
                raise ValueError(f"there is already an alien {alien!r}")
        found |= pack.aliens
    return found


def add_alien(alien: Alien, text: str = "") -> None:
    """Make an alien from outside the package known to all games set up from now on; `text` says what it does."""
    if alien.id in all_aliens():
        raise ValueError(f"there is already an alien {alien.id!r}")
    _homemade[alien.id] = alien
    _texts[alien.id] = text
    _forget()


def drop_homemade() -> None:
    """Only the package's own aliens again."""
    _homemade.clear()
    _forget()


def homemade_ids() -> tuple[str, ...]:
    """The ids of the aliens added from outside."""
    return tuple(sorted(_homemade))


def homemade_text(alien: str) -> str:
    """What its author says about an alien added from outside."""
    return _texts[alien]


def _forget() -> None:
    registry_for.cache_clear()


@lru_cache(maxsize=1)
def all_artifacts() -> dict[str, Artifact]:
    return _collect(artifacts, "CARD")


@lru_cache(maxsize=32)
def registry_for(edition: str, classic: tuple[str, ...] = (), packs: Packs = ()) -> Registry:
    """The content as one edition uses it, with these packs; the flares of some aliens in their classic version."""
    moments = EDITIONS[edition].card_windows
    return Registry(all_aliens(packs), all_artifacts(), moments, apart=rulings.apart(), classic=classic)
