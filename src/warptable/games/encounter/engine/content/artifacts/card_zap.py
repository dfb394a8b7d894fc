"""Card Zap: a flare or artifact just played has no effect and is discarded."""

from ..api import Artifact, Play, Use, W, is_zappable

CARD = Artifact("card-zap")


@CARD.play(W.CARD_PLAYED, when=lambda use: use.event.seat != use.seat and is_zappable(use))
def negate(use: Use[Play]) -> None:
    """The card has no effect and is discarded."""
    use.event.cancel()
