"""Mirror: once both cards are down, may have the attacks among them read backwards."""

from ..api import ATTACK, Alien, Layer, Modifier, Of, Ride, Role, Use, W

ALIEN = Alien("mirror")
SIDE = ALIEN.prompt("side", Of.WORD, ("own-card", "opposing-card"))
BOTH = -1


@ALIEN.ability(W.CARDS_SELECTED, role=Role.MAIN)
def reverse(use: Use, side: int = BOTH) -> None:
    """Attacks are read backwards, on both sides or on the one that the super flare named."""
    use.modify(Layer.VALUE, side, op="mirror.reverse", needs=ATTACK)


@ALIEN.value_op("reverse")
def backwards(values: list[int], modifier: Modifier, sides: list[int]) -> None:
    """Two digits change places, with a leading zero below ten; the sign stays."""
    for side in sides:
        mirrored = int(f"{abs(values[side]):02d}"[::-1])
        values[side] = mirrored if values[side] >= 0 else -mirrored


def _differs(use: Use) -> bool:
    off, deff = use.faces()
    return off != deff


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN, when=_differs)
def copy(use: Use) -> None:
    """Its own card becomes what the opposing one counts as now."""
    use.modify(Layer.FACE, use.side, face=use.faces()[1 - use.side].id)


@ALIEN.rides(reverse, role=Role.MAIN)
async def confine(use: Use[Ride]) -> int:
    """One card alone is read backwards, its own or the opposing one."""
    own = await use.pick(SIDE, SIDE.words) == "own-card"
    return use.side if own else 1 - use.side
