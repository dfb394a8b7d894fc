"""Whirligig: before cards are chosen, may mix both main players' hands and say how large each will be."""

from ..api import (
    COSMIC,
    REWARD,
    Alien,
    Of,
    Pick,
    PowerUse,
    Ride,
    Role,
    Use,
    W,
    choose_backs,
    explode,
    mix_hands,
    rewards_among,
    show_hand,
    swap_unseen,
)

ALIEN = Alien("whirligig")
EVEN, AS_IS, SWITCHED = "even-hands", "as-is", "switched"
SHARES = ALIEN.prompt("shares", Of.WORD, (EVEN, AS_IS, SWITCHED))
CARD = ALIEN.prompt("card", Of.CARD)
BACK = ALIEN.prompt("back", Of.WORD, ("left-card", "right-card"))
BACKS = ALIEN.prompt("backs", Of.WORD, ("cosmic-card", "reward-card"))


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
async def swirl(use: PowerUse) -> None:
    """Both hands are mixed. The other main player gets half of the cards, rounded down, or as many as before, or as
    many as Whirligig had, and chooses them by their backs. They are not taken from a hand, so rifts do not explode."""
    g, mine, theirs = use.g, len(use.g.hand(use.seat)), len(use.g.hand(use.opponent))
    way = await Pick(use.seat, SHARES, use.source, SHARES.words)
    share = {EVEN: (mine + theirs) // 2, AS_IS: theirs, SWITCHED: mine}[way]
    g.emit("shared_out", use.source, seat=use.seat, other=use.opponent, way=way)
    (cosmic, rewards), (more, more_rewards) = ((len(a), len(b)) for a, b in map(g.backs, (use.seat, use.opponent)))
    chosen = await choose_backs(use.opponent, cosmic + more, rewards + more_rewards, share, use.source)
    mix_hands(g, use.seat, use.opponent, use.source, share, chosen)


def _both_hold_cards(use: Use) -> bool:
    """A card besides this flare, and one of the opponent."""
    return len(use.g.hand(use.seat)) > 1 and bool(use.g.hand(use.opponent))


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=_both_hold_cards)
async def two_cards(use: Use) -> None:
    """A card of its own hand and a random one of the opponent's are mixed; the opponent takes one of them back, without
    a look at them."""
    g, seat, other = use.g, use.seat, use.opponent
    mine = await Pick(seat, CARD, use.source, list(g.hand(seat)), secret=True)
    theirs = await _random_card(use)
    if g.back(mine) != g.back(theirs):  # the opponent sees which is which
        sides, question = sorted([mine, theirs], key=lambda card: g.back(card) == REWARD), BACKS
    else:
        sides, question = [mine, theirs], BACK
        g.s.rng.shuffle(sides)
    taken = sides[question.words.index(await Pick(other, question, use.source, question.words))]
    swap_unseen(g, seat, mine, other, theirs, use.source, swapped=taken == mine)
    if taken == mine:
        await explode(g, seat, [theirs])


async def _random_card(use: Use) -> int:
    """One of the opponent's cards, unseen, chosen by its back."""
    g = use.g
    cosmic, rewards = g.backs(use.opponent)
    back = REWARD if await rewards_among(g, use.seat, use.opponent, 1, use.source) else COSMIC
    card: int = g.s.rng.sample(rewards if back == REWARD else cosmic, 1)[0]
    return card


@ALIEN.rides(swirl, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
def look_first(use: Use[Ride]) -> None:
    """A look at the opponent's hand before it is mixed."""
    show_hand(use.g, use.opponent, use.seat, use.source)
