"""Between two destiny cards: roles, victory, hands (D-GAP-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warptable.kernel import PickSome, Together

from ...model import prompts
from ...verbs import cards, table
from ..hands import draw_up
from ..roles import check_roles, winners

if TYPE_CHECKING:
    from ...game import Game


def wins(g: Game) -> str | None:
    """D-WIN-01..04, D-WIN-07: whoever meets a condition now has won; several share the win."""
    held = g.counts()
    check_roles(g, held)
    seats, way = winners(g, held)
    if not seats and g.s.limit and g.s.cards >= g.s.limit:
        return _stop(g)
    if not seats:
        return None
    table.claim(g, seats, way)
    g.emit("game_over", "D-WIN-03" if len(seats) == 2 else "D-WIN-02", winners=seats, way=way)
    return ""


def _stop(g: Game) -> str:
    """D-GAP-44: simulations stop; more planets win, with equally many nobody does."""
    held = [g.count(0), g.count(1)]
    seats = [] if held[0] == held[1] else [held.index(max(held))]
    table.claim(g, seats, "limit" if seats else "none")
    g.emit("game_over", "D-GAP-44", winners=seats, way=g.s.way)
    return ""


def hands(g: Game) -> Any:
    """D-HAND-02, D-HAND-04, D-HAND-07: an empty hand is refilled, then hands above the limit are cut down."""
    over = []
    for seat in g.order():
        hand = g.seats[seat].hand
        if not hand:
            draw_up(g, seat, "zero", "D-HAND-04")
        elif len(hand) > g.hand_limit(seat):
            over.append(seat)
    return _cut(g, over) if over else None


async def _cut(g: Game, seats: list[int]) -> None:
    """Both choose at the same time, in secret."""
    asked = []
    for seat in seats:
        hand = g.seats[seat].hand[:]
        number = len(hand) - g.hand_limit(seat)
        asked.append(PickSome(seat, prompts.HAND_LIMIT, "D-HAND-02", hand, number, number, secret=True))
    answers = await Together(asked)
    for seat, chosen in zip(seats, answers, strict=True):
        cards.discard(g, seat, chosen, "limit", "D-HAND-02")
