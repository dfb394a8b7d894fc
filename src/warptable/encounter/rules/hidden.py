"""Facedown sheets (F-VHID): where turning one up is offered besides the moments of its own abilities, and who must be
asked alike so that being asked tells nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.roles import Role
from ..model.windows import Window

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet

TURNED_UP_FOR = {
    "frees_ships_in_deals": (Window.FREE_6, Role.MAIN.value),
    "gain_factor": (Window.FREE_6, Role.MAIN_OR_ALLY.value),
    "keeps_in_new_hand": (Window.NEW_HAND, Role.ANY.value),
}
"""F-VHID-3: where a sheet may be turned up for a standing rule, which has no moment of its own: before talks and gains,
before a hand is given up."""


def facedown(g: Game, seat: int) -> Sheet | None:
    """The sheet of this seat that lies facedown by the variant."""
    return next((sheet for sheet in g.seats[seat].sheets if sheet.hidden), None)


def listens(g: Game, seat: int) -> int:
    """The windows in which a facedown sheet may make a difference, beyond those of its abilities. In uniform mode those
    of all sheets that it might be."""
    sheet = facedown(g, seat)
    if sheet is None:
        return 0
    windows = set(g.registry.power_roles)
    if not g.uniform:
        windows = {
            int(TURNED_UP_FOR[rule][0]) for rule in g.registry.aliens[sheet.alien].standing if rule in TURNED_UP_FOR
        }
    return sum(1 << window for window in windows)


def may_hold(g: Game, seat: int, sheet: Sheet, window: int) -> bool:
    """Is this a moment to turn the sheet up for one of its standing rules?"""
    standing = g.registry.aliens[sheet.alien].standing
    moments = [moment for rule, moment in TURNED_UP_FOR.items() if rule in standing]
    return any(window == moment and role & g.role(seat) for moment, role in moments)


def might_turn_up(g: Game, seat: int, window: int) -> bool:
    """By what everybody knows, might this seat want to turn up its sheet now? (For uniform asking.)"""
    return facedown(g, seat) is not None and bool(g.registry.power_roles.get(window, 0) & g.role(seat))
