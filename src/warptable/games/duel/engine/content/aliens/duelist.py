"""Duelist: a good parry strikes back, and answering a blast impresses."""

from ..api import DUELS, Alien, Bout, BoutRule, HalfKind

ALIEN = Alien("duelist")


@ALIEN.formula(BoutRule.RIPOSTES, header=DUELS)
def riposte(bout: Bout, seat: int) -> bool:
    """A shield above the opponent's blast destroys as many ships as the difference."""
    return True


@ALIEN.clout(header=DUELS)
def flourish(bout: Bout, seat: int) -> int:
    """5 clout if the opponent revealed a blast and the Duelist a blast or a shield, in the last round."""
    theirs = any(kind == HalfKind.BLAST for kind, _ in bout.halves[1 - seat])
    own = any(kind in (HalfKind.BLAST, HalfKind.SHIELD) for kind, _ in bout.halves[seat])
    return 5 if theirs and own else 0
