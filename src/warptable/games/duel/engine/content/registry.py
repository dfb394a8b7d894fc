"""Finding all content: every file of `aliens/` holds ALIEN, every file of `envoys/` ENVOYS, every file of `destiny/`
CARDS."""

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from ..rules.abilities import Alien, Envoy
from ..rules.cards import DestinyCard
from ..rules.wiring import Registry
from . import aliens, destiny, envoys


def _modules(package: ModuleType) -> list[ModuleType]:
    """The files of a package, by sorted name."""
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return [importlib.import_module(f"{package.__name__}.{name}") for name in names]


@cache
def all_aliens() -> dict[str, Alien]:
    return {module.ALIEN.id: module.ALIEN for module in _modules(aliens)}


@cache
def all_envoys() -> dict[str, Envoy]:
    return {envoy.id: envoy for module in _modules(envoys) for envoy in module.ENVOYS}


@cache
def all_cards() -> dict[str, DestinyCard]:
    return {card.id: card for module in _modules(destiny) for card in module.CARDS}


@cache
def registry() -> Registry:
    """All there is; one for all games."""
    return Registry(all_aliens(), all_envoys(), all_cards())


@cache
def all_formulas() -> dict[str, Callable[..., Any]]:
    """What aliens and envoys say about clout, by the ids of their abilities; and the named changes of numbers."""
    known = registry()
    powers = (*known.aliens.values(), *known.envoys.values())
    found: dict[str, Callable[..., Any]] = {
        f"{formula.id}.{formula.question}": formula for power in powers for formula in power.formulas
    }
    return found | known.ops
