"""Opening a window: the texts that apply act, leader before straggler, until nothing new applies (D-GAP-06)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, overload

from ...kernel import PASS, Pick, RuleBug
from ...kernel.moments import QUIET, Moment, Occ
from ..model import prompts
from ..model.windows import W
from ..verbs.table import mark_used
from .abilities import Ability
from .use import Use

if TYPE_CHECKING:
    from ..game import Game

MOST_USES = 60


@overload
def window(g: Game, moment: Moment[None]) -> Awaitable[None]: ...


@overload
def window(g: Game, moment: Moment[Occ], event: Occ) -> Awaitable[None]: ...


def window(g: Game, moment: Moment[Any], event: Any = None) -> Awaitable[None]:
    """Open a window, about what is happening. Where no text listens, this is all that happens."""
    return _window(g, moment, event) if g.active >> moment & 1 else QUIET


async def _window(g: Game, moment: Moment[Any], event: Any) -> None:
    """D-GAP-06: leader, then straggler; again, as long as something applies that has neither acted nor been passed."""
    done: set[tuple[int, str]] = set()
    order = g.order()
    acted = True
    while acted:
        acted = False
        for seat in order:
            while (ability := await _next(g, seat, moment, event, done)) is not None:
                acted = True
                done.add((seat, ability.mark))
                if len(done) > MOST_USES:
                    raise RuleBug(f"more than {MOST_USES} uses in {moment}, last {ability.id}")
                await carry_out(g, Use(g, seat, ability, event))


async def _next(g: Game, seat: int, moment: Moment[Any], event: Any, done: set[tuple[int, str]]) -> Ability | None:
    """What this seat does next: what it must, in the order it likes, then what it may and wants."""
    here = []
    for ability in g.wiring.by_window[seat].get(moment, ()):
        if (seat, ability.mark) not in done:
            if applies(g, Use(g, seat, ability, event)):
                here.append(ability)
            elif ability.compares:
                done.add((seat, ability.mark))
    musts = [ability for ability in here if not ability.may]
    if musts:
        return await _first_of(seat, musts)
    if not here or (moment == W.REVEALED and g.frame.result is not None):
        return None  # after a win at once only what must be done is done
    source = here[0].id if len(here) == 1 else "D-GAP-06"
    answer = await Pick(seat, prompts.USE, source, [PASS, *(ability.id for ability in here)])
    if answer == PASS:
        done.update((seat, ability.mark) for ability in here)
        return None
    return next(ability for ability in here if ability.id == answer)


async def _first_of(seat: int, musts: list[Ability]) -> Ability:
    """D-GAP-06: each player orders their own texts. Those whose place makes no difference come first."""
    for ability in musts:
        if not ability.orderly:
            return ability
    if len(musts) == 1:
        return musts[0]
    answer = await Pick(seat, prompts.ORDER_USES, "D-GAP-06", [ability.id for ability in musts])
    return next(ability for ability in musts if ability.id == answer)


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
