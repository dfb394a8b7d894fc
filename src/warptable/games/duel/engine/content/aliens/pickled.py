"""Pickled: puts cards into a jar, and opens it when it is needed."""

from ..api import BOTH, Alien, Of, Use, W

ALIEN = Alien("pickled")
PACK = ALIEN.prompt("pack-card", of=Of.CARD)
JAR = 3
EACH = 3


def under(use: Use) -> list[int]:
    """The cards in the jar."""
    return use.g.seats[use.seat].under


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH, may=True, when=lambda use: len(use.hand) > 1 and len(under(use)) < JAR)
async def pack_the_jar(use: Use) -> None:
    """A card goes into the jar, but not the last of the hand."""
    for card in await use.choose_cards(1, 1, prompt=PACK):
        use.put_under(card)


@ALIEN.ability(W.REVEALED, header=BOTH, may=True, when=lambda use: bool(under(use)))
def pop_the_lid(use: Use) -> None:
    """All cards in the jar are discarded for 3 clout each."""
    cards = list(under(use))
    use.discard_under(cards)
    use.add_clout(EACH * len(cards))
