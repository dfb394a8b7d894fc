"""Checks after every batch of moves: colonies, powers, victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import GoTo
from ..verbs.powers import check_power

if TYPE_CHECKING:
    from ..game import Game

GAME_END = "game.end"


def check(g: Game) -> None:
    """F-POWER-1, F-RES-11, F-GOAL-9: what changed colonies mean. Claims of one batch share the victory.

    During resolution the game ends only when everything is paid; outside it ends at once.
    """
    dirty = g.dirty
    if not dirty:
        return
    g.dirty = 0
    claimed = False
    for seat, player in enumerate(g.seats):
        if dirty >> seat & 1:
            g.emit("colonies", "F-RES-11", seat=seat, foreign=player.foreign, home=player.home)
            check_power(g, seat)
            if player.foreign >= g.edition.colonies_to_win and seat not in g.s.claims:
                g.s.claims.append(seat)
                claimed = True
                g.emit("claim", "F-GOAL-2", seat=seat, foreign=player.foreign)
    if claimed and not g.s.step.startswith("resolution."):
        raise GoTo(GAME_END)
