"""Who is leader, and who has won by what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..verbs.table import change_roles
from .standing import Rule

if TYPE_CHECKING:
    from ..game import Game


def check_roles(g: Game, held: tuple[int, int] | None = None) -> None:
    """D-LEAD-02, D-LEAD-03, D-GAP-15: the straggler with more planets becomes the leader, at once; but not from the
    beginning of a duel to its cleanup. `held`: how many planets each seat has, if that is known."""
    frame = g.s.frame
    if frame is not None and frame.kind == "duel" and not frame.closed:
        return
    leader = g.s.leader
    if held is None:
        held = g.counts()
    if held[1 - leader] > held[leader]:
        change_roles(g)


def winners(g: Game, held: tuple[int, int]) -> tuple[list[int], str]:
    """D-GAP-10, D-GAP-11: who wins in the check before the next destiny card, and how; other ways come first, and
    claims of one check share the win. `held`: how many planets each seat has."""
    claims: dict[int, str] = {}
    for seat in (0, 1):
        for use, answer in g.rules_of(seat, Rule.CLAIMS):
            if answer(use):
                claims.setdefault(seat, use.ability.source)
        if held[seat] >= g.planets_to_win(seat):
            claims.setdefault(seat, "planets")
    return sorted(claims), claims[min(claims)] if claims else ""
