"""Loser: before cards are chosen, may turn the result round; both must then attack if they can."""

from ..api import Alien, Layer, Modifier, Role, Use, W

ALIEN = Alien("loser")


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
def upset(use: Use) -> None:
    use.e.attack_only = True
    use.g.modify(Modifier(Layer.UPSET, use.source))
