"""Ships that come back, retreat and are destroyed, with the choices that belong to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from warptable.kernel import Distribute, Spread

from ..model import prompts
from ..model.occurrences import Destruction
from ..model.places import SUPPLY, WARP
from ..model.windows import W
from ..verbs import ships
from .roles import check_roles
from .standing import Rule
from .windows import window

if TYPE_CHECKING:
    from ..game import Game


class Shelter(NamedTuple):
    """Where destroyed ships go instead of the Warp: how many at most, and whether they must (D-GAP-27)."""

    place: int
    most: int
    must: bool


async def recover(g: Game, seat: int, number: int, source: str) -> int:
    """D-ABL-05, D-WRP-04: as many ships as there are; from the Warpplanet only those that the owner likes. How many."""
    warp = g.ships(seat, WARP)
    tile = g.s.warpplanet
    stranded = g.ships(seat, tile) if tile >= 0 else 0
    spread: Spread = ((WARP, min(number, warp)),) if warp else ()
    if stranded and number:
        places = [(WARP, warp), (tile, stranded)]
        low, high = min(number, warp), min(number, warp + stranded)
        spread = await Distribute(seat, prompts.RECOVER_FROM, source, places, low, high)
    total = sum(ships_there for _, ships_there in spread)
    if total:
        ships.recover(g, seat, spread, source)
        check_roles(g)
    return total


def retreat(g: Game, seat: int, number: int, tile: int, source: str) -> None:
    """D-CON-08: ships go back to the supply, as many as there are."""
    ships.retreat(g, seat, min(number, g.ships(seat, tile)), tile, source)
    check_roles(g)


async def destroy(g: Game, owner: int, number: int, place: int, source: str, *, keep: int = 0) -> int:
    """Destroy ships of one seat at one place, as many as there are but `keep`; how many."""
    number = min(number, g.ships(owner, place) - keep)
    if number <= 0:
        return 0
    await destroy_all(g, [Destruction(owner, number, place)], source)
    return number


async def destroy_all(g: Game, batch: list[Destruction], source: str) -> None:
    """D-GAP-27: one event. All ships are picked up, the owners say where each goes, then all of them move."""
    batch = [event for event in batch if event.ships > 0]
    spreads = [await _assigned(g, event, source) for event in batch]
    for event, spread in zip(batch, spreads, strict=True):
        ships.destroy(g, event, spread, source)
    if g.is_active(W.DESTROYED):
        for event in batch:
            await window(g, W.DESTROYED, event)
    check_roles(g)


async def _assigned(g: Game, event: Destruction, source: str) -> Spread:
    """Where the ships of one owner go. It is asked only if a text lets the owner choose."""
    number = event.ships
    rules = g.rules_of(event.owner, Rule.SHELTERS)
    shelters = [shelter for use, answer in rules for shelter in answer(use, event)]
    if not shelters:
        return ((WARP, number),)
    saved = min(number, sum(shelter.most for shelter in shelters if shelter.must))
    free = [shelter for shelter in shelters if not shelter.must]
    if not free:
        return tuple(pair for pair in ((SUPPLY, saved), (WARP, number - saved)) if pair[1])
    places = [(SUPPLY, saved), (WARP, number - saved), *((shelter.place, shelter.most) for shelter in free)]
    there = [(place, min(most, number)) for place, most in places if most]
    spread: Spread = await Distribute(event.owner, prompts.DESTROYED_TO, source, there, number, number)
    return spread
