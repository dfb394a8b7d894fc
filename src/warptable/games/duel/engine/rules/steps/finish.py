"""The end of a duel or contest: prize or effect, cleanup, and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...model.occurrences import Leaving
from ...model.windows import W
from ...verbs import frame as frames
from ...verbs import ships
from ..effects import carry_out
from ..roles import check_roles
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game

CLEANUP = 1 << W.CLEAN_FIRST | 1 << W.CLEAN_STAY | 1 << W.CLEAN_CARDS
"""The windows of step 11, as bits."""


async def contest_effect(g: Game) -> None:
    """D-CNT-07: the winner of a contest resolves the text of the card."""
    result = g.frame.result
    assert result is not None
    await carry_out(g, result.winner, g.card.effects, g.card.id)


def cleanup(g: Game) -> Any:
    """D-D11-01..05: the loser retreats, cards are discarded, then roles are checked."""
    if g.active & CLEANUP:
        return _cleanup(g)
    _leave_planet(g, _leaving(g))
    return _put_away(g)


async def _cleanup(g: Game) -> None:
    await window(g, W.CLEAN_FIRST)
    event = _leaving(g)
    await window(g, W.CLEAN_STAY, event)
    _leave_planet(g, event)
    await window(g, W.CLEAN_CARDS)
    _put_away(g)


def _leaving(g: Game) -> Leaving:
    """D-D11-01, D-D11-02: the winner's ships stay, the loser's retreat, unless the card says otherwise."""
    result = g.frame.result
    assert result is not None
    stay = list(g.s.ships[g.frame.planet])
    if not g.card.switches.loser_stays:
        stay[result.loser] = 0
    return Leaving(result.winner, result.loser, stay)


def _leave_planet(g: Game, event: Leaving) -> None:
    """Those that do not stay retreat."""
    planet = g.frame.planet
    for seat in (event.loser, event.winner):
        ships.retreat(g, seat, g.ships(seat, planet) - event.stay[seat], planet, "D-D11-01")


def _put_away(g: Game) -> None:
    """D-D11-03, D-D11-04: cards are discarded, the frame is closed, roles are checked."""
    frames.sweep_cards(g)
    frames.close(g)
    check_roles(g)


def contest_cleanup(g: Game) -> Any:
    """D-CNT-08: cards are discarded as in a duel."""
    return _contest_cleanup(g) if g.is_active(W.CLEAN_CARDS) else _put_away(g)


async def _contest_cleanup(g: Game) -> None:
    await window(g, W.CLEAN_CARDS)
    _put_away(g)


def over(g: Game) -> Any:
    """The duel or contest is over; texts that come after it."""
    if g.is_active(W.OVER):
        return _over(g)
    frames.leave(g)
    return "destiny.end"


async def _over(g: Game) -> str:
    await window(g, W.OVER)
    frames.leave(g)
    return "destiny.end"
