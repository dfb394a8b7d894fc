"""Sending any one ship to the warp, wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warptable.kernel import Pick

from ..model import prompts
from ..model.places import BESIDE, GATE, HELD, LAB, OUT
from ..verbs.held import held_by
from .held import held_to_warp
from .laboratory import lose_researcher, researchers
from .losses import to_warp

if TYPE_CHECKING:
    from ..game import Game


def ships_anywhere(g: Game, seat: int) -> list[int]:
    """The places outside the warp where a seat has ships: colonies, the encounter, techs, sheets, out of the game."""
    ships = g.s.ships
    places = g.colonies(seat) + [place for place in (GATE, BESIDE, OUT) if ships[place][seat]]
    if researchers(g, seat):
        places.append(LAB)
    if any(held_by(sheet, seat) for player in g.seats for sheet in player.sheets):
        places.append(HELD)
    return places


async def send_any_ship(g: Game, seat: int, source: str) -> None:
    """This seat names an owner and a place, and picks the ship there that goes to the warp."""
    owners = [owner for owner in (*g.clockwise(seat), seat) if ships_anywhere(g, owner)]
    owner = await Pick(seat, prompts.ANY_OWNER, source, owners)
    place = await Pick(seat, prompts.ANY_SHIP, source, ships_anywhere(g, owner), about={"victim": owner})
    if place == LAB:
        await lose_researcher(g, owner, seat, source)
    elif place == HELD:
        sheets = [sheet for player in g.seats for sheet in player.sheets if held_by(sheet, owner)]
        await held_to_warp(g, sheets[0], owner, 1, source, seat)
    else:
        await to_warp(g, [(owner, place, 1)], source, picker=seat)
