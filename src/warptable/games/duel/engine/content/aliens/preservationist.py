"""Preservationist: nothing goes to waste, and there is room for all of it."""

from ..api import ALWAYS, BOTH, OF_FACE_IN_PILE, Alien, Rule, Use, W

ALIEN = Alien("preservationist")
RETURN = ALIEN.prompt("return-card", of=OF_FACE_IN_PILE)


def returnable(use: Use) -> list[int]:
    """The opponent's plans that were discarded at this cleanup and still lie in their pile (D-GAP-35)."""
    pile = use.g.seats[use.other].pile
    return [card for card in use.frame.swept[use.other] if card in pile]


@ALIEN.ability(W.OVER, header=BOTH, may=True, when=lambda use: bool(returnable(use)))
async def waste_not(use: Use) -> None:
    """The opponent's plan goes back to their hand, for a ship."""
    plans = returnable(use)
    about = {"faces": [use.g.face(card).id for card in plans]}
    card = await use.pick(RETURN, plans, about=about)
    use.from_discard(card, seat=use.other)
    await use.recover(1)


@ALIEN.rule(Rule.HAND_LIMIT, header=ALWAYS)
def storage_cheeks(use: Use) -> int:
    """The hand limit is 8."""
    return 8
