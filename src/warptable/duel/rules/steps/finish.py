"""The end of a duel or contest: prize or effect, cleanup, and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...model.occurrences import Leaving
from ...model.windows import W
from ...verbs import frame as frames
from ...verbs import ships
from ..effects import carry_out
from ..prize import award
from ..roles import check_roles
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game


def prize(g: Game) -> Any:
    """D-D10-01..04: the prize, also after a win in step 6."""
    return award(g)


async def contest_effect(g: Game) -> None:
    """D-CNT-07: the winner of a contest resolves the text of the card."""
    result = g.frame.result
    assert result is not None
    await carry_out(g, result.winner, g.card.effects, g.card.id)


async def cleanup(g: Game) -> None:
    """D-D11-01..05: the loser retreats, cards are discarded, then roles are checked."""
    await window(g, W.CLEAN_FIRST)
    await _leave_planet(g)
    await window(g, W.CLEAN_CARDS)
    frames.sweep_cards(g)
    frames.close(g)
    check_roles(g)


async def _leave_planet(g: Game) -> None:
    """D-D11-01, D-D11-02: the winner's ships stay, the loser's retreat, unless a text says otherwise."""
    frame, result = g.frame, g.frame.result
    assert result is not None
    there = [g.ships(seat, frame.planet) for seat in (0, 1)]
    stay = there[:]
    if not g.card.switches.loser_stays:
        stay[result.loser] = 0
    event = Leaving(result.winner, result.loser, stay)
    await window(g, W.CLEAN_STAY, event)
    for seat in (result.loser, result.winner):
        ships.retreat(g, seat, there[seat] - event.stay[seat], frame.planet, "D-D11-01")


async def contest_cleanup(g: Game) -> None:
    """D-CNT-08: cards are discarded as in a duel."""
    await window(g, W.CLEAN_CARDS)
    frames.sweep_cards(g)
    frames.close(g)


async def over(g: Game) -> str:
    """The duel or contest is over; texts that come after it."""
    await window(g, W.OVER)
    frames.leave(g)
    return "destiny.end"
