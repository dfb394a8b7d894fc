"""Macron: sends a single ship, each of its ships is worth four, and its gains are doubled."""

from ..api import Alien, Game, Layer, Modifier, Role, Use, W

ALIEN = Alien("macron")


@ALIEN.ability(W.SEND, role=Role.OFFENSE_OR_ALLY, must=True)
def send_one(use: Use) -> None:
    use.e.limits[use.seat] = (1, 1)


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True)
def mass(use: Use) -> None:
    use.g.modify(Modifier(Layer.WORTH, use.source, use.side, use.seat, "set", 4))


@ALIEN.rule("gain_factor")
def double_gains(g: Game, seat: int) -> int:
    """For compensation and rewards every ship is reckoned twice."""
    return 2
