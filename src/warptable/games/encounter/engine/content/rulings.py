"""Rulings about two printed things: the only place where two of their names may meet. Each names its source."""

from itertools import chain

FORBIDDEN: tuple[tuple[str, str, str], ...] = (("gambler", "sorcerer", "printed on the Gambler's sheet"),)
"""Aliens that may not be in one game."""


def apart() -> dict[str, frozenset[str]]:
    """For each alien of such a pair, those it may not meet."""
    pairs = list(chain.from_iterable(((one, other), (other, one)) for one, other, _ in FORBIDDEN))
    return {alien: frozenset(other for one, other in pairs if one == alien) for alien, _ in pairs}
