"""From the settings of a table and the people at it to a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import warptable
from warptable.game import edition_facts, family_of
from warptable.kernel import Rng, Session
from warptable.kernel.packs import Packs
from warptable.lessons import begin, lesson_of

from ..errors import Refused
from ..play.seats import SeatHolder
from .settings import TableSettings

DEALT = ("three",)
"""Ways to choose an alien that the rules themselves must know; any other is what an edition does by itself."""


def new_session(
    settings: TableSettings, aliens: Sequence[str] | None, seed: int, packs: Packs = (), first: int | None = None
) -> Session[Any]:
    """A fresh game, with these aliens or with dealt ones, or that of a lesson. It is uniform: being asked tells nobody
    anything. `first`: the seat that begins a later game of a campaign. Raises Refused."""
    if (lesson := lesson_of(settings.lesson)) is not None:
        return begin(lesson, seed, uniform=True)
    pool = _pool(settings, packs)
    more: dict[str, Any] = {"deal": settings.way} if settings.way in DEALT else {}
    if edition_facts(settings.edition).older:
        more["older"] = settings.older
    try:
        return warptable.new_game(
            settings.edition,
            settings.players,
            seed,
            aliens=aliens,
            variants=settings.variants,
            flares=None if settings.flares else (),
            pool=pool,
            group=settings.group if settings.way == "groups" else "",
            packs=_fitting(settings, packs),
            first=first,
            uniform=True,
            **more,
        )
    except ValueError:
        raise (Refused("refused-players") if pool is None else Refused("refused-pool", n=len(pool))) from None


def _fitting(settings: TableSettings, packs: Packs) -> Packs:
    """The packs that bring something to this game: a table has all packs of its server, whatever is played there."""
    here = set(family_of(settings.edition).aliens_of(settings.edition, packs))
    return tuple(pack for pack in packs if here & set(pack.ids))


def choosable(settings: TableSettings, packs: Packs = ()) -> list[str]:
    """The aliens that may be at this table: those of the edition and those of its packs that find there what they
    need."""
    family = family_of(settings.edition)
    printed = family.dealt(settings.edition, tuple(settings.variants))
    if not printed:
        return []
    brought = [alien for pack in packs for alien in pack.ids]
    here = {*printed, *(set(brought) & set(family.aliens_of(settings.edition, packs)))}
    if boxes := settings.boxes:
        here = {alien for alien in here if family.set_of(alien) in boxes}
    return sorted(here - left_out(settings, packs).keys())


def left_out(settings: TableSettings, packs: Packs = ()) -> Mapping[str, str]:
    """The aliens that find something missing at this table, each with a word for what it needs."""
    family = family_of(settings.edition)
    return family.left_out(settings.edition, settings.players, settings.variants, flares=settings.flares, packs=packs)


def _pool(settings: TableSettings, packs: Packs) -> list[str] | None:
    """Where aliens are dealt by alert level: those with one of the chosen levels; where they are dealt from one box:
    those in it. Aliens of packs have neither, so they are never among them. None: no such restriction."""
    aliens = choosable(settings, packs)
    if not aliens or not (settings.way == "levels" or settings.boxes):
        return None
    if settings.way != "levels":
        return aliens
    level_of = family_of(settings.edition).level_of
    return [alien for alien in aliens if level_of(alien) in settings.levels]


def picked(
    settings: TableSettings, seats: Sequence[SeatHolder], seed: int, packs: Packs = ()
) -> tuple[str, ...] | None:
    """Free choice: the alien each player picked, and a random one that may meet the others for whoever picked none.
    None: aliens are dealt instead. Empty: nobody has a power."""
    if settings.way == "none":
        return ()
    aliens = choosable(settings, packs)
    if settings.way != "free" or not aliens:
        return None
    rng = Rng.seeded("table", seed)
    rng.shuffle(aliens)
    family = family_of(settings.edition)
    taken = [seat.alien for seat in seats if seat.alien]
    found: list[str] = []
    for seat in seats:
        if seat.alien:
            found.append(seat.alien)
            continue
        free = next(alien for alien in aliens if family.may_join(settings.edition, alien, taken, packs))
        taken.append(free)
        found.append(free)
    return tuple(found)


def may_meet(settings: TableSettings, alien: str, others: Sequence[str], packs: Packs = ()) -> bool:
    """May this alien be picked together with those?"""
    family = family_of(settings.edition)
    return alien in choosable(settings, packs) and family.may_join(settings.edition, alien, others, packs)
