"""Oracle: the opponent selects first, and openly."""

from ..api import Alien, Result, Role, SelectsFirst, Use, W

ALIEN = Alien("oracle")


@ALIEN.ability(W.SELECTION, role=Role.MAIN, must=True)
def foresee(use: Use) -> None:
    """The opponent selects first, and openly."""
    use.impose(SelectsFirst(use.opponent))


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
def confuse(use: Use) -> None:
    """Both hands are shuffled together and dealt out again; the flare lies on the table meanwhile and is in neither."""
    use.mix_hands(use.opponent)


def _foreseen(use: Use) -> bool:
    """The opponent's card lies open, or what it claims about it was believed; its own is not selected."""
    own, other = use.e.sides[use.side], use.e.sides[1 - use.side]
    return own.card < 0 <= other.card and (other.opened or bool(other.claimed))


@ALIEN.super(W.SELECTION, role=Role.MAIN, when=_foreseen)
async def avoid(use: Use) -> None:
    """The encounter ends as after a deal: a success, but no deal was made and nobody won."""
    await use.call_off(Result("success", how="declared"))
