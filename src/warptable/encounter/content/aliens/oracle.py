"""Oracle: the opponent selects first, and openly."""

from ..api import Alien, Role, Use, W

ALIEN = Alien("oracle")


@ALIEN.ability(W.SELECTION, role=Role.MAIN, must=True)
def foresee(use: Use) -> None:
    use.e.first_selector = use.opponent
