"""Friendship: an envoy stands on a line of three places, ally of one seat, neutral, ally of the other (D-ENV-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warptable.kernel import PASS, Pick

from ..model import prompts
from ..model.occurrences import Friendship
from ..model.windows import W
from ..verbs import envoys
from .standing import Rule
from .windows import window

if TYPE_CHECKING:
    from ..game import Game

UNLIMITED = 99


async def befriend(g: Game, seat: int, source: str, *, may: bool = False) -> None:
    """Increase the friendship with an envoy of one's choice, also one on which it has no effect (D-GAP-23)."""
    await _choose(g, seat, +1, source, may)


async def unfriend(g: Game, seat: int, source: str, *, may: bool = False) -> None:
    """Decrease the friendship with an envoy of one's choice."""
    await _choose(g, seat, -1, source, may)


async def _choose(g: Game, seat: int, change: int, source: str, may: bool) -> None:
    icons = [envoy.icon for envoy in g.s.envoys]
    if not icons:
        return
    prompt = prompts.FRIEND_UP if change > 0 else prompts.FRIEND_DOWN
    icon = await Pick(seat, prompt, source, [PASS, *icons] if may else icons)
    if icon != PASS:
        await move(g, seat, icon, change, source)


async def move(g: Game, seat: int, icon: str, change: int, source: str) -> None:
    """D-ENV-03..08: move one envoy one place, if it is not at the end of the line; a rise may be cancelled. It is
    carried out in full, with what follows, before anything else is chosen (D-GAP-43)."""
    envoy = g.envoy(icon)
    goal = seat if change > 0 else 1 - seat
    if envoy.ally == goal:
        return
    event = Friendship(seat, icon, change)
    if change > 0:
        await window(g, W.FRIENDSHIP, event)
    if event.cancelled_by:
        envoys.stopped(g, seat, envoy, event.cancelled_by)
        return
    ally = envoys.shift(g, envoy, seat, change, source)
    if ally >= 0:
        await keep_within_limit(g, ally)


async def keep_within_limit(g: Game, seat: int) -> None:
    """D-ENV-09, D-ENV-10, D-MISC-05: a seat with more allies than it may have keeps one, after reading a newcomer."""
    allies = list(g.allies(seat))
    if len(allies) <= g.rule_for(seat, Rule.ENVOY_LIMIT, 1):
        return
    kept = await Pick(seat, prompts.KEEP_ENVOY, "D-ENV-09", [envoy.icon for envoy in allies])
    for envoy in allies:
        if envoy.icon != kept:
            envoys.make_neutral(g, envoy, "D-ENV-09")
