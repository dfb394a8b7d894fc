"""Kicker x1 (Self Destruct): when it is turned up, both sides lose."""

from ..api import Artifact, CardRule, Result, Use

CARD = Artifact("kicker-1-self-destruct")


@CARD.rule(CardRule.TURNED_UP)
def explode(use: Use) -> str:
    """All ships in the encounter are lost, and nobody is compensated."""
    use.decide(Result("both_lost", how="kicker"))
    return "resolution.result"
