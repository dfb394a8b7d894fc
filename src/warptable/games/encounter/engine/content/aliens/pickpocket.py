"""Pickpocket: once in an encounter, robs somebody who has a colony in its home system."""

from collections.abc import Sequence

from ..api import GATE, Alien, Of, Ride, Role, Use, W

ALIEN = Alien("pickpocket")
VICTIM = ALIEN.prompt("victim", Of.SEAT, harms=True)
VICTIMS = ALIEN.prompt("victims", Of.SEAT, harms=True)
NUMBER = ALIEN.prompt("number", Of.NUMBER, like="compensation")
KEPT = ALIEN.prompt("kept", Of.CARD, gains=True)


def _guests(use: Use[object]) -> list[int]:
    """Whoever has cards, and a colony in the Pickpocket's home system."""
    return [seat for seat in use.foreign_colonists() if use.g.hand(seat)]


async def _sort_out(use: Use, taken: Sequence[int]) -> None:
    """Each card that was taken is kept or discarded."""
    cards = [card for card in taken if card in use.hand]
    kept = await use.pick_some(KEPT, cards, 0, len(cards), secret=True) if cards else ()
    await use.discard([card for card in cards if card not in kept])
    await use.explode(kept)


@ALIEN.ability(W.NO_MATTER_WHEN, when=lambda use: bool(_guests(use)))
async def lift(use: Use, several: bool = False) -> None:
    """A card from the hand of a guest, or with the super flare from several, is kept or discarded."""
    guests = _guests(use)
    if several:
        victims = await use.pick_some(VICTIMS, guests, 1, len(guests))
    else:
        victims = (await use.pick(VICTIM, guests),)
    taken = [card for seat in victims for card in await use.take(seat, 1, sorting=True)]
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
    number = await use.pick_number(NUMBER, 1, most, most)
    await _sort_out(use, await use.take(offense, number, sorting=True))
    await use.ensure_encounter_card(W.TURN_HAND, seat=offense)


@ALIEN.rides(lift, when=lambda use: len(_guests(use)) > 1)
def from_each(use: Use[Ride]) -> bool:
    """A card from each guest, or from some of them."""
    return True
