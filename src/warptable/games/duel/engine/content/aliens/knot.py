"""Knot: close results are ties, and ties are its own."""

from ..api import BOTH, Alien, Bout

ALIEN = Alien("knot")


@ALIEN.formula("tie_band", header=BOTH)
def tangled(bout: Bout, seat: int) -> int:
    """Totals that differ by 3 or less are a tie."""
    return 3


@ALIEN.formula("wins_ties", header=BOTH)
def loose_ends(bout: Bout, seat: int) -> bool:
    """Wins ties, whoever is the straggler."""
    return True
