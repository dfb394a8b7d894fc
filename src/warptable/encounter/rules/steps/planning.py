"""Planning: encounter cards are selected in secret."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from ....kernel import Pick, Together
from ...model.cards import CardType
from ...model.places import GATE
from ...model.roles import DEFENSE, OFFENSE
from ...model.state import Result
from ...model.windows import Window
from ...verbs.cards import lay
from ..allying import all_allies_home
from ..hands import ensure_encounter_card
from ..losses import go_home
from ..windows import QUIET, after, window, window_of, windows

if TYPE_CHECKING:
    from ...game import Game


def hand(g: Game) -> Awaitable[None]:
    """F-PLAN-2: a defense without encounter card draws its new hand first."""
    return ensure_encounter_card(g, g.e.defense, Window.PLANNING_HAND, "F-PLAN-2")


def before(g: Game) -> Any:
    """Before cards are selected."""
    return after(window(g, Window.PLANNING_BEFORE), _check_hands, g)


def _check_hands(g: Game) -> Awaitable[str | None]:
    """Both hands are checked again: whatever came before may have emptied one."""
    if g.has_encounter_card(g.e.defense) and g.has_encounter_card(g.e.offense):
        return QUIET
    return _refill(g)


async def _refill(g: Game) -> str | None:
    """F-DRAW-4, F-DRAW-6: a defense draws anew; an offense's turn ends."""
    await ensure_encounter_card(g, g.e.defense, Window.PLANNING_HAND, "F-PLAN-2")
    return None if g.has_encounter_card(g.e.offense) else await _turn_breaks_off(g)


async def _turn_breaks_off(g: Game) -> str:
    """F-PLAN-3, F-DRAW-5: the offense's turn ends at once; all ships go home."""
    e = g.e
    g.emit("turn_breaks_off", "F-PLAN-3", seat=e.offense)
    await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DRAW-5")
    await all_allies_home(g, "F-DRAW-5")
    e.result = Result("none", how="no encounter card")
    return "encounter.end"


def legal_cards(g: Game, seat: int) -> list[int]:
    """F-PLAN-1, F-PLAN-4: attack, negotiate or morph; an effect may bind both to attacks if they hold any."""
    cards = g.encounter_cards(seat)
    if g.e.must_play.get(seat) in cards:
        return [g.e.must_play[seat]]
    if g.e.attack_only:
        attacks = [card for card in cards if g.face(card).type is CardType.ATTACK]
        return attacks or cards
    return cards


async def select(g: Game) -> None:
    """F-PLAN-1, F-PLAN-5: both lay a card facedown, at the same time unless an effect makes one go first."""
    e = g.e
    await window(g, Window.SELECTION)
    if e.first_selector < 0:
        seats = (e.offense, e.defense)
        cards = await Together([_choice(g, seat) for seat in seats])
        for side, (seat, card) in enumerate(zip(seats, cards, strict=True)):
            lay(g, seat, side, card, openly=False)
        return
    first = e.first_selector
    second = g.opponent(first)
    for seat, openly in ((first, True), (second, False)):
        card = await _choice(g, seat)
        lay(g, seat, OFFENSE if seat == e.offense else DEFENSE, card, openly)
        if openly:  # the other may answer what it sees before it selects
            await window_of(g, second, Window.SELECTION)


def _choice(g: Game, seat: int) -> Pick:
    return Pick(seat, "encounter-card", "F-PLAN-1", legal_cards(g, seat), secret=True)


def selected(g: Game) -> Awaitable[None]:
    """Cards are down, not yet revealed."""
    return windows(g, Window.SELECTED_FIRST, Window.SELECTED_REPLACE, Window.CARDS_SELECTED, Window.FREE_5)
