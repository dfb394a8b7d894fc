"""Cosmic Zap: cancels one use of a power; that power is off until the encounter ends."""

from ..api import Artifact, PowerPlay, Use, W

CARD = Artifact("cosmic-zap")


def _may_answer(use: Use[PowerPlay]) -> bool:
    """A-ZAP-1: one edition lets it answer only another player's power."""
    return use.g.edition.zap_own_power or use.event.seat != use.seat


@CARD.play(W.USE_ANNOUNCED, when=_may_answer, zaps=True)
def zap(use: Use[PowerPlay]) -> None:
    """That use has no effect, and its power is off until the encounter ends."""
    use.event.zap()
