"""Quartermaster: hands out the rewards of all others.

It is long: others' rewards pass through its hands as ships, cards and reward cards.
"""

from collections.abc import Sequence
from dataclasses import replace

from ..api import REWARD, WARP, Alien, Brings, Of, PowerUse, Reward, Rewards, Ride, Use, W

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
    await _hand_out(use, others, use.hand if whole_hand else pool)


async def _drawn(use: PowerUse[Rewards], cosmic: int, rewards: int) -> list[int]:
    """The cards of both decks to be handed out. What a quake has shaken up with the hand is drawn again; the new hand
    that it dealt is not among them."""
    pool = await use.draw(cosmic)
    if len(pool) < cosmic:
        pool += await use.draw(cosmic - len(pool))
    if rewards:
        pool += await use.draw(rewards, back=REWARD)
    return [card for card in use.hand if card in pool]


async def _bring_home(use: PowerUse[Rewards], reward: Reward) -> None:
    """Ships of another player return to its colonies, as Quartermaster likes."""
    g, seat = use.g, reward.seat
    ships = min(reward.ships, use.could_return(seat=seat))
    use.log_reward(reward, ships)
    if ships:
        places = [(planet, ships) for planet in g.colonies(seat)]
        spread = await use.distribute(SHIPS, places, ships, ships, about={"victim": seat})
        await use.free(spread, seat=seat)
        use.emit("ships_home", seat=seat, ships=ships, to=[list(pair) for pair in spread])
        await use.came_back(ships, seat=seat)


async def _for_the_trouble(use: PowerUse[Rewards], cosmic: bool, rewards: bool) -> str:
    """One ship, or one card more among those it deals out, from a deck that was used."""
    there = {"deck": cosmic, "reward-card": rewards, "ship": use.could_return(), "pass": True}
    chosen: str = await use.pick(BONUS, [word for word, is_there in there.items() if is_there])
    if chosen == "ship":
        await use.go_home(WARP, 1)
    return chosen


def _in_cards(reward: Reward) -> int:
    """How much of a reward is cards, of either deck."""
    return reward.cards + reward.rewards


async def _hand_out(use: PowerUse[Rewards], others: list[Reward], pool: Sequence[int]) -> None:
    """Each of the others gets as many cards as are due. All are chosen and given before anybody can act: a card that
    waits to be given could be played otherwise."""
    due = [(reward.seat, _in_cards(reward)) for reward in others if _in_cards(reward)]
    chosen: list[tuple[int, tuple[int, ...]]] = []
    for nth, (seat, wanted) in enumerate(due):
        if number := min(wanted, len(pool)):
            about = {"victim": seat, "receivers": tuple(due[nth:])}
            cards = await use.pick_some(CARDS, pool, number, number, about=about, secret=True)
            chosen.append((seat, cards))
            pool = [card for card in pool if card not in cards]
    for seat, cards in chosen:
        use.give(seat, cards)
    for seat, cards in chosen:
        await use.gained(cards, seat=seat)


def _buyers(use: Use[Rewards]) -> list[int]:
    """The others who are about to get cards."""
    return list(dict.fromkeys(reward.seat for reward in _others(use) if _in_cards(reward)))


def _could_supply(use: Use[Rewards]) -> bool:
    """There is a card in hand besides this flare."""
    return len(use.hand) > 1 and bool(_buyers(use))


@ALIEN.wild(W.REWARDS, when=_could_supply)
async def from_the_hand(use: Use[Rewards]) -> None:
    """Somebody gets cards of this hand instead of cards from the deck."""
    seat = await use.pick(RECEIVER, _buyers(use))
    reward = next(reward for reward in _others(use) if reward.seat == seat and _in_cards(reward))
    hand = list(use.hand)
    most = min(_in_cards(reward), len(hand))
    cards = await use.pick_some(SUPPLIED, hand, 1, most, about={"victim": seat}, secret=True)
    of_rewards = max(0, len(cards) - reward.cards)  # cosmic cards are replaced first
    reward.cards -= len(cards) - of_rewards
    reward.rewards -= of_rewards
    use.give(seat, cards)
    await use.gained(cards, seat=seat)


def _gets_cards(use: Use[Ride[Rewards]]) -> bool:
    """Are own rewards in cards due, too?"""
    return any(_in_cards(reward) for reward in use.event.about.due if reward.seat == use.seat)


@ALIEN.rides(supply, when=_gets_cards)
def one_pool(use: Use[Ride[Rewards]]) -> bool:
    """Its own hand and reward cards are dealt out with the others' cards."""
    return True
