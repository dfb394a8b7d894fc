"""Shadow: whoever destiny names loses a ship."""

from ..api import GATE, LAB, OFFENSE, Alien, CardType, DestinyDrawn, Of, Ride, Role, Use, W

ALIEN = Alien("shadow")
SHIP = ALIEN.prompt("ship", Of.PLACE, harms=True)
VICTIM = ALIEN.prompt("victim", Of.SEAT, harms=True)
WILD = -1


def _ships(use: Use[DestinyDrawn], victim: int) -> list[int]:
    """Where a player has ships to lose: on colonies, and in the laboratory."""
    return use.g.colonies(victim) + ([LAB] if use.researchers(seat=victim) else [])


async def _execute(use: Use[DestinyDrawn], victim: int, replaces: bool) -> None:
    """The Shadow picks the ship; with its super flare one of its own from the warp takes that place."""
    planet = await use.pick(SHIP, _ships(use, victim), about={"victim": victim})
    if planet == LAB:  # F-TECH-16
        await use.lose_researcher(victim)
        return
    await use.to_warp([(victim, planet, 1)], picker=use.seat)
    if replaces and use.in_warp():
        await use.free(((planet, 1),))
        use.emit("landed", planet=planet, ships=1)
        await use.check()
        await use.came_back(1)


def _names_another(use: Use[DestinyDrawn]) -> bool:
    """A colour or special card counts for the player it names; never the Shadow's own."""
    named = use.event.named
    return named not in (WILD, use.seat) and bool(_ships(use, named))


@ALIEN.ability(W.DESTINY_DRAWN, must=True, once=False, when=_names_another)
async def execute(use: Use[DestinyDrawn], replaces: bool = False) -> None:
    """Whoever the card names loses a ship; every card drawn counts, also one that is redrawn later."""
    await _execute(use, use.event.named, replaces)


def _victims(use: Use[DestinyDrawn]) -> list[int]:
    return [seat for seat in use.others if _ships(use, seat)]


@ALIEN.ability(W.DESTINY_DRAWN, once=False, when=lambda use: use.event.named == WILD and bool(_victims(use)))
async def execute_wild(use: Use[DestinyDrawn], replaces: bool = False) -> None:
    """With a wild card the Shadow may name the victim."""
    await _execute(use, await use.pick(VICTIM, _victims(use)), replaces)


def _loses_to_attack(use: Use) -> bool:
    """And has a ship outside the encounter to pay with."""
    result = use.e.result
    attacked = result is not None and result.faces[OFFENSE] == CardType.ATTACK
    return attacked and use.lost() and bool(use.ships_outside())


@ALIEN.wild(W.RESOLUTION_START, role=Role.DEFENSE, when=_loses_to_attack)
async def drag_along(use: Use) -> None:
    """For a ship outside the encounter the winners' ships are lost too: they found nothing, but have won."""
    g = use.g
    await use.choose_losses(1, outside=True)
    await use.to_warp([(seat, GATE, n) for seat, n in enumerate(g.s.ships[GATE]) if n])


@ALIEN.rides(execute, execute_wild, role=Role.OFFENSE, when=lambda use: use.in_warp() > 0)
def replace(use: Use[Ride[DestinyDrawn]]) -> bool:
    """One of its own ships from the warp takes the place of the executed one."""
    return True
