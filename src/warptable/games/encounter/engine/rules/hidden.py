"""Facedown sheets (F-VHID): where turning one up is offered besides the moments of its own abilities, and who must be
asked alike so that being asked tells nothing.

All of it follows from what aliens declare: their standing rules (`rules/standing.py`), their ways to play cards and
their super flares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .standing import QUESTIONS
from .ways import plays_of

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet


def facedown(g: Game, seat: int) -> list[Sheet]:
    """The sheets of this seat that lie facedown by the variant."""
    return [sheet for sheet in g.seats[seat].sheets if sheet.hidden]


def listens(g: Game, seat: int) -> int:
    """The windows in which a facedown sheet may make a difference, beyond those of its abilities. In uniform mode those
    of all sheets that it might be."""
    sheets = facedown(g, seat)
    if not sheets:
        return 0
    if g.uniform:
        windows = set(g.registry.power_roles) | set(_roles_of_ways(g))
    else:
        standing = {name for sheet in sheets for name in g.registry.aliens[sheet.alien].standing}
        windows = {int(window) for name in standing for window, _ in QUESTIONS[name].turned_up}
    return sum(1 << window for window in windows)


def may_hold(g: Game, seat: int, sheet: Sheet, window: int) -> bool:
    """Is this a moment to turn the sheet up for one of its standing rules?"""
    role, power = g.role(seat), g.power(seat, sheet)
    for name, answer in g.registry.aliens[sheet.alien].standing.items():
        question = QUESTIONS[name]
        due = any(window == moment and roles.value & role for moment, roles in question.turned_up)
        if due and question.matters(power, answer):
            return True
    return False


def might_turn_up(g: Game, seat: int, window: int) -> bool:
    """By what everybody knows, might this seat want to turn up its sheet now? (For uniform asking.)"""
    if not facedown(g, seat):
        return False
    roles = g.registry.power_roles.get(window, 0)
    if g.hand(seat):
        roles |= _roles_of_ways(g).get(window, 0)
    return bool(roles & g.role(seat))


def _roles_of_ways(g: Game) -> dict[int, int]:
    """By window, the roles in which some alien could play a card of the hand otherwise than it says; worked out once
    for all games with this content."""
    kept = g.registry.roles_of_ways
    if not kept:
        roles: dict[int, int] = {}
        ways = [way for alien in g.registry.aliens.values() for way in alien.ways if not way.off_sheet]
        for window, plays in [entry for way in ways for entry in plays_of(g, way).items()]:
            for _, play in plays:
                roles[window] = roles.get(window, 0) | play.role
        kept.append(roles)
    return kept[0]
