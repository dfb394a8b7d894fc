"""Human: a bonus of four; whoever zaps it hands the encounter to its side."""

from ..api import Alien, Layer, Modifier, Role, Use, W

ALIEN = Alien("human")


def _win(use: Use) -> None:
    """Zapped, whatever was revealed: the own side wins automatically."""
    use.e.automatic.append(use.side)


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True, on_cancel=_win)
def humanity(use: Use) -> None:
    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=4))
