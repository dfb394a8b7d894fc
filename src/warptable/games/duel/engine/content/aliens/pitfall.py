"""Pitfall: a snare waits for a plan like the one that lies in it."""

from ..api import BOTH, Alien, Layer, Of, Use, W

ALIEN = Alien("pitfall")
SNARE = ALIEN.prompt("snare-card", of=Of.CARD, matches=True)
REACH = 2


def snare(use: Use) -> list[int]:
    """The card in the snare, if there is one."""
    return use.g.seats[use.seat].under


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH)
async def set_the_snare(use: Use) -> None:
    """A card must lie in the snare; one that lies there may be swapped."""
    old = list(snare(use))
    if not old:
        use.ensure_card()
    for card in await use.choose_cards(0 if old else 1, 1, prompt=SNARE):
        use.put_under(card)
        for other in old:
            use.from_under(other)


def caught(use: Use) -> bool:
    """Is the opponent's plan close to the plan in the snare? A reinforcement there never springs."""
    if not use.frame.laid[use.other].cards:
        return False
    faces = [use.g.face(card) for card in snare(use)]
    return any(face.plan and abs(face.value - use.plan_value(seat=use.other)) <= REACH for face in faces)


@ALIEN.ability(W.REVEALED, header=BOTH, when=caught, compares=True)
def spring_it(use: Use) -> None:
    """The opponent's plan counts as 0, and the snare is discarded."""
    use.modify(Layer.VOID, seat=use.other, op="set")
    use.discard_under(list(snare(use)))
