"""Uber-Reserve: has more reinforcements, and they help it twice."""

from ..api import BOTH, SETUP, Alien, Bout, BoutRule, Played, Use, W

ALIEN = Alien("uber-reserve")


@ALIEN.ability(W.SETUP, header=SETUP)
def standing_army(use: Use) -> None:
    """Three reinforcements beyond the opening hand."""
    use.gain_reinforcements(3)


@ALIEN.formula(BoutRule.FACTOR, header=BOTH)
def uber_help(bout: Bout, seat: int, extra: Played) -> int:
    """Reinforcements on one's own clout count double."""
    return 2 if extra.on == seat else 1
