"""Who wins: a pure function in ordered stages (faces, totals, automatic wins, the upset last of all)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.cards import CardType
from ..model.encounter import Kind, Result
from ..model.layers import Layer
from ..model.roles import DEFENSE, OFFENSE
from .totals import faces, total

if TYPE_CHECKING:
    from ..game import Game


def outcome(g: Game) -> Result:
    """The result of the revealed cards. A deal is only announced here; the talks decide it."""
    e = g.e
    off, deff = faces(g)
    shown = (off.type.value, deff.type.value)
    if off.type is CardType.MORPH and deff.type is CardType.MORPH:
        return Result("both_lost", how="faces", faces=shown)  # F-MORPH-3
    winner, how, margin = -1, "", -1
    if automatic := e.all_of(Kind.WINS):
        winner, how = automatic[0].side, "automatic"
    elif off.type is deff.type is CardType.NEGOTIATE:
        return Result("deal", how="faces", faces=shown)  # F-REVEAL-6
    elif off.type is CardType.ATTACK and deff.type is CardType.ATTACK:
        mine, theirs = total(g, OFFENSE).value, total(g, DEFENSE).value
        margin, how = abs(mine - theirs), "totals"
        if any(modifier.layer == Layer.COMPARE for modifier in e.modifiers):
            mine, theirs = -mine, -theirs
        winner = OFFENSE if mine > theirs else DEFENSE  # F-REVEAL-4: a tie goes to the defense
    else:
        winner = OFFENSE if off.type is CardType.ATTACK else DEFENSE  # F-REVEAL-5
        how = "faces"
    upset = any(modifier.layer == Layer.UPSET for modifier in e.modifiers)
    if upset:
        winner = 1 - winner
    return Result("won", winner, how, margin, shown, upset)
