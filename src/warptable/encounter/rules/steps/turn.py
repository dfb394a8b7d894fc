"""Start and end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...model.windows import Window
from ...verbs import encounter as encounter_verbs
from ..hands import new_hand
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game


async def start(g: Game) -> None:
    """F-TURN-1, F-START-1..4: the offense needs an encounter card, or draws a new hand."""
    s = g.s
    s.turn += 1
    encounter_verbs.begin(g, s.player, 1)
    g.emit("turn", "F-TURN-1", seat=s.player, turn=s.turn)
    await window(g, Window.TURN_VARIANT)
    if not g.has_encounter_card(s.player):
        await new_hand(g, s.player, Window.TURN_HAND, "F-START-2")


async def ready(g: Game) -> None:
    """Any due new hand is drawn."""
    await window(g, Window.TURN_START)
    await window(g, Window.FREE_0)


def end(g: Game) -> str:
    """F-TURN-1: turns pass to the left."""
    g.s.player = (g.s.player + 1) % g.n
    return "turn.start"


def game_end(g: Game) -> str:
    """F-GOAL-2, F-SHARED-1: everybody who met the condition in the same batch wins together."""
    g.emit("game_over", "F-SHARED-1" if len(g.s.claims) > 1 else "F-GOAL-2", winners=sorted(g.s.claims))
    return ""
