"""Hands: refilling an empty one, and asking for cards of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warptable.kernel import PickSome, Prompt

from ..model import prompts
from ..verbs import cards

if TYPE_CHECKING:
    from ..game import Game


def draw_up(g: Game, seat: int, why: str, source: str) -> int:
    """Draw to the hand limit; how many were drawn."""
    missing = g.hand_limit(seat) - len(g.seats[seat].hand)
    return len(cards.draw(g, seat, missing, why, source))


def need_card(g: Game, seat: int) -> None:
    """D-HAND-05: whoever must use a card and has none draws up first. Never for a cost that is optional (D-GAP-21)."""
    if not g.seats[seat].hand:
        draw_up(g, seat, "zero", "D-HAND-05")


async def choose_cards(
    g: Game,
    seat: int,
    low: int,
    high: int,
    source: str,
    *,
    prompt: Prompt = prompts.DISCARD,
) -> tuple[int, ...]:
    """Cards of one's own hand, from `low` to `high` of them, if there are that many; secret."""
    there = g.seats[seat].hand[:]
    low, high = min(low, len(there)), min(high, len(there))
    if not high:
        return ()
    chosen: tuple[int, ...] = await PickSome(seat, prompt, source, there, low, high, secret=True)
    return chosen


async def discard(g: Game, seat: int, number: int, source: str) -> tuple[int, ...]:
    """Discard cards of one's choice, as a cost or by a text."""
    chosen = await choose_cards(g, seat, number, number, source)
    cards.discard(g, seat, chosen, "cost", source)
    return chosen
