"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

from ..api import DEFENSE, OFFENSE, Artifact, NoGains, Use, W, side_won

CARD = Artifact("ionic-gas")


def _somebody_won(use: Use) -> bool:
    return (side_won(use.g, OFFENSE) or side_won(use.g, DEFENSE)) and use.e.constraint(NoGains) is None


@CARD.play(W.RESOLUTION_START, when=_somebody_won)
def fog(use: Use) -> None:
    """No compensation and no rewards, for nobody."""
    use.impose(NoGains())
