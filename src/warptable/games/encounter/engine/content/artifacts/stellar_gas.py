"""Stellar Gas: the player about to take compensation gets none. Rewards are not touched (A-GAS-3)."""

from ..api import Artifact, Compensation, Use, W

CARD = Artifact("stellar-gas")


@CARD.play(W.COMPENSATION, when=lambda use: use.event.number > 0)
def stop_payment(use: Use[Compensation]) -> None:
    """Nothing is paid."""
    use.event.number = 0
