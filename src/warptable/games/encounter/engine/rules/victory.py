"""Checks after every batch of moves: colonies, powers, victory."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from warptable.kernel import GoTo
from warptable.kernel.moments import NO_WAIT

from ..model.occurrences import ColonyGained, ColonyLost, PowerLost
from ..model.windows import W
from ..verbs.encounter import claim_victory
from ..verbs.powers import check_power
from .windows import window

if TYPE_CHECKING:
    from ..game import Game

GAME_END = "game.end"
REACTIONS = 1 << W.COLONY_GAINED | 1 << W.COLONY_LOST | 1 << W.POWER_OFF


def claim(g: Game, seat: int, source: str) -> None:
    """An effect makes this seat a winner: at once, or when everything of the resolution is paid."""
    if seat not in g.s.claims:
        claim_victory(g, seat)
        g.emit("claim_by_effect", source, seat=seat)
    if not g.s.step.startswith("resolution."):
        raise GoTo(GAME_END)


def powers_gone(g: Game) -> list[PowerLost]:
    """F-POWER-2: the powers that are gone with ships just picked up, before anything else is checked."""
    seats = sorted({seat for seat, _, _ in g.changes})
    return [PowerLost(seat, sheet) for seat in seats for sheet in check_power(g, seat)]


def check(g: Game, gone: Sequence[PowerLost] = ()) -> Awaitable[None]:
    """F-POWER-1, F-RES-11, F-GOAL-9: what changed colonies mean, with the powers that were `gone` before. Claims of one
    batch share the victory.

    During resolution the game ends only when everything is paid; outside it ends at once. Then others may
    react to each colony and each lost power.
    """
    changes = g.changes
    if not changes and not gone:
        return NO_WAIT
    g.changes = []
    lost, claimed = _recount(g, sorted({seat for seat, _, _ in changes}))
    if claimed and not g.s.step.startswith("resolution."):
        raise GoTo(GAME_END)
    return _reactions(g, changes, [*gone, *lost]) if g.active & REACTIONS else NO_WAIT


def _recount(g: Game, seats: list[int]) -> tuple[list[PowerLost], bool]:
    """The markers of these seats, their powers, their claims to victory."""
    lost: list[PowerLost] = []
    claimed = False
    for seat in seats:
        player = g.seats[seat]
        g.emit("colonies", "F-RES-11", seat=seat, foreign=player.foreign, home=player.home)
        lost += [PowerLost(seat, sheet) for sheet in check_power(g, seat)]
        if player.foreign >= g.edition.colonies_to_win and seat not in g.s.claims:
            claim_victory(g, seat)
            claimed = True
            g.emit("claim", "F-GOAL-2", seat=seat, foreign=player.foreign)
    return lost, claimed


async def _reactions(g: Game, changes: list[tuple[int, int, int]], lost: list[PowerLost]) -> None:
    """What a colony lost and founded again in one batch comes to is nothing."""
    net: dict[tuple[int, int], int] = {}
    for seat, planet, change in changes:
        net[seat, planet] = net.get((seat, planet), 0) + change
    for (seat, planet), change in sorted(net.items()):
        if change > 0:
            await window(g, W.COLONY_GAINED, ColonyGained(seat, planet))
        elif change < 0:
            await window(g, W.COLONY_LOST, ColonyLost(seat, planet))
    for event in lost:
        await window(g, W.POWER_OFF, event)
