"""Small pure questions that several steps ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.cards import FACES, CardType
from ..model.piles import COSMIC
from ..model.places import HELD, OUT

if TYPE_CHECKING:
    from ..game import Game


def gain_factor(g: Game, seat: int) -> int:
    """How often each ship of this seat is reckoned for compensation and rewards."""
    return int(g.rule_for(seat, "gain_factor", 1))


def needs_no_card(g: Game, seat: int) -> bool:
    """Does a standing rule say that a lack of encounter cards does not concern this seat?"""
    return bool(g.rule_for(seat, "needs_no_card", False))


def reinforces_by(g: Game, seat: int, face: str) -> int:
    """What a reinforcement is worth to this seat now."""
    worth = g.registry.worths.get(face)
    return FACES[face].value if worth is None else worth(g, seat)


def encounter_faces(g: Game, back: str = COSMIC) -> list[str]:
    """All encounter cards with this back, by face (F-TYPES-2)."""
    deck = g.edition.deck if back == COSMIC else g.edition.reward_deck
    return [face for face, _ in deck if FACES[face].encounter]


def all_encounter_faces(g: Game) -> list[str]:
    """All encounter cards of all decks, by face, each once."""
    decks = dict([*g.edition.deck, *g.edition.reward_deck])
    return [face for face in decks if FACES[face].encounter]


def card_names(g: Game) -> list[str]:
    """Every card that may be in a hand, by face: those of the decks, and all flares if any are in the game."""
    flares = any(FACES[face].type is CardType.FLARE for face in g.s.faces)
    decks = dict([*g.edition.deck, *g.edition.reward_deck])  # a face in both is one name
    return [*decks, *(sorted(g.registry.flares) if flares else ())]


HOLDS_LOST = "holds_lost"
"""The standing rule of a sheet that ships on it are lost to their owners."""


def lost_ships(g: Game, seat: int) -> int:
    """The ships of a seat that are in the warp, out of the game, or prisoners on a sheet."""
    ships = g.s.ships
    number = g.in_warp(seat) + ships[OUT][seat]
    if g.edition.more_aliens and ships[HELD][seat]:
        number += captured(g, seat)
    return number


def captured(g: Game, seat: int) -> int:
    """How many ships of a seat are prisoners."""
    sheets = [sheet for player in g.seats for sheet in player.sheets if sheet.crew]
    return sum(s.crew[seat] for s in sheets if HOLDS_LOST in g.registry.aliens[s.alien].standing)


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
