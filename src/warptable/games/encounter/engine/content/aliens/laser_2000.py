"""Laser as the edition of 2000 has it: chance chooses the opponent's encounter card."""

from ..api import Alien, LaysBlind, Role, Use, W

ALIEN = Alien("laser", edition="avalon")


@ALIEN.ability(W.SELECTION, role=Role.MAIN, must=True)
def blind(use: Use) -> None:
    """The opponent's encounter card is drawn blindly from its hand; nobody looks at it before the reveal."""
    use.impose(LaysBlind(use.opponent))
