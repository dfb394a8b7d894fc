"""Knot: close results are ties, and ties are its own."""

from ..api import BOTH, Alien, Bout, BoutRule

ALIEN = Alien("knot")


@ALIEN.formula(BoutRule.TIE_BAND, header=BOTH)
def tangled(bout: Bout, seat: int) -> int:
    """Totals that differ by 3 or less are a tie."""
    return 3


@ALIEN.formula(BoutRule.WINS_TIES, header=BOTH)
def loose_ends(bout: Bout, seat: int) -> bool:
    """Wins ties, whoever is the straggler."""
    return True
