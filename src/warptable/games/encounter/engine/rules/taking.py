"""Taking cards from a hand: by their backs, and what becomes of rifts among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import Number

from ..model import prompts
from ..model.cards import CardType
from ..model.occurrences import CardsTaken
from ..model.piles import REWARD
from ..model.windows import W
from ..verbs import cards as card_verbs
from .hands import discard_cards
from .playing import run
from .windows import window

if TYPE_CHECKING:
    from ..game import Game


async def take_cards(
    g: Game, taker: int, victim: int, number: int, source: str, spared: Sequence[int] = (), *, sorting: bool = False
) -> list[int]:
    """Take cards at random from a hand; it may be reacted to. Rifts among them explode (N-RIFT-2), unless the taker may
    still get rid of cards at once (`sorting`): then `explode` is called when that is over (N-RIFT-6)."""
    taken = await take(g, taker, victim, number, source, spared)
    await window(g, W.TAKEN, CardsTaken(taker, victim, taken))
    if not sorting:
        await explode(g, taker, taken)
    return taken


async def take(g: Game, taker: int, victim: int, number: int, source: str, spared: Sequence[int] = ()) -> list[int]:
    """The same without reactions; `explode` is still to be called."""
    rewards = 0 if REWARD not in g.s.piles else await rewards_among(g, taker, victim, number, source, spared)
    return card_verbs.take_random(g, taker, victim, number, source, spared, rewards)


async def rewards_among(g: Game, taker: int, victim: int, number: int, source: str, spared: Sequence[int] = ()) -> int:
    """N-REWARD-11: whoever takes cards at random chooses by their backs how many of them are reward cards."""
    cosmic, rewards = (sum(card not in spared for card in cards) for cards in g.backs(victim))
    return await choose_backs(taker, cosmic, rewards, number, source, {"victim": victim, "pool": False})


async def choose_backs(
    seat: int, cosmic: int, rewards: int, number: int, source: str, about: dict[str, Any] | None = None
) -> int:
    """How many of this many cards are reward cards; asked only where there is a choice."""
    fewest, most = max(0, number - cosmic), min(number, rewards)
    if fewest == most:
        return most
    about = {"pool": True, **(about or {}), "number": number}
    return await Number(seat, prompts.TAKE_REWARDS, source, fewest, most, about=about)


async def explode(g: Game, seat: int, cards: Sequence[int]) -> None:
    """N-RIFT-2, N-RIFT-4: rifts among the cards that a seat has taken from a hand and still holds explode, one after
    another, and are discarded."""
    if REWARD not in g.s.piles:
        return
    for card in cards:
        if card not in g.seats[seat].hand or g.face(card).type is not CardType.RIFT:
            continue
        face = g.s.faces[card]
        g.emit("exploded", face, seat=seat, face=face)
        await discard_cards(g, seat, [card], face)
        if (blast := g.registry.blasts.get(face)) is not None:
            await run(blast.effect, g.Use(g, seat, blast, -1, None))
