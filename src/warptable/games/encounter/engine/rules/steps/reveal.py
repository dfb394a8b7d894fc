"""Reveal: turn the cards up, let effects change them, reinforce, talk."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from warptable.kernel import PASS, Offer
from warptable.kernel.moments import NO_WAIT

from ...model import prompts
from ...model.cards import FACES, CardType
from ...model.constraints import Doubles, Wins
from ...model.encounter import Layer, Modifier
from ...model.roles import DEFENSE, OFFENSE
from ...model.windows import W
from ...verbs.cards import table_back, to_table
from ...verbs.encounter import add_reinforcement, decide
from ...verbs.slots import turn_up
from ..abilities import REINFORCEMENT
from ..allying import all_allies_home
from ..deals import talk
from ..faceup import faceup_rules
from ..hidden import might_turn_up
from ..playing import cancelled, carry_out, one_exchange, plays_off
from ..questions import reinforces_by
from ..revealing import one_by_one
from ..standing import CardRule, Rule
from ..talks import confer
from ..totals import both_attack, faces, outcome, total
from ..usable import usable
from ..windows import after, window

if TYPE_CHECKING:
    from ...game import Game


CHANGED_BY = {
    CardType.ATTACK: "N-VAR-2",
    CardType.INTIMIDATE: "N-INTIM-8",
    CardType.RETREAT: "N-RETREAT-3",
}
"""The rules by which cards change themselves, besides morphs."""


def turn(g: Game) -> Any:
    """F-REVEAL-1: both cards are turned up at once, after the last moments before it."""
    return after(window(g, W.REVEAL_BEFORE), _turning, g)


def _turning(g: Game) -> Any:
    return after(one_by_one(g) if g.is_active(W.REVEAL_TURN) else NO_WAIT, _turn, g)


def _turn(g: Game) -> str | None:
    """N-ORDER-1, N-ORDER-2: cards change themselves, then kickers count. One of them may end the encounter at once."""
    turn_up(g)
    for side, face in enumerate(faces(g)):
        laid = g.e.sides[side]
        printed = FACES[laid.claimed] if laid.claimed else g.face(laid.card)
        if printed.changes and face is not printed:
            if printed.type is CardType.MORPH:
                g.emit("morphed", "F-MORPH-1", side=side, face=face.id)
            else:
                g.emit("changed_itself", CHANGED_BY[printed.type], side=side, face=printed.id, counts=face.id)
    for card, turned in faceup_rules(g, CardRule.TURNED_UP):
        if following := turned(card):
            return following
    return None


def effects(g: Game) -> Awaitable[None]:
    """Effects on the revealed cards, their values, and the totals."""
    for moment in (W.REVEALED_CARD, W.REVEALED_VALUE, W.REVEALED_TOTAL, W.FREE_6):
        if g.is_active(moment):
            return _effects(g)
    return NO_WAIT


async def _effects(g: Game) -> None:
    """One loop over three windows: cards, values, totals. A changed card may entitle somebody again."""
    while True:
        shown = faces(g)
        await window(g, W.REVEALED_CARD)
        await window(g, W.REVEALED_VALUE)
        await window(g, W.REVEALED_TOTAL)
        if faces(g) == shown:
            break
    await window(g, W.FREE_6)


def reinforce(g: Game) -> Awaitable[None]:
    """F-REINF-7: only when attack meets attack. Then the totals are final."""
    if g.e.constraint(Wins) is None and both_attack(g):
        if g.is_active(W.REINFORCE):
            return _reinforcements(g)
        _announce_totals(g)
    return window(g, W.TOTALS_FINAL)


async def _reinforcements(g: Game) -> None:
    """F-REINF-2..6: main players and allies may reinforce either side, answering each other until all pass."""
    while await _round_of_reinforcements(g):
        pass
    _announce_totals(g)
    await window(g, W.TOTALS_FINAL)


def _announce_totals(g: Game) -> None:
    if g.log is not None:
        mine, theirs = total(g, OFFENSE), total(g, DEFENSE)
        trail = [str(mine), str(theirs)]
        g.emit("totals", "F-REVEAL-2", offense=mine.value, defense=theirs.value, trail=trail)


async def _round_of_reinforcements(g: Game) -> bool:
    played = False
    for seat in g.order():
        while g.masks[seat] >> W.REINFORCE & 1 and await _reinforces(g, seat):
            played = True
    return played


async def _reinforces(g: Game, seat: int) -> bool:
    """F-REINF-3, F-REINF-4: a main player or ally plays a card on either side; or whatever a power allows here."""
    entitled = g.side_of(seat) >= 0 or g.rule_for(seat, Rule.MAY_REINFORCE, False)
    held = [*g.seats[seat].hand, *(card for sheet in g.stores(seat) for card in sheet.cards)]
    cards = [card for card in held if entitled and g.face(card).type is CardType.REINFORCEMENT]
    _, may = usable(g, seat, W.REINFORCE, None)
    options: list[Any] = [PASS, *((card, side) for card in cards for side in (OFFENSE, DEFENSE))]
    options += [use.option for use in may]
    if len(options) == 1 and not (g.uniform and (entitled or might_turn_up(g, seat, W.REINFORCE))):
        return False
    choice = await Offer(seat, prompts.REINFORCE, "F-REINF-4", options, PASS)
    if choice == PASS:
        return False
    if isinstance(choice, tuple):
        await reinforce_with(g, seat, *choice)
    else:
        await carry_out(g, next(use for use in may if use.option == choice))
    return True


async def reinforce_with(
    g: Game, seat: int, card: int, side: int, amount: int | None = None, source: str = "F-REINF-5"
) -> None:
    """A card is played as a reinforcement of one side, for its own value or for the one that an effect gives it.
    `source`: by what it is one."""
    worth = reinforces_by(g, seat, g.s.faces[card]) if amount is None else amount
    doubled = g.e.constraint(Doubles, seat) is not None
    await one_exchange(g, _reinforced(g, seat, card, side, 2 * worth if doubled else worth, source))


async def _reinforced(g: Game, seat: int, card: int, side: int, amount: int, source: str) -> bool:
    """F-REINF-5: how much is added to that side's total, unless somebody cancels it."""
    face, store = g.face(card), g.store_of(seat, card)
    to_table(g, seat, card, store)
    if store is not None and not await plays_off(g, seat, store):
        table_back(g, card)
        return False
    g.emit("reinforced", source, seat=seat, card=card, face=face.id, side=side, value=amount)
    if await cancelled(g, W.REINFORCED, g.Use(g, seat, REINFORCEMENT, card, None)):
        return False
    add_reinforcement(g, Modifier(Layer.REINFORCE, face.id, side, amount=amount))
    return True


def deal(g: Game) -> Awaitable[None]:
    """F-REVEAL-6: the cards decide, or call for a deal."""
    result = outcome(g)
    decide(g, result)
    return _deal(g) if result.kind == "deal" else NO_WAIT


async def _deal(g: Game) -> None:
    """F-DEAL-1..9: allies go home, the main players try to make a deal."""
    for card, leave in faceup_rules(g, CardRule.ALLIES_LEAVE):
        await leave(card)
    await all_allies_home(g, "F-DEAL-1")
    await window(g, W.DEAL_BEFORE)
    await (talk(g) if g.e.talks is None else confer(g, g.e.talks))
