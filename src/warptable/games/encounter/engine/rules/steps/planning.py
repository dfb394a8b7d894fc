"""Planning: encounter cards are selected in secret."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from warptable.kernel import Pick, Together
from warptable.kernel.moments import NO_WAIT

from ...model import prompts
from ...model.cards import CardType
from ...model.constraints import AttackOnly, InsteadOfCards, LaysBlind, MustPlay, SelectsFirst
from ...model.encounter import Result
from ...model.places import GATE
from ...model.roles import DEFENSE, OFFENSE
from ...model.windows import W
from ...verbs.encounter import decide
from ...verbs.facedown import intimidate_of
from ...verbs.slots import lay, lay_blind, lay_intimidate, slot_to_sheet
from ..allying import all_allies_home
from ..cut_short import decide_instead
from ..hands import ensure_encounter_card, new_hand
from ..kickers import intimidates, outsiders_back, replace_by_intimidates
from ..losses import go_home
from ..playing import one_exchange, plays_off
from ..questions import needs_no_card
from ..revealing import hold_back, holds_back
from ..windows import after, window, window_of, windows

if TYPE_CHECKING:
    from ...game import Game


def hand(g: Game) -> Awaitable[str | None]:
    """F-PLAN-2: a defense without an encounter card draws its new hand first. F-PLAN-3: not while the offense has none
    either, for unless it gets one the turn ends at once."""
    if instead := g.e.all_of(InsteadOfCards):
        return decide_instead(g, instead[0])
    if g.e.laid:
        outsiders_back(g)
    if not can_select(g, g.e.offense):
        return NO_WAIT
    if not g.has_encounter_card(g.e.defense) and _stored(g, g.e.defense) and not intimidates(g, g.e.defense):
        return _hand_or_sheet(g, g.e.defense)
    return ensure_encounter_card(g, g.e.defense, W.PLANNING_HAND, "F-PLAN-2")


async def _hand_or_sheet(g: Game, seat: int) -> None:
    """Whoever could play an encounter card off a sheet may do so instead of drawing a new hand."""
    if await Pick(seat, prompts.NEW_HAND, "F-PLAN-2", prompts.NEW_HAND.words, secret=True) == "draw-hand":
        await ensure_encounter_card(g, seat, W.PLANNING_HAND, "F-PLAN-2")


def before(g: Game) -> Any:
    """Before cards are selected."""
    return after(window(g, W.PLANNING_BEFORE), _check_hands, g)


def _check_hands(g: Game) -> Awaitable[str | None]:
    """Both hands are checked again: whatever came before may have emptied one."""
    if can_select(g, g.e.defense) and can_select(g, g.e.offense):
        return NO_WAIT
    return _refill(g)


def can_select(g: Game, seat: int) -> bool:
    """Has this seat an encounter card to play, one that it has laid before, or a rule by which it needs none?"""
    if g.has_encounter_card(seat) or _stored(g, seat):
        return True
    return needs_no_card(g, seat) or intimidates(g, seat)


def _stored(g: Game, seat: int) -> list[int]:
    """The encounter cards on sheets that may be played as if from the hand."""
    return [card for sheet in g.stores(seat) for card in sheet.cards if g.face(card).encounter]


async def _refill(g: Game) -> str | None:
    """F-DRAW-4, F-DRAW-6: an offense's turn ends at once; else a defense draws a new hand, which may cost the offense
    its cards (N-QUAKE-2)."""
    if can_select(g, g.e.offense) and not can_select(g, g.e.defense):
        await ensure_encounter_card(g, g.e.defense, W.PLANNING_HAND, "F-PLAN-2")
    return None if can_select(g, g.e.offense) else await _turn_breaks_off(g)


def _ready(g: Game) -> Awaitable[str | None]:
    """The last look at both hands, right before a card is laid: what was used since the first look may have cost a
    main player its last encounter card."""
    (mine, theirs), e = g.e.sides, g.e
    if (mine.card >= 0 or legal_cards(g, e.offense)) and (theirs.card >= 0 or legal_cards(g, e.defense)):
        return NO_WAIT
    return _make_ready(g)


async def _make_ready(g: Game) -> str | None:
    """F-DRAW-4, F-DRAW-6 once more; a new hand may again cost the offense its cards."""
    if not _has_laid(g, g.e.offense) and not legal_cards(g, g.e.offense):
        return await _turn_breaks_off(g)
    await new_hand(g, g.e.defense, W.PLANNING_HAND, "F-PLAN-2")
    return await _ready(g)


def _has_laid(g: Game, seat: int) -> bool:
    return g.e.sides[OFFENSE if seat == g.e.offense else DEFENSE].card >= 0


async def _turn_breaks_off(g: Game) -> str:
    """F-PLAN-3, F-DRAW-5: the offense's turn ends at once; all ships go home."""
    e = g.e
    g.emit("turn_breaks_off", "F-PLAN-3", seat=e.offense)
    await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DRAW-5")
    await all_allies_home(g, "F-DRAW-5")
    decide(g, Result("none", how="no encounter card"))
    return "encounter.end"


def legal_cards(g: Game, seat: int) -> list[int]:
    """F-PLAN-1, F-PLAN-4: attack, negotiate or morph; an effect may bind both to attacks if they hold any."""
    cards, stored = g.encounter_cards(seat), _stored(g, seat)
    if not g.e.constraints:
        return cards + stored
    due = g.e.constraint(MustPlay, seat)
    if due is not None and due.card in cards:
        return [due.card]
    if g.e.constraint(AttackOnly) is not None:
        attacks, others = ([c for c in pile if g.face(c).type is CardType.ATTACK] for pile in (cards, stored))
        return (attacks or cards) + others or stored  # nobody has to play off a sheet
    return cards + stored


async def select(g: Game) -> str | None:
    """F-PLAN-1, F-PLAN-5: both lay a card facedown, at the same time unless an effect makes one go first. Whoever has
    laid an intimidate plays that, whatever an effect demands (N-INTIM-3, N-INTIM-4)."""
    e = g.e
    await window(g, W.SELECTION)
    bound = e.constraint(SelectsFirst)
    if e.laid:
        _lay_intimidates(g)
    if broken := await _ready(g):
        return broken
    if bound is None:
        seats = [seat for side, seat in enumerate((e.offense, e.defense)) if _chooses(g, seat, side)]
        cards = await Together([_choice(g, seat) for seat in seats]) if seats else []
        chosen = dict(zip(seats, cards, strict=True))
        for side, seat in enumerate((e.offense, e.defense)):
            if e.sides[side].card < 0:
                _lay(g, seat, side, chosen.get(seat), openly=False)
        return await _laid(g, OFFENSE) or await _laid(g, DEFENSE)
    first, second = bound.seat, g.opponent(bound.seat)
    for seat, openly in ((first, True), (second, False)):
        side = OFFENSE if seat == e.offense else DEFENSE
        if e.sides[side].card >= 0:
            continue
        if broken := await _ready(g):
            return broken
        card = None if _laid_blindly(g, seat) else await _choice(g, seat)
        held = openly and holds_back(g, seat)
        _lay(g, seat, side, card, openly and not held)
        if broken := await _laid(g, side):
            return broken
        if held:
            await hold_back(g, side)
        if openly:  # the other may answer what it sees before it selects
            await window_of(g, second, W.SELECTION)
    return None


def _lay_intimidates(g: Game) -> None:
    """N-INTIM-3: what main players have laid becomes their encounter card."""
    for side, seat in enumerate((g.e.offense, g.e.defense)):
        laid = intimidate_of(g, seat)
        if laid is not None:
            lay_intimidate(g, laid, side)


def _chooses(g: Game, seat: int, side: int) -> bool:
    return g.e.sides[side].card < 0 and not _laid_blindly(g, seat)


def _laid_blindly(g: Game, seat: int) -> list[int]:
    """The cards of a hand of which one is drawn by chance instead of chosen; none where nothing demands it."""
    if g.e.constraint(LaysBlind, seat) is None:
        return []
    hand = g.hand(seat)
    return [card for card in legal_cards(g, seat) if card in hand]


def _lay(g: Game, seat: int, side: int, card: int | None, openly: bool) -> None:
    """The chosen card, or (None) one that is drawn blindly."""
    if card is not None:
        lay(g, seat, side, card, openly, g.store_of(seat, card))
        return
    blind = g.e.constraint(LaysBlind, seat)
    assert blind is not None
    lay_blind(g, seat, side, _laid_blindly(g, seat), openly, blind.source)


def _laid(g: Game, side: int) -> Awaitable[str | None]:
    """What comes of it that a card was laid off a sheet, if it was."""
    return _off_sheet(g, side) if g.e.sides[side].laid_from else NO_WAIT


async def _off_sheet(g: Game, side: int) -> str | None:
    """A card laid off a sheet is a use of that power. Stopped, it goes back, and a card from the hand is needed: a
    defense without one draws a new hand (F-PLAN-2), an offense's turn ends (F-PLAN-3)."""
    laid = g.e.sides[side]
    seat, openly = laid.laid_by, laid.opened
    store = next((sheet for sheet in g.stores(seat) if sheet.alien == laid.laid_from), None)
    if store is None:
        return None
    if await one_exchange(g, plays_off(g, seat, store)):
        return None
    slot_to_sheet(g, side)
    if side == OFFENSE and not g.has_encounter_card(seat):
        return await _turn_breaks_off(g)
    await new_hand(g, seat, W.PLANNING_HAND, "F-PLAN-2")
    lay(g, seat, side, await _choice(g, seat), openly)
    return None


def _choice(g: Game, seat: int) -> Pick:
    return Pick(seat, prompts.ENCOUNTER_CARD, "F-PLAN-1", legal_cards(g, seat), secret=True)


def selected(g: Game) -> Awaitable[None]:
    """Cards are down, not yet revealed."""
    if g.e.laid:
        return _selected_with_intimidates(g)
    return windows(g, W.SELECTED_FIRST, W.SELECTED_REPLACE, W.CARDS_SELECTED, W.FREE_5)


async def _selected_with_intimidates(g: Game) -> None:
    """The same where intimidates are offered to main players."""
    await window(g, W.SELECTED_FIRST)
    await replace_by_intimidates(g)
    await windows(g, W.SELECTED_REPLACE, W.CARDS_SELECTED, W.FREE_5)
