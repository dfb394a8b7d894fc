"""What aliens and artifacts often ask, each in one way. Content finds these in `content.api`."""

from __future__ import annotations

from collections.abc import Callable

from ..game import Game
from ..model.cards import CardType, flare_of
from ..model.occurrences import DISCARD, CardsDiscarded, Play, Regroup
from ..model.places import BESIDE, GATE
from ..model.roles import OFFENSE, WITH_DEFENSE, WITH_OFFENSE
from ..model.windows import Window
from ..rules import totals
from ..rules.founding import open_planets_abroad
from ..rules.use import PowerUse, Use

# ---------------------------------------------------------------- the revealed cards


def own_type(use: Use[object]) -> CardType:
    """What the card of this seat's side counts as."""
    return totals.faces(use.g)[use.side].type


def other_type(use: Use[object]) -> CardType:
    """What the card of the opposing side counts as."""
    return totals.faces(use.g)[1 - use.side].type


def own_attack(use: Use[object]) -> bool:
    """The card of this seat's side counts as an attack."""
    return own_type(use) is CardType.ATTACK


def beside_attack(use: Use[object]) -> bool:
    """The card of a side that this seat is on counts as an attack."""
    shown = totals.faces(use.g)
    return any(shown[side].type is CardType.ATTACK for side in use.g.sides_of(use.seat))


def both_attack(use: Use[object]) -> bool:
    """Both cards count as attacks."""
    return totals.both_attack(use.g)


# ---------------------------------------------------------------- colonies


def can_settle_abroad(use: Use[object]) -> bool:
    """It has a ship to take, and a planet of another home system without a colony of its own."""
    return use.g.has_colonies(use.seat) and bool(open_planets_abroad(use.g, use.seat))


# ---------------------------------------------------------------- alliances


def could_join(g: Game, seat: int, side: int) -> bool:
    """This seat may join the side, or openly has a power that it could use when its turn to join comes."""
    if g.e.seats[seat].may_join >> side & 1:
        return True
    sheets = [sheet for sheet in g.seats[seat].sheets if not (sheet.hidden or sheet.lost or sheet.zapped)]
    return any(Window.ANSWER in ability.windows for s in sheets for ability in g.registry.aliens[s.alien].abilities)


# ---------------------------------------------------------------- the result


def side_won(g: Game, side: int) -> bool:
    """This side has won the encounter."""
    result = g.e.result
    return result is not None and result.kind == "won" and result.winner == side


def side_lost(g: Game, side: int) -> bool:
    """This side has lost the encounter, alone or together with the other."""
    result = g.e.result
    return result is not None and (result.kind == "both_lost" or side_won(g, 1 - side))


def ally_ships(g: Game, side: int) -> list[tuple[int, int, int]]:
    """(seat, place, number): the ships that the allies of this side have in the encounter."""
    place = GATE if side == OFFENSE else BESIDE
    return [(ally, place, n) for ally in g.allies(side) if (n := g.s.ships[place][ally])]


def on_both_sides(g: Game, seat: int) -> bool:
    """An ally of both sides has neither won nor lost."""
    return g.e.seats[seat].allied == WITH_OFFENSE | WITH_DEFENSE


def won(use: Use[object]) -> bool:
    """This seat's side has won the encounter."""
    return side_won(use.g, use.side) and not on_both_sides(use.g, use.seat)


def deal_made(use: Use[object]) -> bool:
    """The main players have made a deal."""
    result = use.e.result
    return result is not None and result.kind == "deal"


def won_or_made_deal(use: Use[object]) -> bool:
    """This main player has won or made a deal."""
    return won(use) or deal_made(use)


def has_lost(g: Game, seat: int) -> bool:
    """A seat's side has lost, or the seat has failed to make a deal as a main player."""
    result, side = g.e.result, g.side_of(seat)
    if result is None or side < 0 or on_both_sides(g, seat):
        return False
    if result.kind == "deal_failed":
        return seat in (g.e.offense, g.e.defense)
    return side_lost(g, side)


def lost(use: Use[object]) -> bool:
    """This seat has lost."""
    return has_lost(use.g, use.seat)


# ---------------------------------------------------------------- cards


def is_zappable(use: Use[Play]) -> bool:
    """Is what was played a flare or an artifact? A rift is neither (N-RIFT-8)."""
    return use.g.face(use.event.card).type is not CardType.RIFT


def held(use: Use[object], kind: CardType) -> list[int]:
    """The cards of one type in this seat's hand."""
    return [card for card in use.g.hand(use.seat) if use.g.face(card).type is kind]


def discarded_by_another(use: Use[CardsDiscarded], kind: CardType) -> list[int]:
    """Cards of one type that somebody else has just discarded and nobody has taken yet."""
    if use.event.seat == use.seat:
        return []
    return [card for card in use.event.cards if use.g.face(card).type is kind and use.g.discarded(card)]


def cards_left(use: Use[object]) -> bool:
    """There is something to draw, if need be after a shuffle or by a cosmic quake (N-QUAKE-1)."""
    return use.g.can_draw() or use.g.edition.quake_on_empty


# ---------------------------------------------------------------- ships


def in_warp(use: Use[object]) -> int:
    """How many ships of this seat are in the warp."""
    return use.g.in_warp(use.seat)


def could_return(g: Game, seat: int) -> int:
    """How many ships of a seat in the warp have a colony to return to."""
    return g.in_warp(seat) if g.has_colonies(seat) else 0


def takes_ship(use: Use[Regroup]) -> bool:
    """This seat is about to take a ship from the warp, and has one there."""
    return use.event.seat == use.seat and use.event.number > 0 and in_warp(use) > 0


# ---------------------------------------------------------------- powers


def not_used_yet(use: PowerUse[object], power: Callable[..., object]) -> bool:
    """This ability of the seat's own power has not been used in this encounter."""
    return use.g.registry.aliens[use.source].id_of(power) not in use.sheet.used


def bound(g: Game, seat: int) -> bool:
    """Has this seat a power of its own that cannot be parted from it?"""
    own = [sheet for sheet in g.seats[seat].sheets if sheet.own(seat)]
    return any("bound" in g.registry.aliens[sheet.alien].standing for sheet in own)


def open_sheet(g: Game, alien: str) -> int:
    """Who openly has this alien, in force or not; -1 if nobody has."""
    for seat, player in enumerate(g.seats):
        if any(sheet.alien == alien and not sheet.hidden for sheet in player.sheets):
            return seat
    return -1


def box_left(use: Use[object]) -> bool:
    """There is a flare in the box."""
    return use.g.s.box is not None and bool(use.g.s.box.flares)


def open_flares(g: Game) -> set[str]:
    """The flares of all aliens that somebody openly has."""
    return {flare_of(sheet.alien) for player in g.seats for sheet in player.sheets if not sheet.hidden}


def to_matching(use: Use[object]) -> None:
    """The flare goes to whoever openly has its alien, else to the discards."""
    owner = open_sheet(use.g, use.source)
    use.disposal = owner if owner >= 0 else DISCARD
