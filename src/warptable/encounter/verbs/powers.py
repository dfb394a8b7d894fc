"""Sheets come, go, move, are lost and return. Marks and memory stay with the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.state import Sheet

if TYPE_CHECKING:
    from ..game import Game


def gain(g: Game, seat: int, alien: str, origin: str, source: str) -> Sheet:
    """A sheet joins those of a seat; it is lost or in force together with them."""
    player = g.seats[seat]
    sheet = Sheet(alien, seat, origin, lost=player.home < g.edition.home_for_power)
    player.sheets.append(sheet)
    g.rewire()
    g.emit("power_gained", source, seat=seat, alien=alien, origin=origin)
    return sheet


def remove(g: Game, seat: int, sheet: Sheet, source: str) -> None:
    """A sheet leaves the game; what lies on it is put away with it."""
    sheets = g.seats[seat].sheets
    sheets[:] = [other for other in sheets if other is not sheet]
    g.rewire()
    g.emit("power_gone", source, seat=seat, alien=sheet.alien)


def draw_unused(g: Game) -> str | None:
    """A random unused alien; those with set-up text are discarded and drawn again."""
    s = g.s
    while s.unused:
        alien = s.unused.pop(s.rng.below(len(s.unused)))
        if not g.registry.aliens[alien].has_setup:
            return alien
    return None


def exchange(g: Game, one: int, other: int, source: str) -> None:
    """Two seats exchange their powers for good; everything on the sheets goes along."""
    a, b = g.seats[one], g.seats[other]
    a.sheets, b.sheets = b.sheets, a.sheets
    for seat in (one, other):
        for sheet in g.seats[seat].sheets:
            sheet.home = seat
    g.rewire()
    check_power(g, one)
    check_power(g, other)
    g.emit("powers_exchanged", source, seat=one, other=other)


def lend(g: Game, lender: int, borrower: int, source: str) -> None:
    """The lender's sheets serve the borrower, instead of its own, until the encounter ends."""
    owner, guest = g.seats[lender], g.seats[borrower]
    for sheet in guest.sheets:
        sheet.hidden = True
    for sheet in owner.sheets:
        sheet.origin = "lent"
        guest.sheets.append(sheet)
    owner.sheets = []
    g.rewire()
    check_power(g, borrower)
    g.emit("powers_lent", source, seat=lender, other=borrower)


def return_lent(g: Game) -> None:
    """What was lent goes back to its home seat."""
    moved = False
    for seat, player in enumerate(g.seats):
        lent = [sheet for sheet in player.sheets if sheet.origin == "lent"]
        if lent:
            moved = True
            player.sheets = [sheet for sheet in player.sheets if sheet.origin != "lent"]
            for sheet in player.sheets:
                sheet.hidden = False
            for sheet in lent:
                sheet.origin = "own"
                g.seats[sheet.home].sheets.append(sheet)
            g.emit("powers_returned", "F-ZAP-2", seat=lent[0].home, other=seat)
    if moved:
        g.rewire()
        for seat in range(g.n):
            check_power(g, seat)


def check_power(g: Game, seat: int) -> None:
    """F-POWER-1..4: with too few home colonies the sheet lies facedown; it returns with the colonies."""
    player = g.seats[seat]
    lost = player.home < g.edition.home_for_power
    for sheet in player.sheets:
        if sheet.lost != lost:
            sheet.lost = lost
            kind, rule = ("power_lost", "F-POWER-1") if lost else ("power_back", "F-POWER-4")
            g.emit(kind, rule, seat=seat, alien=sheet.alien, home=player.home)


def end_zaps(g: Game) -> None:
    """F-ZAP-2: zaps and once-per-encounter marks end with the encounter."""
    for player in g.seats:
        for sheet in player.sheets:
            sheet.zapped = False
            if sheet.used:
                sheet.used = []
