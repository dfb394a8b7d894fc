"""Mobius Tubes: all ships of all players leave the warp."""

from ..api import WARP, Artifact, Role, Use, W

CARD = Artifact("mobius-tubes")


def _stuck(use: Use) -> list[int]:
    """Seats with ships in the warp and a colony to put them on, in conflict order."""
    return [seat for seat in use.g.order() if use.could_return(seat=seat)]


@CARD.play(W.ENCOUNTER_START, role=Role.OFFENSE, when=lambda use: bool(_stuck(use)))
async def free_all(use: Use) -> None:
    """Everybody takes all own ships home from the warp."""
    for seat in _stuck(use):
        await use.go_home(WARP, use.g.in_warp(seat), seat=seat)
    await use.check()
