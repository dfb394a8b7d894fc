"""An alien's version for one edition, made whole: what it declares itself, and from its base all that is the same."""

from dataclasses import fields, replace
from typing import Any

from .abilities import Ability
from .aliens import Alien

_OWN = ("id", "edition", "base", "without", "needs", "box", "planets")


def whole(alien: Alien) -> Alien:
    """The alien with everything it inherits. An ability, a side of the flare or a rule that it declares itself replaces
    the one of that name; what it leaves out must be there."""
    if alien.base is None:
        return alien
    base = whole(alien.base)
    unknown = [name for name in alien.without if not _has(base, name)]
    if unknown:
        raise ValueError(f"{alien.key} leaves out {unknown[0]!r}, which {base.key} does not have")
    parts = {field.name: _merged(base, alien, field.name) for field in fields(alien) if field.name not in _OWN}
    kept: dict[str, Any] = {name: getattr(alien, name) or getattr(base, name) for name in ("needs", "box", "planets")}
    return replace(alien, base=base, **kept, **parts)


def _merged(base: Alien, alien: Alien, part: str) -> Any:
    inherited, own = getattr(base, part), getattr(alien, part)
    if isinstance(inherited, dict):
        return {name: held for name, held in inherited.items() if not _left_out(alien, name)} | own
    if any(isinstance(item, Ability) for item in (*inherited, *own)):
        renewed = {ability.id for ability in own}
        kept = [item for item in inherited if item.id not in renewed and not _left_out(alien, item.id)]
        return [*kept, *own]
    return (
        list(own or inherited) if part == "setups" else [*inherited, *(item for item in own if item not in inherited)]
    )


def _left_out(alien: Alien, name: str) -> bool:
    return name.removeprefix(f"{alien.id}.") in alien.without


def _has(base: Alien, name: str) -> bool:
    declared = [*base.abilities, *base.flares, *base.classic, *base.house]
    return name in base.standing or any(ability.id.removeprefix(f"{base.id}.") == name for ability in declared)
