"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

from ..api import Artifact, Use, W

CARD = Artifact("ionic-gas")


def _somebody_won(use: Use) -> bool:
    return use.e.result is not None and use.e.result.kind == "won" and not use.e.no_gains


@CARD.play(W.RESOLUTION_START, when=_somebody_won)
def fog(use: Use) -> None:
    use.e.no_gains = True
