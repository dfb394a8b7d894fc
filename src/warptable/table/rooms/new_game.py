"""From the settings of a table and the people at it to a new game."""

from __future__ import annotations

from collections.abc import Sequence

import warptable

from ...encounter import facts
from ...encounter.content.registry import aliens_of, registry_for
from ...encounter.editions import edition_for
from ...encounter.model.state import State
from ...kernel import Rng, Session
from ...kernel.packs import Packs
from ..errors import Refused
from ..play.seats import SeatHolder
from .settings import TableSettings


def new_session(settings: TableSettings, aliens: Sequence[str] | None, seed: int, packs: Packs = ()) -> Session[State]:
    """A fresh game, with these aliens or with dealt ones. It is uniform: being asked tells nobody anything. Raises
    Refused."""
    try:
        return warptable.new_game(
            settings.edition,
            settings.players,
            seed,
            aliens=aliens,
            variants=settings.variants,
            flares=None if settings.flares else (),
            pool=_pool(settings, packs),
            packs=packs,
            uniform=True,
        )
    except ValueError:
        raise Refused("refused-players") from None


def choosable(settings: TableSettings, packs: Packs = ()) -> list[str]:
    """The aliens that may be at this table: those of the edition, and those of its packs."""
    edition = edition_for(settings.edition, settings.variants, settings.players)
    if not edition.aliens:
        return []
    brought = [alien for pack in packs for alien in pack.ids]
    return sorted({*edition.aliens, *brought} & aliens_of(settings.edition, packs).keys())


def _pool(settings: TableSettings, packs: Packs) -> list[str] | None:
    """Where aliens are dealt by alert level: those with one of the chosen levels. Aliens of packs have no level, so
    they are never among them. None: no restriction by level."""
    if settings.choice != "levels" or not choosable(settings, packs):
        return None
    known = facts.aliens()
    return [alien for alien in choosable(settings, packs) if alien in known and known[alien].level in settings.levels]


def picked(
    settings: TableSettings, seats: Sequence[SeatHolder], seed: int, packs: Packs = ()
) -> tuple[str, ...] | None:
    """Free choice: the alien each player picked, and a random one that may meet the others for whoever picked none.
    None: aliens are dealt instead."""
    aliens = choosable(settings, packs)
    if settings.choice != "free" or not aliens:
        return None
    rng = Rng.seeded("table", seed)
    rng.shuffle(aliens)
    apart = registry_for(settings.edition).apart
    taken = [seat.alien for seat in seats if seat.alien]
    found: list[str] = []
    for seat in seats:
        if seat.alien:
            found.append(seat.alien)
            continue
        free = next(a for a in aliens if a not in taken and not any(b in apart.get(a, ()) for b in taken))
        taken.append(free)
        found.append(free)
    return tuple(found)


def may_meet(settings: TableSettings, alien: str, others: Sequence[str], packs: Packs = ()) -> bool:
    """May this alien be picked together with those?"""
    registry = registry_for(settings.edition, (), packs)
    return alien in choosable(settings, packs) and registry.may_join(alien, others)
