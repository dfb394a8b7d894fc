"""Underdog: a plan that is far too high for it loses."""

from ..api import BOTH, Alien, Bout, BoutRule, Use, W, printed

ALIEN = Alien("underdog")
TAMED = "tamed-underdog"


@ALIEN.formula(BoutRule.UPSETS, header=BOTH, name="fair-adjustment")
def overpowered(bout: Bout, seat: int) -> bool:
    """Is the opponent's plan higher by 11 (by 20 at tables that tame the Underdog)? Printed values count."""
    mine, theirs = bout.slots[seat], bout.slots[1 - seat]
    margin = 20 if TAMED in bout.variants else 11
    return bool(mine.main and theirs.main) and printed(theirs) - printed(mine) >= margin


@ALIEN.ability(W.REVEALED, header=BOTH, when=lambda use: overpowered(use.bout(), use.seat), compares=True)
def fair_adjustment(use: Use) -> None:
    """The Underdog wins at once: no reinforcements are played, and no comparison changes it."""
    use.win_at_once()
