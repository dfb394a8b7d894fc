"""Pitfall: a snare waits for a plan like the one that lies in it."""

from ..api import (
    BOTH,
    Alien,
    Layer,
    Of,
    Use,
    W,
    choose_cards,
    discard_under,
    from_under,
    modify,
    need_card,
    printed,
    put_under,
)

ALIEN = Alien("pitfall")
SNARE = ALIEN.prompt("snare-card", of=Of.CARD, matches=True)
REACH = 2


def snare(use: Use[None]) -> list[int]:
    """The card in the snare, if there is one."""
    return use.g.seats[use.seat].under


@ALIEN.ability(W.PLANS_BEFORE, header=BOTH)
async def set_the_snare(use: Use[None]) -> None:
    """A card must lie in the snare; one that lies there may be swapped."""
    old = list(snare(use))
    if not old:
        need_card(use)
    for card in await choose_cards(use, 0 if old else 1, 1, prompt=SNARE):
        put_under(use, card)
        for other in old:
            from_under(use, other)


def caught(use: Use[None]) -> bool:
    """Is the opponent's plan close to the plan in the snare? A reinforcement there never springs."""
    if not use.frame.laid[use.other].cards:
        return False
    faces = [use.g.face(card) for card in snare(use)]
    return any(face.plan and abs(face.value - printed(use, use.other)) <= REACH for face in faces)


@ALIEN.ability(W.REVEALED, header=BOTH, when=caught, compares=True)
def spring_it(use: Use[None]) -> None:
    """The opponent's plan counts as 0, and the snare is discarded."""
    modify(use, Layer.VOID, seat=use.other, op="set")
    discard_under(use, list(snare(use)))
