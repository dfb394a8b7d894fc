"""Rift 3: up to three ships leave the warp; whoever takes the card loses three ships."""

from ..api import WARP, Of, Rift, Use, W

CARD = Rift("rift-3")
OWNER = CARD.prompt("owner", Of.SEAT, ("done",))
NUMBER = 3


def _stuck(use: Use) -> list[int]:
    """Seats with ships in the warp and a colony to put them on, its own first."""
    return [seat for seat in (use.seat, *use.others) if use.could_return(seat=seat)]


@CARD.play(W.ENCOUNTER_START, when=lambda use: bool(_stuck(use)))
async def free(use: Use) -> None:
    """Ships of any players, as the holder says; their owners choose the colonies."""
    g = use.g
    freed = [0] * g.n
    while sum(freed) < NUMBER:
        owners = [seat for seat in _stuck(use) if freed[seat] < g.in_warp(seat)]
        stop = ["done"] if any(freed) else []
        if not owners or (owner := await use.pick(OWNER, [*owners, *stop])) == "done":
            break
        freed[int(owner)] += 1
    for seat in g.order():
        await use.go_home(WARP, min(freed[seat], g.in_warp(seat)), seat=seat)  # it may have freed some itself
    await use.check()


@CARD.explodes
async def lose_ships(use: Use) -> None:
    """Three ships of its choice go to the warp."""
    await use.choose_losses(NUMBER)
