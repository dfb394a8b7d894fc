"""Talks of others than the main players: who takes part, the card that brought somebody in, what is on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.encounter import Talks
from .knowledge import show
from .piles import to_discard

if TYPE_CHECKING:
    from ..game import Game
    from ..model.encounter import Term


def join_talks(g: Game, seat: int, card: int, source: str, replaced: int = -1) -> None:
    """A card of this hand lies open until the encounter ends, and its player takes part in the talks: besides the main
    players, or in the place of one of them."""
    e = g.e
    g.seats[seat].hand.remove(card)
    show(g, seat, card)
    g.update_masks(seat)
    mains = (e.offense, e.defense)
    parties = (*mains, seat) if replaced < 0 else tuple(seat if main == replaced else main for main in mains)
    e.talks = Talks(parties, seat, card, replaced)
    g.emit("joined_talks", source, seat=seat, card=card, face=g.s.faces[card], instead=replaced)


def put_on_table(g: Game, terms: tuple[Term, ...], agreed: tuple[int, ...]) -> None:
    """What is proposed in the talks, and who has agreed to it."""
    if g.e.talks is not None:
        g.e.talks = replace(g.e.talks, terms=terms, agreed=agreed)


def end_talks(g: Game) -> None:
    """The card that brought somebody into the talks is discarded."""
    talks = g.e.talks
    if talks is not None and talks.card >= 0:
        g.e.talks = replace(talks, card=-1)
        to_discard(g, [talks.card])
        g.emit("discarded", "F-RES-10", seat=talks.seat, cards=[talks.card], faces=[g.s.faces[talks.card]])
