"""Macron: sends a single ship, each of its ships is worth four, and its gains are doubled."""

from ..api import Alien, CardType, Game, Kind, Layer, Modifier, Role, Use, W, lift, own_type

ALIEN = Alien("macron")


@ALIEN.ability(W.SEND, role=Role.OFFENSE_OR_ALLY, must=True)
def send_one(use: Use) -> None:
    use.impose(Kind.SENDS, seat=use.seat, numbers=(1, 1))


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True)
def mass(use: Use) -> None:
    use.g.modify(Modifier(Layer.WORTH, use.source, use.side, use.seat, "set", 4))


@ALIEN.rule("gain_factor")
def double_gains(g: Game, seat: int) -> int:
    """For compensation and rewards every ship is reckoned twice."""
    return 2


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=lambda use: own_type(use) is CardType.ATTACK)
def heavier(use: Use) -> None:
    """With an attack on the own side, each own ship is worth one more; a card changed later switches it off."""
    needs = CardType.ATTACK.value
    use.g.modify(Modifier(Layer.WORTH, use.source, use.side, use.seat, "add", 1, needs=needs))


def _limited(use: Use) -> bool:
    return use.e.constraint(Kind.SENDS, use.seat) is not None


@ALIEN.super(W.SEND, role=Role.OFFENSE_OR_ALLY, when=_limited)
def no_limit(use: Use) -> None:
    """Lifts the limit of one ship, which was announced just before; the ships are still worth four each."""
    lift(use.g, Kind.SENDS, use.seat)
