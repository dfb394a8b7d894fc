"""Quartermaster: hands out the rewards of all others."""

from collections.abc import Sequence
from dataclasses import replace

from ..api import (
    REWARD,
    WARP,
    Alien,
    Brings,
    Distribute,
    Game,
    Of,
    Pick,
    PickSome,
    PowerUse,
    Reward,
    Rewards,
    Ride,
    Use,
    W,
    came_back,
    could_return,
    draw_cards,
    free,
    gained,
    give,
    go_home,
    tell_reward,
)

ALIEN = Alien("quartermaster")
SHIPS = ALIEN.prompt("ships", Of.ARRIVING)
CARDS = ALIEN.prompt("cards", Of.CARD)
BONUS = ALIEN.prompt(
    "bonus",
    Of.WORD,
    ("deck", "reward-card", "ship", "pass"),
    brings={"deck": Brings(cards=1), "reward-card": Brings(cards=1), "ship": Brings(ships=1)},
)
RECEIVER = ALIEN.prompt("receiver", Of.SEAT)
SUPPLIED = ALIEN.prompt("supplied", Of.CARD)


def _others(use: Use[Rewards]) -> list[Reward]:
    return [reward for reward in use.event.due if reward.seat != use.seat]


def _own(use: Use[Rewards]) -> list[Reward]:
    return [reward for reward in use.event.due if reward.seat == use.seat]


@ALIEN.ability(W.REWARDS, must=True, once=False, when=lambda use: bool(_others(use)))
async def supply(use: PowerUse[Rewards], whole_hand: bool = False) -> None:
    """It says where the others' ships return to, draws all their cards from the decks they have named, and hands them
    out. Own rewards come afterwards; without any it takes a ship or a card for its trouble."""
    others, own = _others(use), _own(use)
    use.event.due = own
    for reward in others:
        await _bring_home(use, reward)
    cosmic, rewards = sum(reward.cards for reward in others), sum(reward.rewards for reward in others)
    if not own:
        bonus = await _for_the_trouble(use, cosmic > 0, rewards > 0)
        cosmic, rewards = cosmic + (bonus == "deck"), rewards + (bonus == "reward-card")
    if whole_hand:
        cosmic += sum(reward.cards for reward in own)
        rewards += sum(reward.rewards for reward in own)
        use.event.due = [replace(reward, cards=0, rewards=0) for reward in own if reward.ships]
    pool = await _drawn(use, cosmic, rewards)
    await _hand_out(use, others, use.g.hand(use.seat) if whole_hand else pool)


async def _drawn(use: PowerUse[Rewards], cosmic: int, rewards: int) -> list[int]:
    """The cards of both decks to be handed out. What a quake has shaken up with the hand is drawn again; the new hand
    that it dealt is not among them."""
    g, seat = use.g, use.seat
    pool = await draw_cards(g, seat, cosmic, use.source)
    if len(pool) < cosmic:
        pool += await draw_cards(g, seat, cosmic - len(pool), use.source)
    if rewards:
        pool += await draw_cards(g, seat, rewards, use.source, REWARD)
    return [card for card in g.hand(seat) if card in pool]


async def _bring_home(use: PowerUse[Rewards], reward: Reward) -> None:
    """Ships of another player return to its colonies, as Quartermaster likes."""
    g, seat = use.g, reward.seat
    ships = min(reward.ships, could_return(g, seat))
    tell_reward(g, reward.source, seat, ships, reward.cards, reward.rewards)
    if ships:
        places = [(planet, ships) for planet in g.colonies(seat)]
        spread = await Distribute(use.seat, SHIPS, use.source, places, ships, ships, {"victim": seat})
        await free(g, seat, spread, use.source)
        g.emit("ships_home", use.source, seat=seat, ships=ships, to=[list(pair) for pair in spread])
        await came_back(g, seat, ships)


async def _for_the_trouble(use: PowerUse[Rewards], cosmic: bool, rewards: bool) -> str:
    """One ship, or one card more among those it deals out, from a deck that was used."""
    there = {"deck": cosmic, "reward-card": rewards, "ship": could_return(use.g, use.seat), "pass": True}
    chosen: str = await Pick(use.seat, BONUS, use.source, [word for word, is_there in there.items() if is_there])
    if chosen == "ship":
        await go_home(use.g, use.seat, WARP, 1, use.source)
    return chosen


def _in_cards(reward: Reward) -> int:
    """How much of a reward is cards, of either deck."""
    return reward.cards + reward.rewards


async def _hand_out(use: PowerUse[Rewards], others: list[Reward], pool: Sequence[int]) -> None:
    """Each of the others gets as many cards as are due. All are chosen and given before anybody can act: a card that
    waits to be given could be played otherwise."""
    g = use.g
    due = [(reward.seat, _in_cards(reward)) for reward in others if _in_cards(reward)]
    chosen: list[tuple[int, tuple[int, ...]]] = []
    for nth, (seat, wanted) in enumerate(due):
        if number := min(wanted, len(pool)):
            about = {"victim": seat, "receivers": tuple(due[nth:])}
            cards = await PickSome(use.seat, CARDS, use.source, pool, number, number, about, secret=True)
            chosen.append((seat, cards))
            pool = [card for card in pool if card not in cards]
    for seat, cards in chosen:
        give(g, use.seat, seat, cards, use.source)
    for seat, cards in chosen:
        await gained(g, seat, list(cards))


async def _give(g: Game, giver: int, receiver: int, cards: tuple[int, ...], source: str) -> None:
    give(g, giver, receiver, cards, source)
    await gained(g, receiver, list(cards))


def _buyers(use: Use[Rewards]) -> list[int]:
    """The others who are about to get cards."""
    return list(dict.fromkeys(reward.seat for reward in _others(use) if _in_cards(reward)))


def _could_supply(use: Use[Rewards]) -> bool:
    """There is a card in hand besides this flare."""
    return len(use.g.hand(use.seat)) > 1 and bool(_buyers(use))


@ALIEN.wild(W.REWARDS, when=_could_supply)
async def from_the_hand(use: Use[Rewards]) -> None:
    """Somebody gets cards of this hand instead of cards from the deck."""
    g = use.g
    seat = await Pick(use.seat, RECEIVER, use.source, _buyers(use))
    reward = next(reward for reward in _others(use) if reward.seat == seat and _in_cards(reward))
    hand = list(g.hand(use.seat))
    most = min(_in_cards(reward), len(hand))
    cards = await PickSome(use.seat, SUPPLIED, use.source, hand, 1, most, {"victim": seat}, secret=True)
    of_rewards = max(0, len(cards) - reward.cards)  # cosmic cards are replaced first
    reward.cards -= len(cards) - of_rewards
    reward.rewards -= of_rewards
    await _give(g, use.seat, seat, cards, use.source)


def _gets_cards(use: Use[Ride[Rewards]]) -> bool:
    """Are own rewards in cards due, too?"""
    return any(_in_cards(reward) for reward in use.event.about.due if reward.seat == use.seat)


@ALIEN.rides(supply, when=_gets_cards)
def one_pool(use: Use[Ride[Rewards]]) -> bool:
    """Its own hand and reward cards are dealt out with the others' cards."""
    return True
