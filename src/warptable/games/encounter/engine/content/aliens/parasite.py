"""Parasite: joins either side without an invitation."""

from ..api import WITH_DEFENSE, WITH_OFFENSE, Alien, Of, PowerLost, Role, Sends, Use, W

ALIEN = Alien("parasite")
SIDE = ALIEN.prompt("side", Of.WORD, ("offense", "defense"))
ANY_NUMBER = 99
SIDES = {"offense": WITH_OFFENSE, "defense": WITH_DEFENSE}


def _uninvited(use: Use) -> list[str]:
    """The sides that only its power lets it join."""
    return [name for name, bit in SIDES.items() if not use.e.seats[use.seat].may_join & bit]


def _could_join(use: Use) -> bool:
    """One side only; who has a power has home colonies, hence ships to send."""
    return not use.e.seats[use.seat].allied and bool(_uninvited(use))


@ALIEN.ability(W.ANSWER, role=Role.NOT_MAIN, when=_could_join)
async def infest(use: Use) -> None:
    """It joins a side that has not invited it."""
    side = await use.pick(SIDE, _uninvited(use))
    await use.join(SIDES[side])


def _can_settle(use: Use[PowerLost]) -> bool:
    """Another player has just lost its power for want of home colonies."""
    host = use.event.seat
    return host != use.seat and use.g.has_colonies(use.seat) and bool(use.open_planets(host))


@ALIEN.wild(W.POWER_OFF, when=_can_settle)
async def settle(use: Use[PowerLost]) -> None:
    """One ship founds a colony on a home planet of that player, beside whoever is there."""
    await use.found_colony(use.open_planets(use.event.seat), 1)


@ALIEN.super(W.SEND, role=Role.ALLY)
def swarm(use: Use) -> None:
    """Any number of ships instead of at most four."""
    fewest, _ = use.g.may_send(use.seat)
    use.impose(Sends(use.seat, fewest, ANY_NUMBER))
