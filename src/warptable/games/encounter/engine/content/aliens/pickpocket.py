"""Pickpocket: once in an encounter, robs somebody who has a colony in its home system."""

from collections.abc import Sequence

from ..api import (
    GATE,
    Alien,
    Number,
    Of,
    Pick,
    PickSome,
    Ride,
    Role,
    Use,
    W,
    discard_cards,
    ensure_encounter_card,
    explode,
    foreign_colonists,
    take_cards,
)

ALIEN = Alien("pickpocket")
VICTIM = ALIEN.prompt("victim", Of.SEAT, harms=True)
VICTIMS = ALIEN.prompt("victims", Of.SEAT, harms=True)
NUMBER = ALIEN.prompt("number", Of.NUMBER, like="compensation")
KEPT = ALIEN.prompt("kept", Of.CARD, gains=True)


def _guests(use: Use[object]) -> list[int]:
    """Whoever has cards, and a colony in the Pickpocket's home system."""
    return [seat for seat in foreign_colonists(use.g, use.seat) if use.g.hand(seat)]


async def _sort_out(use: Use, taken: Sequence[int]) -> None:
    """Each card that was taken is kept or discarded."""
    cards = [card for card in taken if card in use.g.hand(use.seat)]
    kept = await PickSome(use.seat, KEPT, use.source, cards, 0, len(cards), secret=True) if cards else ()
    await discard_cards(use.g, use.seat, [card for card in cards if card not in kept], use.source)
    await explode(use.g, use.seat, kept)


@ALIEN.ability(W.NO_MATTER_WHEN, when=lambda use: bool(_guests(use)))
async def lift(use: Use, several: bool = False) -> None:
    """A card from the hand of a guest, or with the super flare from several, is kept or discarded."""
    guests = _guests(use)
    if several:
        victims = await PickSome(use.seat, VICTIMS, use.source, guests, 1, len(guests))
    else:
        victims = (await Pick(use.seat, VICTIM, use.source, guests),)
    taken = [card for seat in victims for card in await take_cards(use.g, use.seat, seat, 1, use.source, sorting=True)]
    await _sort_out(use, taken)


def _attacked(use: Use) -> bool:
    """The gate points into its home system, and the offense has cards."""
    return use.g.s.home_of[use.e.target] == use.seat and bool(use.g.hand(use.e.offense))


@ALIEN.wild(W.LAUNCHED, role=Role.NOT_OFFENSE, when=_attacked)
async def search(use: Use) -> None:
    """As many cards of the offense as it has ships in the gate, or fewer; without an encounter card it draws a new
    hand."""
    g, offense = use.g, use.e.offense
    most = min(g.s.ships[GATE][offense], len(g.hand(offense)))
    number = await Number(use.seat, NUMBER, use.source, 1, most, most)
    await _sort_out(use, await take_cards(g, use.seat, offense, number, use.source, sorting=True))
    await ensure_encounter_card(g, offense, W.TURN_HAND, use.source)


@ALIEN.rides(lift, when=lambda use: len(_guests(use)) > 1)
def from_each(use: Use[Ride]) -> bool:
    """A card from each guest, or from some of them."""
    return True
