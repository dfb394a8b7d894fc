"""Kicker x1 (Self Destruct): when it is turned up, both sides lose."""

from ..api import Artifact, Game, Result, decide

CARD = Artifact("kicker-1-self-destruct")


@CARD.rule("turned_up")
def explode(g: Game, seat: int) -> str:
    """All ships in the encounter are lost, and nobody is compensated."""
    decide(g, Result("both_lost", how="kicker"))
    return "resolution.result"
