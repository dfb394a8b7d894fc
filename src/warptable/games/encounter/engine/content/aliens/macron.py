"""Macron: sends a single ship, each of its ships is worth four, and its gains are doubled (not in the edition of
2000)."""

from ..api import ATTACK, Alien, Layer, PowerUse, Role, Rule, Sends, Use, W

ALIEN = Alien("macron")


@ALIEN.ability(W.SEND, role=Role.OFFENSE_OR_ALLY, must=True)
def send_one(use: Use) -> None:
    """A single ship, no more."""
    use.impose(Sends(use.seat, fewest=1, most=1))


def _side(use: Use) -> int:
    """The side of its ships; -1: it is an ally of both, and has ships on both."""
    return -1 if use.on_both_sides() else use.side


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, must=True)
def mass(use: Use) -> None:
    """Each own ship is worth four."""
    use.modify(Layer.WORTH, _side(use), seat=use.seat, op="set", amount=4)


@ALIEN.rule(Rule.GAIN_FACTOR)
def double_gains(use: PowerUse) -> int:
    """For compensation and rewards every ship is reckoned twice."""
    return 2


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=Use.beside_attack)
def heavier(use: Use) -> None:
    """With an attack on its side, each of its ships there is worth one more; a card changed later switches it off."""
    use.modify(Layer.WORTH, _side(use), seat=use.seat, amount=1, needs=ATTACK)


def _limited(use: Use) -> bool:
    return use.e.constraint(Sends, use.seat) is not None


@ALIEN.super(W.SEND, role=Role.OFFENSE_OR_ALLY, when=_limited)
def no_limit(use: Use) -> None:
    """Lifts the limit of one ship, which was announced just before; the ships are still worth four each."""
    use.lift(Sends, use.seat)


AVALON = ALIEN.version("avalon", without=("gain_factor",))
"""For compensation and rewards its ships count like any others."""
