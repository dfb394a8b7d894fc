"""Quash: a deal just agreed is cancelled and counts as failed."""

from ..api import Artifact, Use, W

CARD = Artifact("quash")


@CARD.play(W.DEAL_AGREED, when=Use.deal_made)
def cancel_deal(use: Use) -> None:
    """The deal fails, with the losses of a failed deal."""
    use.fail_deal("quashed")
