"""Loser: before cards are chosen, may turn the result round; both must then attack if they can."""

from ..api import Alien, AttackOnly, Layer, Result, Role, Use, W

ALIEN = Alien("loser")


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
def upset(use: Use) -> None:
    """Winner and loser change places; until then both must select an attack if they can."""
    use.impose(AttackOnly())
    use.modify(Layer.UPSET)


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN)
def both_lose(use: Use) -> None:
    """A defeat for both sides, before any card is chosen: there is no result that an upset could turn round."""
    use.decide(Result("both_lost", how="declared"))
    use.cut_short()


@ALIEN.super(W.REVEAL_BEFORE, role=Role.MAIN, when=lambda use: use.e.constraint(AttackOnly) is None)
def late_upset(use: Use) -> None:
    """The upset, announced when both cards lie facedown: nobody was bound to attack."""
    use.modify(Layer.UPSET)
