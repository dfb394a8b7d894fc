"""Solar Wind: allies of the winner land where they would be rewarded, and are rewarded where they would land."""

from ..api import Artifact, GainsTurned, Use, W

CARD = Artifact("solar-wind")


def _has_allies(use: Use) -> bool:
    return any(there.allied for there in use.e.seats)


@CARD.play(W.REVEALED_TOTAL, when=_has_allies)
def turn_gains(use: Use) -> None:
    """For this encounter; a second one turns the gains back."""
    turned = use.e.constraint(GainsTurned)
    if turned is None:
        use.impose(GainsTurned())
    else:
        use.settle(turned)
