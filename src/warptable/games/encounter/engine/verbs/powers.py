"""Sheets come, go, move, are lost and return. Marks and memory stay with the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warptable.kernel import RuleBug

from ..model.cards import alien_of
from ..model.origins import RESTING, STAGE
from ..model.state import BOND, TOKENS, Sheet, Stored
from .box import back_in_box, drawn_names
from .piles import to_discard
from .planets import return_strays, take_token
from .stores import clear_planets

if TYPE_CHECKING:
    from ..game import Game


def gain(g: Game, seat: int, alien: str, origin: str, source: str, *, hidden: bool = False) -> Sheet:
    """A sheet joins those of a seat; it is lost or in force together with them."""
    player = g.seats[seat]
    sheet = Sheet(alien, seat, origin, hidden=hidden)
    sheet.lost = player.home < g.edition.home_for_power and not _stays(g, sheet)
    player.sheets.append(sheet)
    g.rewire()
    _emit(g, "power_gained", source, seat, sheet, origin=origin)
    return sheet


def choose_sheet(g: Game, seat: int, alien: str) -> None:
    """F-SETUP-4: of the aliens dealt to a seat it keeps one; the others go back into the box."""
    player = g.seats[seat]
    g.s.unused += [other for other in player.dealt if other != alien]
    player.dealt = (alien,)


def deal_sheets(g: Game) -> None:
    """Each seat gets the sheet it was dealt or has chosen. The box has no order: what is drawn from it later is drawn
    at random."""
    for seat, player in enumerate(g.seats):
        if player.dealt:
            alien = player.dealt[0]
            hidden = g.edition.hidden_powers and not g.registry.aliens[alien].has_setup  # F-VHID-1, F-VHID-6
            player.sheets = [Sheet(alien, seat, hidden=hidden)]
            player.dealt = ()
    g.s.unused.sort()
    g.rewire()


def _emit(g: Game, kind: str, source: str, seat: int, sheet: Sheet, **data: int | str) -> None:
    """F-VHID-1: what happens to a facedown sheet names it to its owner only."""
    if sheet.hidden:
        g.emit(kind, source, {seat: {"alien": sheet.alien}}, seat=seat, **data)
    else:
        g.emit(kind, source, seat=seat, alien=sheet.alien, **data)


def turn_up(g: Game, seat: int, sheet: Sheet) -> None:
    """F-VHID-3, F-VHID-4: a hidden sheet is turned faceup, for the rest of the game."""
    sheet.hidden = False
    g.update_masks(seat)
    g.emit("alien_revealed", "F-VHID-3", seat=seat, alien=sheet.alien)


def remove(g: Game, seat: int, sheet: Sheet, source: str) -> None:
    """A sheet leaves the game; what lies on it is put away with it."""
    if any(sheet.crew):
        raise RuleBug(f"ships lie on {sheet}")  # they go home first: `rules/held.crew_home`
    sheets = g.seats[seat].sheets
    sheets[:] = [other for other in sheets if other is not sheet]
    to_discard(g, sheet.cards)
    for card in sheet.cards:
        g.s.seen[card] = (1 << g.n) - 1
    if sheet.alien in g.s.tokens:
        take_token(g, sheet.alien, source)
    if "owns_planet_cards" in g.registry.aliens[sheet.alien].standing:
        clear_planets(g, [card for lying in g.s.planet_cards.values() for card in lying], source)
    g.rewire()
    _emit(g, "power_gone", source, seat, sheet)
    if g.s.adrift:
        return_strays(g, seat)


def draw_unused(g: Game) -> str | None:
    """A random unused alien; one with set-up text, or one that may not meet an alien in play, is discarded and another
    drawn. When the box is empty, the sheets that were put away come back."""
    s = g.s
    present = [sheet.alien for player in g.seats for sheet in player.sheets]
    while s.unused or s.put_away:
        if not s.unused:
            s.unused, s.put_away = sorted(s.put_away), []
        alien = s.unused.pop(s.rng.below(len(s.unused)))
        if not g.registry.aliens[alien].has_setup and g.registry.may_join(alien, present):
            return alien
    return None


def draw_aliens(g: Game, number: int) -> list[str]:
    """Random unused aliens that may come into the game now, by their flares: these leave the box, where there is one;
    flares of aliens that may not are put back. Perhaps fewer."""
    if g.s.box is None:
        return [alien for _ in range(number) if (alien := draw_unused(g)) is not None]
    present = [sheet.alien for player in g.seats for sheet in player.sheets]
    drawn: list[str] = []
    refused: list[str] = []
    while len(drawn) < number and (names := drawn_names(g, 1)):
        alien = alien_of(names[0])
        fits = alien in g.s.unused and not g.registry.aliens[alien].has_setup
        if fits and g.registry.may_join(alien, [*present, *drawn]):
            drawn.append(alien)
        else:
            refused += names
    back_in_box(g, refused)
    g.s.unused = [alien for alien in g.s.unused if alien not in drawn]
    return drawn


def return_aliens(g: Game, aliens: Sequence[str]) -> None:
    """Sheets that were drawn and are not used may be drawn again."""
    g.s.unused = sorted([*g.s.unused, *aliens])


def own_sheets(g: Game, seat: int) -> list[Sheet]:
    """The powers of a seat's own."""
    return [sheet for sheet in g.seats[seat].sheets if sheet.own(seat)]


def become(g: Game, seat: int, alien: str, source: str) -> None:
    """A seat gives up its own alien for this one, facedown with hidden powers."""
    for sheet in own_sheets(g, seat):
        remove(g, seat, sheet, source)
    gain(g, seat, alien, "own", source, hidden=g.edition.hidden_powers)


def put_away(g: Game, *aliens: str) -> None:
    """F-VROT-2: discarded while powers rotate; drawn again when the box is empty, so that there is always something to
    draw."""
    g.s.put_away += aliens


def renew(g: Game, seat: int, source: str) -> None:
    """A seat gives up its own alien for a random unused one, facedown with hidden powers; kept if none is left."""
    alien = draw_unused(g)
    if alien is not None:
        become(g, seat, alien, source)


def exchange(g: Game, one: int, other: int, source: str) -> None:
    """Two seats exchange their own powers for good; everything on the sheets goes along. Loans stay where they are."""
    taken = {other: _take_own(g, one), one: _take_own(g, other)}
    for seat, sheets in taken.items():
        for sheet in sheets:
            sheet.home = seat
        g.seats[seat].sheets[:0] = sheets
    arrange(g, one, other)
    g.emit("powers_exchanged", source, seat=one, other=other)


def lend(g: Game, lender: int, borrower: int, source: str) -> None:
    """The lender's sheets serve the borrower, instead of one's own, until the encounter ends."""
    g.seats[borrower].sheets += _take_own(g, lender)
    arrange(g, lender, borrower)
    g.emit("powers_lent", source, seat=lender, other=borrower)


def return_lent(g: Game) -> None:
    """What was lent goes back to its home seat."""
    lent = [(seat, sheet) for seat, player in enumerate(g.seats) for sheet in player.sheets if sheet.home != seat]
    if not lent:
        return
    for seat, sheet in lent:
        held = g.seats[seat].sheets
        held[:] = [other for other in held if other is not sheet]
        g.seats[sheet.home].sheets.append(sheet)
    arrange(g, *range(g.n))
    for seat, home in dict.fromkeys((seat, sheet.home) for seat, sheet in lent):
        g.emit("powers_returned", "F-ZAP-2", seat=home, other=seat)


def _take_own(g: Game, seat: int) -> list[Sheet]:
    """Lift the sheets that belong to this seat off its place."""
    player = g.seats[seat]
    own = [sheet for sheet in player.sheets if sheet.own(seat)]
    player.sheets = [sheet for sheet in player.sheets if not sheet.own(seat)]
    return own


def arrange(g: Game, *seats: int) -> None:
    """Sheets have moved: a borrowed power is in force instead of one's own, a stage may rest, and home colonies count
    again."""
    for seat in seats:
        sheets = g.seats[seat].sheets
        borrows = any(sheet.home != seat for sheet in sheets)
        for sheet in sheets:
            sheet.replaced = sheet.origin == RESTING or (borrows and sheet.own(seat))
            for card in sheet.cards:  # whoever has a sheet sees what lies on it
                g.s.seen[card] |= 1 << seat
    g.rewire()
    for seat in seats:
        check_power(g, seat)


def check_power(g: Game, seat: int) -> list[Sheet]:
    """F-POWER-1..4: with too few home colonies the sheet lies facedown; it returns with the colonies.

    The sheets lost now. Of a sheet that nobody has seen nothing is told: some sheets need no home colonies (F-VHID-1).
    """
    player = g.seats[seat]
    lost = player.home < g.edition.home_for_power
    changed = [sheet for sheet in player.sheets if sheet.lost != (lost and not _stays(g, sheet))]
    for sheet in changed:
        sheet.lost = lost
    if changed:
        g.update_masks(seat)
    if g.s.adrift:
        return_strays(g, seat)
    shown = [sheet for sheet in changed if not sheet.hidden and sheet.origin != RESTING]
    for sheet in shown:
        kind, rule = ("power_lost", "F-POWER-1") if lost else ("power_back", "F-POWER-4")
        g.emit(kind, rule, seat=seat, alien=sheet.alien, home=player.home)
        if lost and BOND in sheet.memory:
            g.emit("bond_ended", rule, seat=seat, other=forget(sheet, BOND))
    return shown if lost else []


def _stays(g: Game, sheet: Sheet) -> bool:
    """Does this sheet say that home colonies have no influence on it? A stage is lost with the sheet it belongs to."""
    return "keeps_power" in g.registry.aliens[sheet.alien].standing and sheet.origin not in (STAGE, RESTING)


def remember(sheet: Sheet, key: str, value: Stored) -> None:
    """A token or mark on a sheet: it stays there until it is forgotten, whoever has the sheet."""
    sheet.memory[key] = value


def forget(sheet: Sheet, key: str) -> Stored:
    """A token or mark comes off a sheet; what it was."""
    return sheet.memory.pop(key)


def hand_out_tokens(g: Game, seat: int, sheet: Sheet, holders: Sequence[int], source: str) -> None:
    """Tokens of this sheet are with these seats; when the encounter ends they come back, whatever has become of it."""
    remember(sheet, TOKENS, tuple(holders))
    g.emit("tokens_given", source, seat=seat, guests=list(holders))


def mark_used(sheet: Sheet, ability: str) -> None:
    """An ability of this sheet has been used in this encounter."""
    sheet.used.append(ability)


def use_again(sheet: Sheet, ability: str) -> None:
    """An ability may be used once more in this encounter."""
    sheet.used.remove(ability)


def zap(sheet: Sheet) -> None:
    """F-ZAP-2: the power is off until the encounter ends."""
    sheet.zapped = True


def end_zaps(g: Game) -> None:
    """F-ZAP-2: zaps and once-per-encounter marks end with the encounter, and tokens that were given out come back."""
    for player in g.seats:
        for sheet in player.sheets:
            sheet.zapped = False
            if sheet.memory and isinstance(sheet.memory.get(TOKENS), tuple):
                forget(sheet, TOKENS)
            if sheet.used:
                sheet.used = []
