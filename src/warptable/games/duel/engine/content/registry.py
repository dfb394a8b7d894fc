"""Finding all content: every file of `aliens/` holds ALIEN, every file of `envoys/` ENVOYS, every file of `destiny/`
CARDS."""

from collections.abc import Callable
from functools import cache
from typing import Any

from warptable.kernel.packs import modules_in

from ..rules.abilities import Alien, Envoy
from ..rules.cards import DestinyCard
from ..rules.wiring import Registry
from . import aliens, destiny, envoys


@cache
def all_aliens() -> dict[str, Alien]:
    return {module.ALIEN.id: module.ALIEN for module in modules_in(aliens)}


@cache
def all_envoys() -> dict[str, Envoy]:
    return {envoy.id: envoy for module in modules_in(envoys) for envoy in module.ENVOYS}


@cache
def all_cards() -> dict[str, DestinyCard]:
    return {card.id: card for module in modules_in(destiny) for card in module.CARDS}


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
