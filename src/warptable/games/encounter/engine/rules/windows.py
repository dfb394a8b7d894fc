"""Opening a window: everybody may use what applies, in conflict order, until a whole round is quiet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Generic, overload

from warptable.kernel import RuleBug
from warptable.kernel.moments import NO_WAIT, Moment, Occ

from ..model import prompts
from ..model.constraints import Later
from .playing import carry_out, choose_use, do_later, open_uses
from .usable import Uses

if TYPE_CHECKING:
    from ..game import Game

MOST_USES = 200


@overload
def window(g: Game, moment: Moment[None]) -> Awaitable[None]: ...


@overload
def window(g: Game, moment: Moment[Occ], event: Occ) -> Awaitable[None]: ...


def window(g: Game, moment: Moment[Any], event: Any = None) -> Awaitable[None]:
    """Open a window, about what is happening. Where nobody has anything to use, this is all that happens."""
    if g.active >> moment & 1:
        if g.e.constraints and (due := [held for held in g.e.all_of(Later) if held.window == moment]):
            return _later_first(g, due, moment, event)
        order = g.order()
        for at, seat in enumerate(order):
            if (uses := open_uses(g, seat, moment, event)) is not None:
                return _window(g, Turn(moment, event), order, at, uses)
    return NO_WAIT


async def _later_first(g: Game, due: list[Later], moment: Moment[Any], event: Any) -> None:
    """What cards do now that were played before comes first, in the order of play."""
    for held in due:
        await do_later(g, held)
    await window(g, moment, event)


def windows(g: Game, *moments: Moment[None]) -> Awaitable[None]:
    """Open several windows, one after another."""
    active = g.active
    for moment in moments:
        if active >> moment & 1:
            return _windows(g, moments)
    return NO_WAIT


def after(first: Awaitable[Any], then: Callable[[Game], Any], g: Game) -> Any:
    """Wait for `first`, then go on with `then`; at once where there is nothing to wait for."""
    return then(g) if first is NO_WAIT else _after(first, then, g)


async def _after(first: Awaitable[Any], then: Callable[[Game], Any], g: Game) -> Any:
    await first
    following = then(g)
    return following if following is None or isinstance(following, str) else await following


async def _windows(g: Game, moments: tuple[Moment[None], ...]) -> None:
    for moment in moments:
        await window(g, moment)


async def _window(g: Game, turn: Turn[Occ], order: tuple[int, ...], at: int, uses: tuple[Uses, Uses] | None) -> None:
    """F-TIMING-2, F-TIMING-5: seats act in conflict order, fixed while the window is open; for one seat
    mandatory uses come before optional ones. It goes round until everybody has passed since the last use. Nothing
    answers the same event twice. `at` is the place of the first seat that has something to use: `uses`."""
    passed = at
    while True:
        seat, before = order[at % len(order)], turn.uses
        if uses is not None:
            await _turn_of(g, seat, turn, uses)
        passed = passed + 1 if turn.uses == before else 1
        if passed == len(order):
            return
        at += 1
        uses = open_uses(g, order[at % len(order)], turn.moment, turn.event, turn.done)


@overload
def window_of(g: Game, seat: int, moment: Moment[None]) -> Awaitable[None]: ...


@overload
def window_of(g: Game, seat: int, moment: Moment[Occ], event: Occ) -> Awaitable[None]: ...


def window_of(g: Game, seat: int, moment: Moment[Any], event: Any = None) -> Awaitable[None]:
    """A moment that concerns one seat only (it is about to send ships, to answer, to draw a new hand)."""
    uses = open_uses(g, seat, moment, event)
    return NO_WAIT if uses is None else _turn_of(g, seat, Turn(moment, event), uses)


class Turn(Generic[Occ]):
    """What has been used in a window so far, and what has already answered its event."""

    __slots__ = ("done", "event", "moment", "uses")

    def __init__(self, moment: Moment[Occ], event: Occ) -> None:
        self.moment = moment
        self.event = event
        self.uses = 0
        self.done: set[tuple[int, str]] = set()


async def _turn_of(g: Game, seat: int, turn: Turn[Occ], uses: tuple[Uses, Uses] | None) -> None:
    """One seat uses what it must and may, until it passes or has nothing left."""
    moment, event = turn.moment, turn.event
    here = prompts.WINDOWS[moment]
    while uses is not None:
        use = await choose_use(seat, moment, uses)
        if use is None:
            return
        if use.ability.secret is not None:  # to the others like a pass: no second question, no further round
            await carry_out(g, use)
            return
        turn.uses += 1
        if event is not None:
            turn.done.add((seat, use.ability.id))
        if turn.uses > MOST_USES:
            raise RuleBug(f"more than {MOST_USES} uses in {here}, last {use}")
        await carry_out(g, use)
        uses = open_uses(g, seat, moment, event, turn.done)
