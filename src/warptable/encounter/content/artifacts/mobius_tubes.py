"""Mobius Tubes: all ships of all players leave the warp."""

from ..api import WARP, Artifact, Role, Use, W, check, go_home

CARD = Artifact("mobius-tubes")


def _stuck(use: Use) -> list[int]:
    """Seats with ships in the warp and a colony to put them on, in conflict order."""
    return [seat for seat in use.g.order() if use.g.s.ships[WARP][seat] and use.g.colonies(seat)]


@CARD.play(W.ENCOUNTER_START, role=Role.OFFENSE, when=lambda use: bool(_stuck(use)))
async def free_all(use: Use) -> None:
    for seat in _stuck(use):
        await go_home(use.g, seat, WARP, use.g.s.ships[WARP][seat], use.source)
    await check(use.g)
