"""Looking through a deck: cards are named by what they show, then everything is shuffled."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from warptable.kernel import Pick

from ..model.piles import COSMIC
from ..model.windows import W
from ..verbs.cards import take_named
from ..verbs.knowledge import learn
from ..verbs.piles import reshuffle, shuffle
from .windows import window

if TYPE_CHECKING:
    from warptable.kernel import Prompt

    from ..game import Game


async def search_deck(
    g: Game,
    seat: int,
    number: int,
    prompt: Prompt,
    source: str,
    spared: Collection[str] = (),
    *,
    discards: bool = False,
) -> None:
    """This seat looks through the deck and takes this many cards, but none with a `spared` face. Then the deck is
    shuffled, with `discards` together with its discard pile."""
    pile = g.s.piles[COSMIC]
    learn(g, seat, pile.draw)
    named: list[int] = []
    for _ in range(number):
        left = {g.s.faces[card]: card for card in pile.draw if card not in named}
        faces = sorted(left.keys() - set(spared))
        if not faces:
            break
        named.append(left[await Pick(seat, prompt, source, faces, secret=True)])
    take_named(g, seat, named, source)
    if discards:
        reshuffle(g)
        await window(g, W.RESHUFFLED)
    else:
        shuffle(g, pile.draw)
