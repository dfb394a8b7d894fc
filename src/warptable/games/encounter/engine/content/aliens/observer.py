"""Observer: in the resolution its ships as an ally, or those of its own allies, go home instead of to the warp."""

from ..api import AIR, Alien, FromWarp, Losses, Role, Use, W

ALIEN = Alien("observer")


def _saved(use: Use[Losses], seats: list[int]) -> list[int]:
    """Those of these seats that should lose ships now, in the resolution, and have a colony to return to."""
    if not use.g.s.step.startswith("resolution."):
        return []
    return [seat for seat in seats if use.event.heading[seat] > 0 and use.g.has_colonies(seat)]


async def _bring_home(use: Use[Losses], seats: list[int]) -> None:
    """Each owner picks the colonies."""
    for seat in seats:
        number = use.event.heading[seat]
        use.event.heading[seat] = 0
        await use.go_home(AIR, number, seat=seat)


def _own(use: Use[Losses]) -> list[int]:
    return _saved(use, [use.seat])


@ALIEN.ability(W.HOME_INSTEAD, role=Role.ALLY, must=True, once=False, when=lambda use: bool(_own(use)))
async def protect_self(use: Use[Losses]) -> None:
    """As an ally it takes its own ships home."""
    await _bring_home(use, _own(use))


def _allies(use: Use[Losses]) -> list[int]:
    return _saved(use, use.g.allies(use.side))


@ALIEN.ability(W.HOME_INSTEAD, role=Role.MAIN, must=True, once=False, when=lambda use: bool(_allies(use)))
async def protect_allies(use: Use[Losses]) -> None:
    """Its allies take their ships home, also those lost outside the encounter; never its own ships."""
    await _bring_home(use, _allies(use))


@ALIEN.wild(W.ALLIANCES_FORMED, role=Role.MAIN, when=lambda use: bool(use.g.allies(use.side)))
async def provision(use: Use) -> None:
    """Each own ally draws a card."""
    for ally in use.g.allies(use.side):
        await use.draw(1, seat=ally)


@ALIEN.super(W.SEND, role=Role.OFFENSE_OR_ALLY, when=lambda use: use.in_warp() > 0)
def recall(use: Use) -> None:
    """One of the ships sent may come from the warp, within the usual number."""
    use.impose(FromWarp(use.seat, within=1))
