"""Cosmic Zap: cancels one use of a power; that power is off until the encounter ends."""

from ..api import HAND, Artifact, Use, W

CARD = Artifact("cosmic-zap")


def _may_answer(use: Use) -> bool:
    """A-ZAP-1: one edition lets it answer only another player's power."""
    return use.g.edition.zap_own_power or use.event.seat != use.seat


@CARD.play(W.USE_ANNOUNCED, when=_may_answer, cancels=True)
def zap(use: Use) -> None:
    """A super flare so answered goes back to its hand and does not count as played (F-FAQ-6)."""
    use.event.cancel(HAND, counts=False)
    use.event.sheet.zapped = True
