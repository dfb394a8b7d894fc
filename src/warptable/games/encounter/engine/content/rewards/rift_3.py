"""Rift 3: up to three ships leave the warp; whoever takes the card loses three ships."""

from ..api import WARP, Of, Pick, Rift, Use, W, check, choose_losses, could_return, go_home

CARD = Rift("rift-3")
OWNER = CARD.prompt("owner", Of.SEAT, ("done",))
NUMBER = 3


def _stuck(use: Use) -> list[int]:
    """Seats with ships in the warp and a colony to put them on, its own first."""
    return [seat for seat in (use.seat, *use.g.clockwise(use.seat)) if could_return(use.g, seat)]


@CARD.play(W.ENCOUNTER_START, when=lambda use: bool(_stuck(use)))
async def free(use: Use) -> None:
    """Ships of any players, as the holder says; their owners choose the colonies."""
    g = use.g
    freed = [0] * g.n
    while sum(freed) < NUMBER:
        owners = [seat for seat in _stuck(use) if freed[seat] < g.in_warp(seat)]
        stop = ["done"] if any(freed) else []
        if not owners or (owner := await Pick(use.seat, OWNER, use.source, [*owners, *stop])) == "done":
            break
        freed[int(owner)] += 1
    for seat in g.order():
        await go_home(g, seat, WARP, min(freed[seat], g.in_warp(seat)), use.source)  # it may have freed some itself
    await check(g)


@CARD.explodes
async def lose_ships(use: Use) -> None:
    """Three ships of its choice go to the warp."""
    await choose_losses(use.g, [use.seat], NUMBER, use.source)
