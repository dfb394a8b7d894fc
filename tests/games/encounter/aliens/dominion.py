"""Tables with aliens of Cosmic Dominion, and what their tests do again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.engine.game import Game

VARIANT = ("dominion-aliens",)
START, BEFORE, KNOWN, END = ("window-ENCOUNTER_START", "window-FREE_4", "window-FREE_7", "window-ENCOUNTER_CLOSED")
"""The calm points of an encounter."""
ZAP, STOP, RIDER = "window-USE_ANNOUNCED", "window-CARD_PLAYED", "window-RIDER"


def dominion(*aliens: str, **more: Any) -> Table:
    """A table of the edition of 2008 with the aliens of the expansion."""
    return table(*aliens, variants=VARIANT, **more)


def cards(t: Table, seat: int, *faces: str) -> tuple[int, ...]:
    """The numbers of these cards in a hand, in its order."""
    left = list(faces)
    found = []
    for card in t.state.seats[seat].hand:
        if t.state.faces[card] in left:
            left.remove(t.state.faces[card])
            found.append(card)
    assert not left, f"seat {seat} does not hold {left}"
    return tuple(found)


def buried(*pile: str) -> Callable[[Game], None]:
    """A last touch to a game: these cards lie in the discard pile, the last one on top."""

    def bury(game: Game) -> None:
        deck = game.s.piles["cosmic"]
        for face in pile:
            card = next(card for card in deck.draw if game.s.faces[card] == face)
            deck.draw.remove(card)
            deck.discard.append(card)
            game.s.seen[card] = (1 << game.n) - 1

    return bury
