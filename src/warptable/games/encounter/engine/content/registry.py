"""Finding all content: every file of `aliens/` holds ALIEN, every file of `artifacts/` and of `rewards/` holds CARD,
every file of `techs/` holds TECH, every file of `ships/` holds SHIP."""

from collections.abc import Callable
from functools import lru_cache
from types import ModuleType

from warptable.kernel.packs import Packs, added, modules_in

from .. import dominion
from ..editions import EDITIONS
from ..model.nearness import Near, Way
from ..rules.aliens import Alien
from ..rules.artifacts import Artifact
from ..rules.special import Ship
from ..rules.standing import Rule
from ..rules.techs import Tech
from ..rules.versions import whole
from ..rules.wiring import Deck, Registry
from . import aliens, artifacts, rewards, rulings, ships, techs


def declared_in(module: ModuleType) -> list[Alien]:
    """What a file, also one of a pack, declares: ALIEN, and the versions of it for single editions."""
    alien = getattr(module, "ALIEN", None)
    if not isinstance(alien, Alien):
        return []
    others = [held for held in vars(module).values() if isinstance(held, Alien) and held is not alien]
    return [alien, *(other for other in others if other.id == alien.id)]


@lru_cache(maxsize=1)
def own_aliens() -> dict[str, Alien]:
    """The aliens of the package."""
    found: dict[str, Alien] = {}
    for module in modules_in(aliens):
        added(found, declared_in(module))
    return found


def all_versions(packs: Packs = ()) -> dict[str, Alien]:
    """Every alien of the package and of these packs in every version (`zombie`, `zombie@avalon`); raises ValueError if
    two aliens have one name."""
    found = dict(own_aliens())
    for pack in packs:
        taken = {alien.id for alien in found.values()}
        for alien in pack.ids:
            if alien in taken:
                raise ValueError(f"there is already an alien {alien!r}")
        found |= pack.aliens
    return found


def aliens_of(edition: str, packs: Packs = (), more: tuple[str, ...] = ()) -> dict[str, Alien]:
    """The aliens by id as an edition has them: in its own version, or in the one for all editions. Those of an
    expansion are among them only where it is in play (`more`)."""
    declared = all_versions(packs).values()
    away = set(dominion.ALIENS) - set(more)
    found = {alien.id: alien for alien in declared if not alien.edition and alien.id not in away}
    return found | {alien.id: whole(alien) for alien in declared if alien.edition == edition}


def all_aliens(packs: Packs = ()) -> dict[str, Alien]:
    """The aliens by id, whatever edition they are for."""
    declared = all_versions(packs).values()
    return {alien.id: whole(alien) for alien in sorted(declared, key=lambda alien: not alien.edition)}


@lru_cache(maxsize=1)
def all_artifacts() -> dict[str, Artifact]:
    return {module.CARD.id: module.CARD for module in modules_in(artifacts)}


@lru_cache(maxsize=1)
def all_rewards() -> dict[str, Artifact]:
    """What can be played of the reward deck, by face."""
    return {module.CARD.id: module.CARD for module in modules_in(rewards)}


@lru_cache(maxsize=1)
def all_techs() -> dict[str, Tech]:
    return {module.TECH.id: module.TECH for module in modules_in(techs)}


@lru_cache(maxsize=1)
def all_ships() -> dict[str, Ship]:
    return {module.SHIP.id: module.SHIP for module in modules_in(ships)}


@lru_cache(maxsize=1)
def ways_to_win() -> dict[str, Callable[[Way], Near]]:
    """The aliens of the package with a way to win of their own, and how near they are to it."""
    asked = Rule.NEARNESS.name
    return {name: alien.standing[asked] for name, alien in all_aliens().items() if asked in alien.standing}


def registry_for(
    edition: str,
    classic: tuple[str, ...] = (),
    packs: Packs = (),
    tech_deck: tuple[str, ...] = (),
    more: tuple[str, ...] = (),
    reward_deck: Deck = (),
    special: tuple[str, ...] = (),
) -> Registry:
    """The content as one edition uses it, with these packs, techs, reward cards and special ships and the aliens of an
    expansion (`more`); the flares of some aliens in their classic version. Whoever asks for the same gets the same."""
    return _registry(edition, classic, packs, tech_deck, more, reward_deck, special)


@lru_cache(maxsize=32)
def _registry(
    edition: str,
    classic: tuple[str, ...],
    packs: Packs,
    tech_deck: tuple[str, ...],
    more: tuple[str, ...],
    reward_deck: Deck,
    special: tuple[str, ...],
) -> Registry:
    held = {face for face, _ in (dominion.REWARDS if more else reward_deck)}  # a card may be played as one of them
    return Registry(
        aliens_of(edition, packs, more),
        {**all_artifacts(), **{face: card for face, card in all_rewards().items() if face in held}},
        EDITIONS[edition].card_windows,
        apart=rulings.apart(),
        techs={name: all_techs()[name] for name in tech_deck if name in all_techs()},
        classic=classic,
        ships={name: all_ships()[name] for name in special},
    )
