"""Quash: a deal just agreed is cancelled and counts as failed."""

from ..api import Artifact, Result, Use, W

CARD = Artifact("quash")


@CARD.play(W.DEAL_AGREED, when=lambda use: use.e.result is not None and use.e.result.kind == "deal")
def cancel_deal(use: Use) -> None:
    assert use.e.result is not None
    use.e.terms = ()
    use.e.result = Result("deal_failed", how="quashed", faces=use.e.result.faces)
