"""Hybrid: two plans breed a number, one gives the tens and one the ones."""

from ..api import BOTH, Alien, Rule, Use

ALIEN = Alien("hybrid")


@ALIEN.rule(Rule.BREEDS, header=BOTH)
def cross_breed(use: Use) -> bool:
    """Two plans may be laid; which gives what is picked at the reveal."""
    return True
