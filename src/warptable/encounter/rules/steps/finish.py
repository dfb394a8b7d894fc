"""The end of an encounter, and whether another follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Pick
from ...model.windows import Window
from ...verbs import encounter as encounter_verbs
from ...verbs.cards import slots_to_hands
from ...verbs.powers import end_zaps, return_lent
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game

ENCOUNTERS_A_TURN = 2


async def end(g: Game) -> str:
    """F-SECOND-1..6, F-TURN-2, F-TURN-4: after a success the offense may have a second encounter."""
    e = g.e
    slots_to_hands(g)
    if e.destiny:
        g.s.destiny_discard.append(e.destiny)
        e.destiny = ""
    await window(g, Window.ENCOUNTER_CLOSED)
    return_lent(g)
    end_zaps(g)
    await window(g, Window.ENCOUNTER_END)
    await window(g, Window.FREE_8)
    end_zaps(g)
    g.emit("encounter_over", "F-TURN-2", seat=e.offense)
    if e.outer:
        return encounter_verbs.close(g)
    if successful(g) and e.number < ENCOUNTERS_A_TURN and _has_card(g):
        choice = await Pick(e.offense, "second-encounter", "F-SECOND-1", ["stop", "go-on"])
        if choice == "go-on":
            encounter_verbs.begin(g, e.offense, e.number + 1)
            return "regroup.start"
    return "turn.end"


def _has_card(g: Game) -> bool:
    """F-SECOND-5, A-SECOND-1: not without an encounter card in hand."""
    return not g.edition.second_needs_card or g.has_encounter_card(g.e.offense)


def successful(g: Game) -> bool:
    """F-SECOND-1, F-SECOND-2: won by the offense, a deal made, or a success without winner."""
    result = g.e.result
    if result is None:
        return False
    return result.kind in ("deal", "success") or (result.kind == "won" and result.winner == 0)
