"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

from ..api import DEFENSE, OFFENSE, Artifact, NoGains, Use, W

CARD = Artifact("ionic-gas")


def _somebody_won(use: Use) -> bool:
    return (use.side_won(OFFENSE) or use.side_won(DEFENSE)) and use.e.constraint(NoGains) is None


@CARD.play(W.RESOLUTION_START, when=_somebody_won)
def fog(use: Use) -> None:
    """No compensation and no rewards, for nobody."""
    use.impose(NoGains())
