"""Quash: a deal just agreed is cancelled and counts as failed."""

from ..api import Artifact, Use, W, fail_deal

CARD = Artifact("quash")


@CARD.play(W.DEAL_AGREED, when=lambda use: use.e.result is not None and use.e.result.kind == "deal")
def cancel_deal(use: Use) -> None:
    fail_deal(use.g, "quashed")
