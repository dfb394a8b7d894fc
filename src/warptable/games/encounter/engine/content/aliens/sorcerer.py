"""Sorcerer: once both cards are down, may exchange them."""

from ..api import DISCARD, Alien, PowerUse, Role, Use, W

ALIEN = Alien("sorcerer")


@ALIEN.ability(W.CARDS_SELECTED, role=Role.MAIN)
def switch(use: Use) -> None:
    """The two encounter cards change places before they are revealed."""
    use.swap_slots()


def _powers_to_exchange(use: Use) -> bool:
    """The Sorcerer takes no part as a main player, and there is a power to change hands."""
    mains = (use.e.offense, use.e.defense)
    powers = any(sheet.own(seat) for seat in mains for sheet in use.g.seats[seat].sheets)
    parted = not any(use.is_bound(seat) for seat in mains)
    return powers and parted and use.has_open(ALIEN.id) not in mains


@ALIEN.wild(W.PLANNING_BEFORE, when=_powers_to_exchange)
def transmute(use: Use) -> None:
    """The main players exchange powers for good; the flare goes to the Sorcerer, if there is one."""
    use.exchange_powers(use.e.offense, use.e.defense)
    sorcerer = use.has_open(ALIEN.id)
    use.disposal = sorcerer if sorcerer >= 0 else DISCARD


@ALIEN.super(W.CARDS_SELECTED, role=Role.ALLY)
async def switch_as_ally(use: PowerUse) -> None:
    """The power works for an ally too, on the cards of the main players."""
    await use.use_power(switch)
