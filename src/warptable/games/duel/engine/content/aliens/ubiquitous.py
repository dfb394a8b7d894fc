"""Ubiquitous: leaves a ship wherever it loses, and needs more planets to win."""

from ..api import ALWAYS, DUELS, Alien, Leaving, Rule, Use, W

ALIEN = Alien("ubiquitous")
MOST = 2


def could_stay(use: Use[Leaving]) -> bool:
    """Lost, and at least two ships are about to retreat."""
    return use.lost() and use.event.stay[use.seat] == 0 and use.ships() > 1


@ALIEN.ability(W.CLEAN_STAY, header=DUELS, may=True, when=could_stay)
def foothold(use: Use[Leaving]) -> None:
    """One ship stays on the planet, which both control then."""
    use.event.stay[use.seat] = 1


@ALIEN.ability(W.CLEAN_STAY, header=DUELS, when=lambda use: use.won() and use.event.stay[use.seat] > MOST)
def spread_thin(use: Use[Leaving]) -> None:
    """After a victory two ships stay at most."""
    use.event.stay[use.seat] = MOST


@ALIEN.rule(Rule.PLANETS_TO_WIN, header=ALWAYS)
def everywhere(use: Use) -> int:
    """Six planets win."""
    return 6
