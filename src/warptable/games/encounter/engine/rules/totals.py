"""The reckoning over a running game: what the cards count as, the totals, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.cards import FACES, CardType, Face
from ..model.constraints import Wins
from ..model.encounter import Result
from ..model.places import BESIDE, GATE
from ..model.roles import DEFENSE, OFFENSE
from . import reckoning
from .reckoning import Crew, Fight, Total

if TYPE_CHECKING:
    from ..game import Game


def _cards(g: Game) -> tuple[Face, Face]:
    off, deff = g.e.sides
    shown = g.s.faces
    return FACES[off.claimed or shown[off.card]], FACES[deff.claimed or shown[deff.card]]


def _crew(g: Game, side: int) -> Crew:
    row = g.s.ships[GATE if side == OFFENSE else BESIDE]
    bit = side + 1
    allies = [(seat, row[seat]) for seat, there in enumerate(g.e.seats) if there.allied & bit]
    return [(g.main(side), g.own_ships(side)), *allies]


def fight(g: Game) -> Fight:
    wins = g.e.all_of(Wins)
    automatic = wins[0].side if wins else -1
    crews = _crew(g, OFFENSE), _crew(g, DEFENSE)
    marks = reckoning.in_fight(g.s.marks, crews, g.e.target)
    return Fight(_cards(g), crews, g.e.modifiers, g.registry.ops, automatic, marks, g.e.hazard)


def printed(g: Game) -> tuple[Face, Face]:
    """What the two cards show, by claims that were believed; a morph is what it has copied. Whatever else changes
    itself or was changed shows what is printed."""
    off, deff = _cards(g)
    return (deff if off.type is CardType.MORPH else off), (off if deff.type is CardType.MORPH else deff)


def faces(g: Game) -> tuple[Face, Face]:
    """What the two revealed cards count as."""
    return reckoning.shown_faces(_cards(g), g.e.modifiers, g.e.hazard)


def both_attack(g: Game) -> bool:
    return reckoning.are_attacks(faces(g))


def card_values(g: Game) -> list[int]:
    """The values of both encounter cards after all effects on values."""
    return reckoning.card_values(faces(g), g.e.modifiers, g.registry.ops)


def total(g: Game, side: int) -> Total:
    """The total of a side, with its trail."""
    return reckoning.total(fight(g), side)


def outcome(g: Game) -> Result:
    """The result of the revealed cards."""
    return reckoning.outcome(fight(g))
