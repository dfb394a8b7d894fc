"""Rewards: one routine for all payments, whoever grants them. All splits are fixed before anything is drawn
(N-REWARD-5)."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from warptable.kernel import Number
from warptable.kernel.moments import NO_WAIT

from ..model import prompts
from ..model.constraints import NoGains
from ..model.occurrences import Gains, Reward, Rewards
from ..model.piles import REWARD
from ..model.places import WARP
from ..model.windows import W
from .hands import draw_cards
from .losses import go_home
from .questions import gain_factor
from .victory import check
from .windows import window

if TYPE_CHECKING:
    from ..game import Game


def no_gains(g: Game) -> bool:
    """Does an effect keep everybody from compensation and rewards?"""
    return g.e.constraint(NoGains) is not None


def for_ships(g: Game, seat: int, ships: int) -> int:
    """How many rewards a seat gets for this many ships of its own. What other rewards there are is paid as it is."""
    return ships * gain_factor(g, seat)


def pay(g: Game, due: Sequence[tuple[int, int, str]]) -> Awaitable[None]:
    """Pay (seat, number of rewards, who grants them) in one batch."""
    wanted = [entry for entry in due if entry[1]]
    return _pay(g, wanted) if wanted and not no_gains(g) else NO_WAIT


async def _pay(g: Game, due: Sequence[tuple[int, int, str]]) -> None:
    """F-REWARD-2..4, N-REWARD-4: each fixes its mix of ships and cards; only then is anything drawn."""
    batch = Rewards([])
    for seat, number, source in due:
        taken = sum(reward.rewards for reward in batch.due)
        batch.due.append(Reward(seat, source, *(await _split(g, seat, number, taken))))
    await window(g, W.REWARDS, batch)
    for reward in batch.due:
        await _hand_out(g, reward)
    await check(g)


async def _hand_out(g: Game, reward: Reward) -> None:
    seat = reward.seat
    gone = max(0, reward.ships - g.in_warp(seat))  # a reaction may have brought some of them home already
    ships, cards = reward.ships - gone, reward.cards + gone
    tell_reward(g, reward.source, seat, ships, cards, reward.rewards)
    await go_home(g, seat, WARP, ships, "F-REWARD-3")
    drawn: list[int] = []
    if cards:
        drawn += await draw_cards(g, seat, cards, "F-REWARD-2")
    if reward.rewards:
        drawn += await draw_cards(g, seat, reward.rewards, "N-REWARD-3", REWARD)
    if drawn:
        await gained(g, seat, drawn)


def tell_reward(g: Game, source: str, seat: int, ships: int, cards: int, rewards: int) -> None:
    """Log what a seat is paid."""
    if rewards:
        g.emit("rewarded_with_rewards", source, seat=seat, ships=ships, cards=cards, rewards=rewards)
    else:
        g.emit("rewarded", source, seat=seat, ships=ships, cards=cards)


def gained(g: Game, seat: int, cards: list[int]) -> Awaitable[None]:
    """A seat has received these cards as rewards; it may be reacted to."""
    return window(g, W.GAINS, Gains(seat, cards))


async def _split(g: Game, seat: int, number: int, taken: int) -> tuple[int, int, int]:
    """How many rewards are ships from the warp, how many cards of the cosmic (F-REWARD-2) and of the reward deck
    (N-REWARD-3); all of them (F-REWARD-4). Others have chosen so many reward cards (`taken`) before. Each question says
    how many rewards are `due` and how many reward cards are `left`, so that both may be answered at once."""
    in_warp = g.in_warp(seat) if g.has_colonies(seat) else 0
    most = min(number, in_warp)
    pile = g.s.piles.get(REWARD)
    left = 0 if pile is None else len(pile.draw) + len(pile.discard) - taken  # N-REWARD-10
    about = {"due": number, "left": left} if left > 0 else None
    ships = await Number(seat, prompts.REWARD_SHIPS, "F-REWARD-2", 0, most, about=about) if most else 0
    cards = number - ships
    if cards and g.edition.rewards_optional:  # A-REWARD-2
        cards = await Number(seat, prompts.REWARD_CARDS, "F-REWARD-2", 0, cards, cards)
    rewards = 0
    if left > 0 and cards:
        about = {"due": cards, "left": left}
        rewards = await Number(seat, prompts.REWARD_BACKS, "N-REWARD-3", 0, min(cards, left), about=about)
    return ships, cards - rewards, rewards
