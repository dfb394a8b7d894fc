"""Small pure questions that several steps ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.cards import FACES
from .abilities import itself
from .standing import Rule

if TYPE_CHECKING:
    from ..game import Game


def gain_factor(g: Game, seat: int) -> int:
    """How often each ship of this seat is reckoned for compensation and rewards."""
    return g.rule_for(seat, Rule.GAIN_FACTOR, 1)


def needs_no_card(g: Game, seat: int) -> bool:
    """Does a standing rule say that a lack of encounter cards does not concern this seat?"""
    return g.rule_for(seat, Rule.NEEDS_NO_CARD, False)


def reinforces_by(g: Game, seat: int, face: str) -> int:
    """What a reinforcement is worth to this seat now."""
    worth = g.registry.worths.get(face)
    return FACES[face].value if worth is None else worth(g.Use(g, seat, itself(face), -1, None))


def captured(g: Game, seat: int) -> int:
    """How many ships of a seat are prisoners."""
    sheets = [sheet for player in g.seats for sheet in player.sheets if sheet.crew]
    return sum(s.crew[seat] for s in sheets if Rule.HOLDS_LOST.name in g.registry.aliens[s.alien].standing)


def special_defense(g: Game, card: str) -> int:
    """F-DESTINY-9: the seat a special destiny card names; ties go to the first from the offense's left. It may be the
    offense itself, unless a house rule says otherwise."""
    order = g.clockwise(g.e.offense)
    if not g.edition.specials_name_others:
        order.append(g.e.offense)
    if card == "destiny-most-colonies":
        return max(order, key=lambda seat: g.seats[seat].foreign)
    if card == "destiny-most-cards":
        return max(order, key=lambda seat: len(g.seats[seat].hand))
    return min(order, key=g.in_warp)


def empty_home_planets(g: Game, seat: int) -> list[int]:
    """Home planets without ships of anybody (F-DESTINY-7)."""
    return [planet for planet in g.home_planets(seat) if not any(g.s.ships[planet])]


def foreign_colonists(g: Game, seat: int) -> list[int]:
    """Seats with a colony in this seat's home system, from its left (F-DRIVE-1)."""
    planets = g.home_planets(seat)
    return [other for other in g.clockwise(seat) if any(g.s.ships[planet][other] for planet in planets)]


def colonists_of(g: Game, planet: int) -> list[int]:
    """Seats with a foreign colony on this planet, from the left of whose home it is in."""
    return [other for other in g.clockwise(g.s.home_of[planet]) if g.s.ships[planet][other]]


def ships_outside(g: Game, seat: int) -> list[tuple[int, int]]:
    """(planet, ships) of this seat's colonies that take no part in the encounter: all but the attacked one. After a
    deal, made or failed, nobody fights there any more."""
    e = g.e
    fought = e.result is None or e.result.kind not in ("deal", "deal_failed")
    return [(planet, n) for planet, n in g.sources(seat) if not fought or seat != e.defense or planet != e.target]
