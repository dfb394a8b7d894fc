"""From the settings of a table and the people at it to a new game."""

from __future__ import annotations

from collections.abc import Sequence

import warptable

from ...encounter import facts
from ...encounter.content.registry import all_aliens, registry_for
from ...encounter.editions import edition_for
from ...encounter.model.state import State
from ...kernel import Rng, Session
from ..errors import Refused
from ..play.seats import SeatHolder
from .settings import TableSettings


def new_session(settings: TableSettings, aliens: Sequence[str] | None, seed: int) -> Session[State]:
    """A fresh game, with these aliens or with those that are dealt; uniform: being asked tells nobody anything.
    Raises Refused."""
    try:
        return warptable.new_game(
            settings.edition,
            settings.players,
            seed,
            aliens=aliens,
            variants=settings.variants,
            flares=None if settings.flares else (),
            pool=_pool(settings),
            uniform=True,
        )
    except ValueError:
        raise Refused("refused-players") from None


def choosable(settings: TableSettings) -> list[str]:
    """The aliens that may be at this table."""
    edition = edition_for(settings.edition, settings.variants, settings.players)
    return sorted({*edition.aliens} & {*all_aliens()})


def _pool(settings: TableSettings) -> list[str] | None:
    if settings.choice != "levels" or not choosable(settings):
        return None
    return [alien for alien in choosable(settings) if facts.aliens()[alien].level in settings.levels]


def picked(settings: TableSettings, seats: Sequence[SeatHolder], seed: int) -> tuple[str, ...] | None:
    """Free choice: what each picked; by chance, where nobody did, one that may meet the others. None: they are
    dealt."""
    aliens = choosable(settings)
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


def may_meet(settings: TableSettings, alien: str, others: Sequence[str]) -> bool:
    """May this alien be picked beside those?"""
    apart = registry_for(settings.edition).apart
    return alien in choosable(settings) and alien not in others and not any(o in apart.get(alien, ()) for o in others)
