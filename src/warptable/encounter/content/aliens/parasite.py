"""Parasite: joins either side without an invitation."""

from ..api import WITH_DEFENSE, WITH_OFFENSE, Alien, Pick, Role, Use, W, join

ALIEN = Alien("parasite")
SIDES = {"offense": WITH_OFFENSE, "defense": WITH_DEFENSE}


def _uninvited(use: Use) -> list[str]:
    return [name for name, bit in SIDES.items() if not use.e.invited[use.seat] & bit]


def _could_join(use: Use) -> bool:
    """One side only; who has a power has home colonies, hence ships to send."""
    return not use.e.allied[use.seat] and bool(_uninvited(use))


@ALIEN.ability(W.ANSWER, role=Role.NOT_MAIN, when=_could_join)
async def infest(use: Use) -> None:
    side = await Pick(use.seat, "parasite-side", use.source, _uninvited(use))
    await join(use.g, use.seat, SIDES[side])
