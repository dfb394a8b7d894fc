"""Sponge: every ship it lost in this duel adds to its clout."""

from ..api import DUELS, Alien, Bout

ALIEN = Alien("sponge")


@ALIEN.clout(header=DUELS)
def soak_it_up(bout: Bout, seat: int) -> int:
    """All ships destroyed since step 1 count, also before a restart."""
    return 3 * bout.destroyed[seat]
