"""Set-up: aliens, deck, board, first player (F-SETUP)."""

from __future__ import annotations

from inspect import iscoroutinefunction
from typing import TYPE_CHECKING

from warptable.kernel import Pick, Together
from warptable.kernel.colors import COLORS

from ...model import prompts
from ...model.destiny import color_card, without_warning
from ...model.piles import COSMIC, REWARD
from ...verbs import cards as card_verbs
from ...verbs.destiny import make_destiny, shuffle_destiny
from ...verbs.encounter import name_first_player
from ...verbs.piles import shuffle
from ...verbs.powers import choose_sheet, deal_sheets
from ...verbs.ships import mark_ships, settle_homes
from ...verbs.techs import draw_techs, keep_tech, shuffle_techs
from ..laboratory import choice_of_tech, drawn_techs
from ..special import plain_ships

if TYPE_CHECKING:
    from ...game import Game

DEALT_TECHS = 2


async def aliens(g: Game) -> str:
    """F-SETUP-4: two aliens are dealt to each player, who secretly keeps one. A-SETUP-5: one, openly."""
    asking = [seat for seat in range(g.n) if len(g.seats[seat].dealt) > 1]
    if asking:
        kept = await Together(
            [Pick(seat, prompts.CHOOSE_ALIEN, "F-SETUP-4", g.seats[seat].dealt, secret=True) for seat in asking]
        )
        for seat, alien in zip(asking, kept, strict=True):
            choose_sheet(g, seat, alien)
    deal_sheets(g)
    rule = "F-VHID-6" if g.edition.hidden_powers else "F-SETUP-12"
    for seat, player in enumerate(g.seats):
        for sheet in player.sheets:  # F-VHID-1
            if not sheet.hidden:
                g.emit("alien_revealed", rule, seat=seat, alien=sheet.alien)
    return "setup.board"


def board(g: Game) -> str:
    """F-SETUP-1..3: planets with four ships each, the destiny deck, the deck."""
    s = g.s
    settle_homes(g, g.edition.ships_per_planet)
    colors = [card for color in COLORS[: g.n] for card in _colour_cards(g, color)]
    make_destiny(g, [*colors, *["destiny-wild"] * g.edition.wild, *g.edition.specials])
    shuffle(g, s.piles[COSMIC].draw)
    if REWARD in s.piles:  # N-REWARD-1
        shuffle(g, s.piles[REWARD].draw)
    if any(g.registry.aliens[sheet.alien].deck_setups for player in g.seats for sheet in player.sheets):
        return "setup.deck"
    return _deal_hands(g)


async def deck(g: Game) -> str:
    """What aliens set up before hands are dealt: first whatever asks nobody, then the others, in seat order."""
    sheets = [(seat, sheet) for seat, player in enumerate(g.seats) for sheet in player.sheets]
    due = [(effect, *owner) for owner in sheets for effect in g.registry.aliens[owner[1].alien].deck_setups]
    for effect, seat, sheet in sorted(due, key=lambda setup: iscoroutinefunction(setup[0])):
        made = effect(g.power(seat, sheet))
        if made is not None:
            await made
    return _deal_hands(g)


def _deal_hands(g: Game) -> str:
    """F-SETUP-9: eight cards each, less those that somebody has got already."""
    for seat in range(g.n):
        card_verbs.draw(g, seat, g.edition.hand_size - len(g.hand(seat)), "F-SETUP-9")
    return "setup.powers"


def _colour_cards(g: Game, color: str) -> list[str]:
    """The destiny cards of a colour; where that means anything, the last one has a hazard warning (N-HAZ-5)."""
    cards = [color_card(color)] * g.edition.per_color
    return [*cards[:-1], color_card(color, hazard=True)] if g.edition.hazard else cards


async def powers(g: Game) -> str:
    """Set-up texts of aliens, in seat order; then each plays with what it has."""
    for seat, player in enumerate(g.seats):
        for sheet in player.sheets:
            for effect in g.registry.aliens[sheet.alien].setups:
                made = effect(g.power(seat, sheet))
                if made is not None:
                    await made
    return "setup.ships" if g.edition.ships else "setup.first"


async def ships(g: Game) -> str:
    """N-SHIP-1, N-SHIP-6: each player chooses which own ship carries the marker, all at the same time; everybody sees
    it."""
    for kind in g.edition.ships:
        homes = [[place for place in g.colonies(seat) if plain_ships(g, seat, place)] for seat in range(g.n)]
        asked = [Pick(s, prompts.MARK_SHIP, "N-SHIP-6", homes[s], about={"mark": kind}) for s in range(g.n)]
        for seat, place in enumerate(await Together(asked)):
            mark_ships(g, seat, kind, place, "N-SHIP-1")
    return "setup.first"


def first(g: Game) -> str:
    """F-SETUP-10, F-SETUP-11: the first colour drawn names the first player; all drawn cards go back. A-CAMP-6: in a
    later game of a campaign the points have named somebody already."""
    if g.s.first >= 0:
        name_first_player(g, g.s.first)
        g.emit("campaign_first", "A-CAMP-6", seat=g.s.player)
        return "turn.start"
    names = [color_card(color) for color in COLORS[: g.n]]
    card = next(card for card in reversed(g.s.destiny.draw) if without_warning(card) in names)
    shuffle_destiny(g)
    name_first_player(g, names.index(without_warning(card)))
    g.emit("first_player", "F-SETUP-10", seat=g.s.player, card=card)
    return "setup.techs" if g.s.laboratory is not None else "turn.start"


def techs(g: Game) -> str:
    """F-TECH-1: two techs are dealt to each player."""
    shuffle_techs(g)
    for seat in range(g.n):
        draw_techs(g, seat, DEALT_TECHS, "F-TECH-1")
    return "setup.keep"


async def keep(g: Game) -> str:
    """F-TECH-1: each player keeps one of the two and discards the other faceup, all at the same time."""
    asking = [seat for seat in range(g.n) if drawn_techs(g, seat)]
    kept = await Together([choice_of_tech(g, seat, "F-TECH-1") for seat in asking])
    for seat, tech in zip(asking, kept, strict=True):
        keep_tech(g, seat, tech, "F-TECH-1")
    return "turn.start"
