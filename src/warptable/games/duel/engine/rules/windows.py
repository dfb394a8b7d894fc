"""Opening a window: the texts that apply act, leader before straggler, until nothing new applies (D-GAP-06)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, overload

from warptable.kernel import PASS, Pick, RuleBug
from warptable.kernel.moments import NO_WAIT, Moment, Occ

from ..model import prompts
from ..model.windows import W
from ..verbs.table import mark_used
from .abilities import Ability

if TYPE_CHECKING:
    from ..game import Game
    from .use import Use

MOST_USES = 60
Done = set[tuple[int, str]]
"""Seats and marks of what has acted or been passed in a window."""


@overload
def window(g: Game, moment: Moment[None]) -> Awaitable[None]: ...


@overload
def window(g: Game, moment: Moment[Occ], event: Occ) -> Awaitable[None]: ...


def window(g: Game, moment: Moment[Any], event: Any = None) -> Awaitable[None]:
    """Open a window, about what is happening. Where no text listens, or none applies, this is all that happens."""
    if g.active >> moment & 1:
        done: Done = set()
        order = g.order()
        for turn, seat in enumerate(order):
            here = _applying(g, seat, moment, event, done)
            if here:
                return _window(g, moment, event, order, turn, here, done)
    return NO_WAIT


async def _window(
    g: Game, moment: Moment[Any], event: Any, order: tuple[int, int], turn: int, here: list[Ability], done: Done
) -> None:
    """D-GAP-06: leader, then straggler; again, as long as something applies that has neither acted nor been passed. It
    begins with whose turn it is and what applies for them."""
    first: list[Ability] | None = here
    seats: tuple[int, ...] = order[turn:]
    while seats:
        acted = False
        for seat in seats:
            here = _applying(g, seat, moment, event, done) if first is None else first
            first = None
            while here:
                ability = _settled(here) or await _asked(g, seat, moment, here, done)
                if ability is None:
                    break
                acted = True
                done.add((seat, ability.mark))
                if len(done) > MOST_USES:
                    raise RuleBug(f"more than {MOST_USES} uses in {moment}, last {ability.id}")
                await carry_out(g, g.Use(g, seat, ability, event))
                here = _applying(g, seat, moment, event, done)
        seats = order if acted else ()


def _applying(g: Game, seat: int, moment: Moment[Any], event: Any, done: Done) -> list[Ability]:
    """What this seat must or may do now and has neither done nor passed."""
    here = []
    for ability in g.wiring.by_window[seat].get(moment, ()):
        if (seat, ability.mark) not in done:
            if applies(g, g.Use(g, seat, ability, event)):
                here.append(ability)
            elif ability.compares:
                done.add((seat, ability.mark))
    return here


def _settled(here: list[Ability]) -> Ability | None:
    """What comes next without a question: what must be done, if it is one thing, or if its place makes no difference
    (D-GAP-06)."""
    musts = [ability for ability in here if not ability.may]
    for ability in musts:
        if not ability.orderly:
            return ability
    return musts[0] if len(musts) == 1 else None


async def _asked(g: Game, seat: int, moment: Moment[Any], here: list[Ability], done: Done) -> Ability | None:
    """What this seat does next: of several things that it must do, it says which (D-GAP-06); then what it may do and
    wants."""
    musts = [ability for ability in here if not ability.may]
    if musts:
        answer = await Pick(seat, prompts.ORDER_USES, "D-GAP-06", [ability.id for ability in musts])
        return next(ability for ability in musts if ability.id == answer)
    if moment == W.REVEALED and g.frame.result is not None:
        return None  # after a win at once only what must be done is done
    source = here[0].id if len(here) == 1 else "D-GAP-06"
    answer = await Pick(seat, prompts.USE, source, [PASS, *(ability.id for ability in here)])
    if answer == PASS:
        done.update((seat, ability.mark) for ability in here)
        return None
    return next(ability for ability in here if ability.id == answer)


def applies(g: Game, use: Use[Any]) -> bool:
    """May or must this be used now?"""
    ability = use.ability
    if ability.once and _used(g, ability):
        return False
    return ability.when is None or ability.when(use)


def _used(g: Game, ability: Ability) -> bool:
    """Has it been used in the time in which it can be used once?"""
    if ability.once == "card":
        return ability.mark in g.s.used
    return ability.mark in (g.frame.used if ability.once == "duel" else g.frame.used_now)


async def carry_out(g: Game, use: Use[Any]) -> None:
    """Announce a use, remember it and do what it says."""
    ability = use.ability
    if ability.once:
        mark_used(g, ability.mark, ability.once)
    g.emit("used", ability.id, seat=use.seat, ability=ability.id)
    result = ability.effect(use)
    if result is not None:
        await result
