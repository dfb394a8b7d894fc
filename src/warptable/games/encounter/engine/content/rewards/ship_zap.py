"""Ship Zap: any one ship goes to the warp."""

from ..api import Artifact, Use, W

CARD = Artifact("ship-zap")


@CARD.play(W.EACH_PHASE)
async def zap_ship(use: Use) -> None:
    """Wherever it is: on a colony, in the encounter, on a tech or a sheet, even out of the game."""
    await use.send_any_ship()
