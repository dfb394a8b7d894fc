"""Readying and spending tactics of the owner's choice."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from warptable.kernel import PickSome, Prompt

from ..model import prompts
from ..verbs import tactics

if TYPE_CHECKING:
    from ..game import Game


async def ready(g: Game, seat: int, number: int, source: str, *, but: Collection[int] = ()) -> tuple[int, ...]:
    """D-TAC-09: ready so many spent tactics, as many as there are; which, the owner chooses."""
    there = [tactic for tactic in g.spent(seat) if tactic not in but]
    chosen = await _choose(seat, there, number, prompts.READY, source)
    tactics.ready(g, seat, chosen, source)
    return chosen


async def spend(g: Game, seat: int, number: int, source: str, *, but: Collection[int] = ()) -> tuple[int, ...]:
    """Spend so many readied tactics, as many as there are; which, the owner chooses."""
    there = [tactic for tactic in g.readied(seat) if tactic not in but]
    chosen = await _choose(seat, there, number, prompts.SPEND, source)
    tactics.spend(g, seat, chosen, source)
    return chosen


async def _choose(seat: int, there: list[int], number: int, prompt: Prompt, source: str) -> tuple[int, ...]:
    if len(there) <= number:
        return tuple(there)
    chosen: tuple[int, ...] = await PickSome(seat, prompt, source, there, number, number)
    return chosen
