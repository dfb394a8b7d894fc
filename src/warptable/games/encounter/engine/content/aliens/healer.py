"""Healer: may bring back the ships that others just lost, and draws a card for it."""

from ..api import Alien, Losses, Of, Play, Ride, TechPlay, Use, W

ALIEN = Alien("healer")
SEATS = ALIEN.prompt("seats", Of.SEAT)


def _wounded(use: Use[Losses]) -> list[int]:
    """Other seats that lost ships in this batch and have a colony to put them on."""
    g, lost = use.g, use.event
    return [
        seat
        for seat in g.order()
        if seat != use.seat and lost.heading[seat] + lost.removed[seat] and g.has_colonies(seat)
    ]


@ALIEN.ability(W.WARPED, once=False, when=lambda use: bool(_wounded(use)))
async def heal(use: Use[Losses], each_ship: bool = False) -> None:
    """Ships that others just lost return to their colonies, for a card for each player, or with the super flare each
    ship."""
    wounded = _wounded(use)
    named = await use.pick_some(SEATS, wounded, 1, len(wounded))
    fee = 0
    for seat in named:
        ships = await use.restore(use.event, seat=seat)
        fee += ships if each_ship else 1
    await use.draw(fee)


def _zapped_by_another(use: Use[Play]) -> bool:
    """What was just played counts as a Cosmic Zap, and is against something of this seat."""
    zap, target = use.event, use.event.answers
    return zap.zaps and zap.seat != use.seat and target is not None and target.seat == use.seat


@ALIEN.wild(W.CARD_PLAYED, when=_zapped_by_another)
def insulate(use: Use[Play]) -> None:
    """A Cosmic Zap against the holder has no effect."""
    use.event.cancel()


@ALIEN.wild(W.TECH_USED, when=_zapped_by_another)
def insulate_from_tech(use: Use[TechPlay]) -> None:
    """Nor has a tech that counts as one."""
    use.event.cancel()


@ALIEN.rides(heal)
def charge_for_each_ship(use: Use[Ride[Losses]]) -> bool:
    """A card for each ship healed, not for each player."""
    return True
