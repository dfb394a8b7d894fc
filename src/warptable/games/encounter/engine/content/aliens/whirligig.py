"""Whirligig: before cards are chosen, may mix both main players' hands and say how large each will be."""

from ..api import COSMIC, REWARD, Alien, Of, PowerUse, Ride, Role, Use, W

ALIEN = Alien("whirligig")
ALIEN.event("shared_out", "seat other way")
EVEN, AS_IS, SWITCHED = "even-hands", "as-is", "switched"
SHARES = ALIEN.prompt("shares", Of.WORD, (EVEN, AS_IS, SWITCHED))
CARD = ALIEN.prompt("card", Of.CARD)
BACK = ALIEN.prompt("back", Of.WORD, ("left-card", "right-card"))
BACKS = ALIEN.prompt("backs", Of.WORD, ("cosmic-card", "reward-card"))


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
async def swirl(use: PowerUse) -> None:
    """Both hands are mixed. The other main player gets half of the cards, rounded down, or as many as before, or as
    many as Whirligig had, and chooses them by their backs. They are not taken from a hand, so rifts do not explode."""
    g, mine, theirs = use.g, len(use.hand), len(use.g.hand(use.opponent))
    way = await use.pick(SHARES, SHARES.words)
    share = {EVEN: (mine + theirs) // 2, AS_IS: theirs, SWITCHED: mine}[way]
    use.emit("shared_out", other=use.opponent, way=way)
    (cosmic, rewards), (more, more_rewards) = ((len(a), len(b)) for a, b in map(g.backs, (use.seat, use.opponent)))
    chosen = await use.choose_backs(cosmic + more, rewards + more_rewards, share, seat=use.opponent)
    use.mix_hands(use.opponent, share, chosen)


def _both_hold_cards(use: Use) -> bool:
    """A card besides this flare, and one of the opponent."""
    return len(use.hand) > 1 and bool(use.g.hand(use.opponent))


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=_both_hold_cards)
async def two_cards(use: Use) -> None:
    """A card of its own hand and a random one of the opponent's are mixed; the opponent takes one of them back, without
    a look at them."""
    g, other = use.g, use.opponent
    mine = await use.pick(CARD, list(use.hand), secret=True)
    theirs = await _random_card(use)
    if g.back(mine) != g.back(theirs):  # the opponent sees which is which
        sides, question = sorted([mine, theirs], key=lambda card: g.back(card) == REWARD), BACKS
    else:
        sides, question = [mine, theirs], BACK
        g.s.rng.shuffle(sides)
    taken = sides[question.words.index(await use.pick(question, question.words, seat=other))]
    use.swap_unseen(mine, other, theirs, swapped=taken == mine)
    if taken == mine:
        await use.explode([theirs])


async def _random_card(use: Use) -> int:
    """One of the opponent's cards, unseen, chosen by its back."""
    g = use.g
    cosmic, rewards = g.backs(use.opponent)
    back = REWARD if await use.rewards_among(use.opponent, 1) else COSMIC
    card: int = g.s.rng.sample(rewards if back == REWARD else cosmic, 1)[0]
    return card


@ALIEN.rides(swirl, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
def look_first(use: Use[Ride]) -> None:
    """A look at the opponent's hand before it is mixed."""
    use.show_hand(use.opponent)
