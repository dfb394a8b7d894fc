"""Card Zap: a flare or artifact just played has no effect and is discarded."""

from ..api import Artifact, Use, W

CARD = Artifact("card-zap")


@CARD.play(W.CARD_PLAYED, when=lambda use: use.event.seat != use.seat, cancels=True)
def negate(use: Use) -> None:
    use.event.cancel()
