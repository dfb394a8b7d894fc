"""Quartermaster: hands out the rewards of all others."""

from dataclasses import replace

from ..api import (
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
    gained,
    give,
    go_home,
    spread_out,
)

ALIEN = Alien("quartermaster")
SHIPS = ALIEN.prompt("ships", Of.ARRIVING)
CARDS = ALIEN.prompt("cards", Of.CARD)
BONUS = ALIEN.prompt(
    "bonus", Of.WORD, ("deck", "ship", "pass"), brings={"deck": Brings(cards=1), "ship": Brings(ships=1)}
)
RECEIVER = ALIEN.prompt("receiver", Of.SEAT)
SUPPLIED = ALIEN.prompt("supplied", Of.CARD)


def _others(use: Use[Rewards]) -> list[Reward]:
    return [reward for reward in use.event.due if reward.seat != use.seat]


def _own(use: Use[Rewards]) -> list[Reward]:
    return [reward for reward in use.event.due if reward.seat == use.seat]


@ALIEN.ability(W.REWARDS, must=True, once=False, when=lambda use: bool(_others(use)))
async def supply(use: PowerUse[Rewards], whole_hand: bool = False) -> None:
    """It says where the others' ships return to, draws all their cards, and hands them out. Own rewards come
    afterwards; without any it takes a ship or a card for its trouble."""
    others, own = _others(use), _own(use)
    use.event.due = own
    for reward in others:
        await _bring_home(use, reward)
    number = sum(reward.cards for reward in others)
    if not own:
        number += await _for_the_trouble(use, cards=number > 0)
    if whole_hand:
        number += sum(reward.cards for reward in own)
        use.event.due = [replace(reward, cards=0) for reward in own if reward.ships]
    kept = set() if whole_hand else set(use.g.hand(use.seat))
    await draw_cards(use.g, use.seat, number, use.source)
    for reward in others:
        await _hand_out(use, reward, kept)


async def _bring_home(use: PowerUse[Rewards], reward: Reward) -> None:
    """Ships of another player return to its colonies, as Quartermaster likes."""
    g, seat = use.g, reward.seat
    ships = min(reward.ships, could_return(g, seat))
    g.emit("rewarded", reward.source, seat=seat, ships=ships, cards=reward.cards)
    if ships:
        places = [(planet, ships) for planet in g.colonies(seat)]
        spread = await Distribute(use.seat, SHIPS, use.source, places, ships, ships, {"victim": seat})
        await spread_out(g, seat, WARP, spread, use.source)
        g.emit("ships_home", use.source, seat=seat, ships=ships, to=[list(pair) for pair in spread])
        await came_back(g, seat, ships)


async def _for_the_trouble(use: PowerUse[Rewards], *, cards: bool) -> int:
    """One ship, or one card more among those it deals out; how many cards."""
    ship = ["ship"] if could_return(use.g, use.seat) else []
    chosen = await Pick(use.seat, BONUS, use.source, [*(["deck"] if cards else []), *ship, "pass"])
    if chosen == "ship":
        await go_home(use.g, use.seat, WARP, 1, use.source)
    return int(chosen == "deck")


async def _hand_out(use: PowerUse[Rewards], reward: Reward, kept: set[int]) -> None:
    """As many cards as are due go to one of the others."""
    g = use.g
    pool = [card for card in g.hand(use.seat) if card not in kept]
    number = min(reward.cards, len(pool))
    if number:
        about = {"victim": reward.seat}
        cards = await PickSome(use.seat, CARDS, use.source, pool, number, number, about, secret=True)
        await _give(g, use.seat, reward.seat, cards, use.source)


async def _give(g: Game, giver: int, receiver: int, cards: tuple[int, ...], source: str) -> None:
    give(g, giver, receiver, cards, source)
    await gained(g, receiver, list(cards))


def _buyers(use: Use[Rewards]) -> list[int]:
    """The others who are about to get cards."""
    return list(dict.fromkeys(reward.seat for reward in _others(use) if reward.cards))


def _could_supply(use: Use[Rewards]) -> bool:
    """There is a card in hand besides this flare."""
    return len(use.g.hand(use.seat)) > 1 and bool(_buyers(use))


@ALIEN.wild(W.REWARDS, when=_could_supply)
async def from_the_hand(use: Use[Rewards]) -> None:
    """Somebody gets cards of this hand instead of cards from the deck."""
    g = use.g
    seat = await Pick(use.seat, RECEIVER, use.source, _buyers(use))
    reward = next(reward for reward in _others(use) if reward.seat == seat and reward.cards)
    hand = list(g.hand(use.seat))
    most = min(reward.cards, len(hand))
    cards = await PickSome(use.seat, SUPPLIED, use.source, hand, 1, most, {"victim": seat}, secret=True)
    reward.cards -= len(cards)
    await _give(g, use.seat, seat, cards, use.source)


@ALIEN.rides(supply, when=lambda use: any(reward.cards for reward in use.event.about.due if reward.seat == use.seat))
def one_pool(use: Use[Ride[Rewards]]) -> bool:
    """The own hand and the own reward cards are dealt out with the others' cards."""
    return True
