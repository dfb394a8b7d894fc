"""Bouncer: turns away a ship of the opponent, and takes a fee for every prize."""

from ..api import DUELS, Alien, Pick, Prize, Use, W, discard, retreat, take_random

ALIEN = Alien("bouncer")
FEE = ALIEN.prompt("fee", words=("pay", "skip"), odds={"pay": 4})


@ALIEN.ability(W.SENT, header=DUELS, may=True, when=lambda use: bool(use.hand) and use.ships(use.other) > 1)
async def not_on_the_list(use: Use[None]) -> None:
    """After ships are sent: for a card, the opponent retreats one of theirs, never the last."""
    await discard(use, 1)
    retreat(use, use.other, 1, keep=1)


@ALIEN.ability(
    W.PRIZE_FEE,
    header=DUELS,
    when=lambda use: use.event.receiver == use.other and bool(use.g.seats[use.other].hand),
)
async def house_rules(use: Use[Prize]) -> None:
    """For a prize the opponent loses a random card of their hand to the Bouncer, or skips it; with an empty hand they
    are let in free."""
    if await Pick(use.other, FEE, use.source, ["pay", "skip"]) == "skip":
        use.event.cancelled_by = use.source
    else:
        take_random(use, 1)
