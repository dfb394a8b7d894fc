"""Hybrid: two plans breed a number, one gives the tens and one the ones."""

from ..api import BOTH, Alien, Game

ALIEN = Alien("hybrid")


@ALIEN.rule("breeds", header=BOTH)
def cross_breed(g: Game, seat: int) -> bool:
    """Two plans may be laid; which gives what is picked at the reveal."""
    return True
