"""Underdog: a plan that is far too high for it loses."""

from ..api import BOTH, Alien, Use, W, printed, win_at_once

ALIEN = Alien("underdog")
TAMED = "tamed-underdog"


def overpowered(use: Use[None]) -> bool:
    """Is the opponent's plan higher by 11 (by 20 at tables that tame the Underdog)? Printed values count."""
    margin = 20 if TAMED in use.g.s.variants else 11
    revealed = all(laid.cards for laid in use.frame.laid)
    return revealed and printed(use, use.other) - printed(use, use.seat) >= margin


@ALIEN.ability(W.REVEALED, header=BOTH, when=overpowered, compares=True)
def fair_adjustment(use: Use[None]) -> None:
    """The Underdog wins at once: no reinforcements are played, and no comparison changes it."""
    win_at_once(use, (printed(use, 0), printed(use, 1)))
