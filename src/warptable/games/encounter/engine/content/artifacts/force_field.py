"""Force Field: cancels the alliances of any allies its player names."""

from ..api import Artifact, Of, Use, W

CARD = Artifact("force-field")
ALLIES = CARD.prompt("", Of.SEAT)


def _allies(use: Use) -> list[int]:
    return [seat for seat, there in enumerate(use.e.seats) if there.allied]


@CARD.play(W.ALLIANCES_FORMED, when=lambda use: bool(_allies(use)))
async def repel(use: Use) -> None:
    """The named allies of either side take their ships home."""
    allies = _allies(use)
    named = await use.pick_some(ALLIES, allies, 1, len(allies))
    for seat in named:
        await use.leave(seat)
