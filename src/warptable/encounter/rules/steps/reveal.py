"""Reveal: turn the cards up, let effects change them, reinforce, talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import PASS, Offer
from ...model.cards import FACES, CardType
from ...model.layers import Layer
from ...model.roles import DEFENSE, OFFENSE
from ...model.state import Modifier, Result
from ...model.windows import Window
from ...verbs.cards import to_table, turn_up
from ..allying import all_allies_home
from ..deals import talk
from ..outcome import outcome
from ..totals import both_attack, faces, total
from ..use import clear_table
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game


async def turn(g: Game) -> None:
    """F-REVEAL-1: both cards at once."""
    await window(g, Window.REVEAL_BEFORE)
    await window(g, Window.REVEAL_TURN)
    turn_up(g)
    off, deff = faces(g)
    for side, face in enumerate((off, deff)):
        if g.face(g.e.slots[side]).type is CardType.MORPH and face.type is not CardType.MORPH:
            g.emit("morphed", "F-MORPH-1", side=side, face=face.id)


async def effects(g: Game) -> None:
    """One loop over three windows: cards, values, totals. A changed card may entitle somebody anew."""
    while True:
        shown = faces(g)
        await window(g, Window.REVEALED_CARD)
        await window(g, Window.REVEALED_VALUE)
        await window(g, Window.REVEALED_TOTAL)
        if faces(g) == shown:
            break
    await window(g, Window.FREE_6)


async def reinforce(g: Game) -> None:
    """F-REINF-2..7: when attack meets attack, main players and allies may reinforce either side, answering
    each other until all pass."""
    if not g.e.automatic and both_attack(g):
        while await _round_of_reinforcements(g):
            pass
        g.emit(
            "totals",
            "F-REVEAL-2",
            offense=total(g, OFFENSE).value,
            defense=total(g, DEFENSE).value,
            trail=[str(total(g, OFFENSE)), str(total(g, DEFENSE))],
        )
    await window(g, Window.TOTALS_FINAL)


async def _round_of_reinforcements(g: Game) -> bool:
    played = False
    for seat in g.order():
        if g.side_of(seat) < 0:  # F-REINF-3
            continue
        while True:
            held = [card for card in g.seats[seat].hand if FACES[g.s.faces[card]].type is CardType.REINFORCEMENT]
            if not held and not (g.uniform and g.seats[seat].hand and _deck_reinforces(g)):
                break
            options: list[str | tuple[int, int]] = [PASS, *((card, side) for card in held for side in (0, 1))]
            choice = await Offer(seat, "reinforce", "F-REINF-4", options, PASS)
            if choice == PASS:
                break
            played = True
            await _reinforce(g, seat, *choice)
    return played


def _deck_reinforces(g: Game) -> bool:
    return any(FACES[face].type is CardType.REINFORCEMENT for face, _ in g.edition.deck)


async def _reinforce(g: Game, seat: int, card: int, side: int) -> None:
    """F-REINF-5: its value is added to that side's total."""
    face = g.face(card)
    to_table(g, seat, card)
    g.e.modifiers.append(Modifier(Layer.REINFORCE, face.id, side, amount=face.value))
    g.emit("reinforced", "F-REINF-5", seat=seat, card=card, face=face.id, side=side, value=face.value)
    await clear_table(g, seat)


async def deal(g: Game) -> None:
    """F-REVEAL-6, F-DEAL-1..9: two negotiates; allies go home, the main players try to make a deal."""
    e = g.e
    e.result = outcome(g)
    if e.result.kind != "deal":
        return
    await all_allies_home(g, "F-DEAL-1")
    await window(g, Window.DEAL_BEFORE)
    e.terms = await talk(g)
    if not e.terms:
        e.result = Result("deal_failed", how="faces", faces=e.result.faces)
