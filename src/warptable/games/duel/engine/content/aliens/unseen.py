"""Unseen: its ships arrive late, and it scares with fewer."""

from ..api import DUELS, Alien, Bout, Rule, Use

ALIEN = Alien("unseen")


@ALIEN.rule(Rule.LATE_DIAL, header=DUELS)
def out_of_sight(use: Use) -> bool:
    """The dial stays hidden until tactics are about to be revealed."""
    return True


@ALIEN.clout(header=DUELS)
def boo(bout: Bout, seat: int) -> int:
    """Fewer ships sent by hidden dial than the opponent sent: 3 clout."""
    return 3 if seat in bout.hidden and bout.sent[seat] < bout.sent[1 - seat] else 0
