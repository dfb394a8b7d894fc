"""Healer: may bring back the ships that others just lost, and draws a card for it."""

from ..api import Alien, PickSome, Use, W, draw_cards, restore

ALIEN = Alien("healer")


def _wounded(use: Use) -> list[int]:
    """Other seats that lost ships in this batch and have a colony to put them on."""
    g, lost = use.g, use.event
    return [
        seat for seat in g.order() if seat != use.seat and lost.heading[seat] + lost.removed[seat] and g.colonies(seat)
    ]


@ALIEN.ability(W.WARPED, once=False, when=lambda use: bool(_wounded(use)))
async def heal(use: Use) -> None:
    """One card for each player healed, or with the super flare for each ship."""
    wounded = _wounded(use)
    named = await PickSome(use.seat, "healer-seats", use.source, wounded, 1, len(wounded))
    fee = 0
    for seat in named:
        ships = await restore(use.g, seat, use.event, use.source)
        fee += 1 if use.ridden is None else ships
    await draw_cards(use.g, use.seat, fee, use.source)


def _zapped_by_another(use: Use) -> bool:
    """The card just played is a Cosmic Zap against something of this seat."""
    zap = use.event
    return bool(zap.ability.id == "cosmic-zap" and zap.seat != use.seat and zap.event.seat == use.seat)


@ALIEN.wild(W.CARD_PLAYED, when=_zapped_by_another)
def insulate(use: Use) -> None:
    use.event.cancel()


@ALIEN.super(W.RIDER, when=lambda use: use.event.ability.id == "healer.heal")
def charge_for_each_ship(use: Use) -> None:
    use.event.ridden = True
