"""The envoys with the orbit."""

from ..api import (
    ALWAYS,
    BOTH,
    ORBIT,
    Destruction,
    Envoy,
    Game,
    Layer,
    Revealed,
    Shelter,
    Use,
    W,
    make_warpplanet,
)

DEUCE = Envoy("deuce", ORBIT)
TRIPLER = Envoy("tripler", ORBIT)
VOYAGER = Envoy("voyager", ORBIT)


@DEUCE.rule("halves", header=BOTH)
def two_at_once(g: Game, seat: int) -> bool:
    """A second plan may be laid; half of the one that is not picked is added."""
    return True


@TRIPLER.value(Layer.THIRDS, header=BOTH)
def thirds(number: int) -> int:
    """1 to 9 count three times, 10 and more a third, rounded up; nothing else changes."""
    if number >= 10:
        return (number + 2) // 3
    return 3 * number if number >= 1 else number


@VOYAGER.ability(W.ENVOY_REVEALED, header=ALWAYS, when=lambda use: use.event.icon == use.envoy.icon)
def warp_colony(use: Use[Revealed]) -> None:
    """Revealing it makes the Warpplanet, if there is none and a planet is left."""
    make_warpplanet(use)


@VOYAGER.rule("shelters", header=ALWAYS)
def strand(g: Game, seat: int, event: Destruction) -> list[Shelter]:
    """Destroyed ships may go to the Warpplanet, but not if they were there."""
    tile = g.s.warpplanet
    return [Shelter(tile, event.ships, must=False)] if tile >= 0 and event.place != tile else []


ENVOYS = (DEUCE, TRIPLER, VOYAGER)
