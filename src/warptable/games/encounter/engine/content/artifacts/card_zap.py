"""Card Zap: a flare or artifact just played has no effect and is discarded."""

from ..api import Artifact, Play, Use, W

CARD = Artifact("card-zap")


@CARD.play(W.CARD_PLAYED, when=lambda use: use.event.seat != use.seat and use.is_zappable())
def negate(use: Use[Play]) -> None:
    """The card has no effect and is discarded."""
    use.event.cancel()
