"""Opening a window: everybody may use what applies, in conflict order, until a whole round is quiet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Generic, overload

from ...kernel import RuleBug
from ..model import prompts
from ..model.windows import Moment, Occ
from .playing import carry_out, chosen_use

if TYPE_CHECKING:
    from ..game import Game

MOST_USES = 200


_NOTHING: Any = iter(())  # an exhausted iterator stays exhausted, so one serves for all


class Quiet:
    """What a flow returns when there is nothing to wait for: awaiting it costs almost nothing."""

    __slots__ = ()

    def __await__(self) -> Any:
        return _NOTHING


QUIET = Quiet()


@overload
def window(g: Game, moment: Moment[None]) -> Awaitable[None]: ...


@overload
def window(g: Game, moment: Moment[Occ], event: Occ) -> Awaitable[None]: ...


def window(g: Game, moment: Moment[Any], event: Any = None) -> Awaitable[None]:
    """Open a window, about what is happening. Where nobody could act, this is all that happens."""
    return _window(g, moment, event) if g.active >> moment & 1 else QUIET


def windows(g: Game, *moments: Moment[None]) -> Awaitable[None]:
    """Open several windows, one after another."""
    active = g.active
    for moment in moments:
        if active >> moment & 1:
            return _windows(g, moments)
    return QUIET


def after(first: Awaitable[Any], then: Callable[[Game], Any], g: Game) -> Any:
    """Wait for `first`, then go on with `then`; at once where there is nothing to wait for."""
    return then(g) if first is QUIET else _after(first, then, g)


async def _after(first: Awaitable[Any], then: Callable[[Game], Any], g: Game) -> Any:
    await first
    following = then(g)
    return following if following is None or isinstance(following, str) else await following


async def _windows(g: Game, moments: tuple[Moment[None], ...]) -> None:
    for moment in moments:
        await window(g, moment)


async def _window(g: Game, moment: Moment[Occ], event: Occ) -> None:
    """F-TIMING-2, F-TIMING-5: seats act in conflict order, fixed while the window is open; for one seat
    mandatory uses come before optional ones. It goes round until everybody has passed since the last use. Nothing
    answers the same event twice."""
    order = g.order()
    turn = Turn(moment, event)
    passed = at = 0
    while passed < len(order):
        seat, before = order[at % len(order)], turn.uses
        if g.masks[seat] >> moment & 1:
            await _turn_of(g, seat, turn)
        passed = passed + 1 if turn.uses == before else 1
        at += 1


@overload
def window_of(g: Game, seat: int, moment: Moment[None]) -> Awaitable[None]: ...


@overload
def window_of(g: Game, seat: int, moment: Moment[Occ], event: Occ) -> Awaitable[None]: ...


def window_of(g: Game, seat: int, moment: Moment[Any], event: Any = None) -> Awaitable[None]:
    """A moment that concerns one seat only (it is about to send ships, to answer, to draw a new hand)."""
    return _turn_of(g, seat, Turn(moment, event)) if g.masks[seat] >> moment & 1 else QUIET


class Turn(Generic[Occ]):
    """What has been used in a window so far, and what has already answered its event."""

    __slots__ = ("done", "event", "moment", "uses")

    def __init__(self, moment: Moment[Occ], event: Occ) -> None:
        self.moment = moment
        self.event = event
        self.uses = 0
        self.done: set[tuple[int, str]] = set()


async def _turn_of(g: Game, seat: int, turn: Turn[Occ]) -> None:
    """One seat uses what it must and may, until it passes or has nothing left."""
    moment, event = turn.moment, turn.event
    here = prompts.WINDOWS[moment]
    while g.masks[seat] >> moment & 1:
        use = await chosen_use(g, seat, moment, event, done=turn.done)
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
