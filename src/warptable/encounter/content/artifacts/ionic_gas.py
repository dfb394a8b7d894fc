"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

from ..api import Artifact, Kind, Use, W

CARD = Artifact("ionic-gas")


def _somebody_won(use: Use) -> bool:
    return use.e.result is not None and use.e.result.kind == "won" and use.e.constraint(Kind.NO_GAINS) is None


@CARD.play(W.RESOLUTION_START, when=_somebody_won)
def fog(use: Use) -> None:
    use.impose(Kind.NO_GAINS)
