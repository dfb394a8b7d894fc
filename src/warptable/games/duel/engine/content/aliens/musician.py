"""Musician: after a victory it plays louder, or softer."""

from ..api import BOTH, Alien, Brings, Use, W

ALIEN = Alien("musician")
PIECE = ALIEN.prompt(
    "piece",
    words=("crescendo", "diminuendo"),
    brings={"crescendo": Brings(cards=3), "diminuendo": Brings(cards=-2, ships=2)},
)
KEPT = 2


def pieces(use: Use) -> list[str]:
    """What can be played: there must be room in the hand, or more cards than are kept."""
    possible = {
        "crescendo": len(use.hand) < use.g.hand_limit(use.seat),
        "diminuendo": len(use.hand) > KEPT,
    }
    return [piece for piece, can in possible.items() if can]


@ALIEN.ability(W.OVER, header=BOTH, may=True, when=lambda use: use.won() and bool(pieces(use)))
async def crescendo_or_diminuendo(use: Use) -> None:
    """Draw to the hand limit; or discard down to two cards and recover a ship for each."""
    if await use.pick(PIECE, pieces(use)) == "crescendo":
        use.draw_up()
    else:
        discarded = await use.choose_discards(len(use.hand) - KEPT)
        await use.recover(len(discarded))
