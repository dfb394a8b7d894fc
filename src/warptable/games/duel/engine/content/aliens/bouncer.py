"""Bouncer: turns away a ship of the opponent, and takes a fee for every prize."""

from ..api import DUELS, Alien, Prize, Use, W

ALIEN = Alien("bouncer")
FEE = ALIEN.prompt("fee", words=("pay", "skip"), odds={"pay": 4})


@ALIEN.ability(W.SENT, header=DUELS, may=True, when=lambda use: bool(use.hand) and use.ships(seat=use.other) > 1)
async def not_on_the_list(use: Use) -> None:
    """After ships are sent: for a card, the opponent retreats one of theirs, never the last."""
    await use.choose_discards(1)
    use.retreat(1, seat=use.other, keep=1)


@ALIEN.ability(
    W.PRIZE_FEE,
    header=DUELS,
    when=lambda use: use.event.receiver == use.other and bool(use.g.seats[use.other].hand),
)
async def house_rules(use: Use[Prize]) -> None:
    """For a prize the opponent loses a random card of their hand to the Bouncer, or skips it; with an empty hand they
    are let in free."""
    if await use.pick(FEE, ["pay", "skip"], seat=use.other) == "skip":
        use.event.cancelled_by = use.source
    else:
        await use.take(1)
