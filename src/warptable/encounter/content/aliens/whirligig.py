"""Whirligig: before cards are chosen, may mix both main players' hands and say how large each will be."""

from ..api import Alien, Of, Pick, PowerUse, Ride, Role, Use, W, mix_hands, show_hand, swap_unseen

ALIEN = Alien("whirligig")
EVEN, AS_IS, SWITCHED = "even-hands", "as-is", "switched"
SHARES = ALIEN.prompt("shares", Of.WORD, (EVEN, AS_IS, SWITCHED))
CARD = ALIEN.prompt("card", Of.CARD)
BACK = ALIEN.prompt("back", Of.WORD, ("left-card", "right-card"))


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
async def swirl(use: PowerUse) -> None:
    """Both hands are mixed. The other main player gets half of the cards, rounded down, or as many as before, or as
    many as Whirligig had."""
    g, mine, theirs = use.g, len(use.g.hand(use.seat)), len(use.g.hand(use.opponent))
    way = await Pick(use.seat, SHARES, use.source, SHARES.words)
    share = {EVEN: (mine + theirs) // 2, AS_IS: theirs, SWITCHED: mine}[way]
    g.emit("shared_out", use.source, seat=use.seat, other=use.opponent, way=way)
    mix_hands(g, use.seat, use.opponent, use.source, share)


def _both_hold_cards(use: Use) -> bool:
    """A card besides this flare, and one of the opponent."""
    return len(use.g.hand(use.seat)) > 1 and bool(use.g.hand(use.opponent))


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=_both_hold_cards)
async def two_cards(use: Use) -> None:
    """A card of the own hand and a random one of the opponent's are mixed; the opponent takes one of them back, without
    a look at them."""
    g, seat, other = use.g, use.seat, use.opponent
    mine = await Pick(seat, CARD, use.source, list(g.hand(seat)), secret=True)
    (theirs,) = g.s.rng.sample(g.hand(other), 1)
    sides = [mine, theirs]
    g.s.rng.shuffle(sides)
    taken = sides[BACK.words.index(await Pick(other, BACK, use.source, BACK.words))]
    swap_unseen(g, seat, mine, other, theirs, use.source, swapped=taken == mine)


@ALIEN.rides(swirl, role=Role.MAIN, when=lambda use: bool(use.g.hand(use.opponent)))
def look_first(use: Use[Ride]) -> None:
    """A look at the opponent's hand before it is mixed."""
    show_hand(use.g, use.opponent, use.seat, use.source)
