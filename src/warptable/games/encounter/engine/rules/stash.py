"""Cards that somebody has put into the warp: they may be taken back while the flare that put them there is still
held, at the points of `W.NO_MATTER_WHEN`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from warptable.kernel import Pick

from ..model import prompts
from ..model.cards import flare_of
from ..model.windows import W
from ..verbs.set_aside import discard_stash, take_back
from .abilities import Ability

if TYPE_CHECKING:
    from ..game import Game
    from .use import Use

NO_MATTER_WHEN = frozenset(W.NO_MATTER_WHEN)
NO_MATTER_WHEN_MASK = sum(1 << window for window in NO_MATTER_WHEN)


async def _take_back(use: Use) -> None:
    """One of the cards comes back to the hand; it may be done again at once."""
    held = [card for card in use.g.s.stash if card.seat == use.seat]
    shown = {use.g.s.faces[card.card]: card.card for card in held}
    face = await Pick(use.seat, prompts.TAKE_BACK_FACE, held[0].source, sorted(shown), secret=True)
    take_back(use.g, use.seat, shown[face])


TAKE_BACK = Ability(prompts.TAKE_BACK, tuple(NO_MATTER_WHEN), 31, False, _take_back, once=False, is_use=False)
"""Taking cards out of the warp: neither a use of a power nor a play."""


def stashed(g: Game, seat: int) -> list[int]:
    """The cards of a seat in the warp."""
    return [card.card for card in g.s.stash if card.seat == seat]


def stash_uses(g: Game, seat: int, window: int) -> Iterator[Use[None]]:
    """May this seat take cards out of the warp now?"""
    if might_take_back(g, seat, window) and any(_held(g, seat, card.source) for card in g.s.stash if card.seat == seat):
        yield g.Use(g, seat, TAKE_BACK, -1, None)


def might_take_back(g: Game, seat: int, window: int) -> bool:
    """By what everybody knows, may it? Whether the flare is still there is not known to all."""
    return window in NO_MATTER_WHEN and bool(stashed(g, seat))


def _held(g: Game, seat: int, source: str) -> bool:
    """Is the flare still with this seat: in its hand, just played, or laid aside?"""
    cards = [*g.hand(seat), *(played.card for played in g.s.played if played.seat == seat)]
    cards += [aside.card for frame in g.s.frames for aside in frame.aside if aside.seat == seat]
    return any(g.s.faces[card] == flare_of(source) for card in cards)


def check_stash(g: Game) -> None:
    """Whoever has lost the flare loses the cards that it put into the warp."""
    for seat, source in dict.fromkeys((card.seat, card.source) for card in g.s.stash):
        if not _held(g, seat, source):
            discard_stash(g, seat, source)
