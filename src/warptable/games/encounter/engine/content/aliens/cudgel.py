"""Cudgel: winning with an attack, it smashes as many further ships of its opponent as it had in the encounter."""

from ..api import WITH_OFFENSE, Alien, CardType, ColonyGained, Of, Ride, Role, Use, W

ALIEN = Alien("cudgel")
ALLIES = ALIEN.prompt("allies", Of.SEAT, harms=True)


def _won_by_attack(use: Use) -> bool:
    result = use.e.result
    if result is None or not use.won():
        return False
    return result.faces[use.side] == CardType.ATTACK and use.e.seats[use.seat].engaged[use.side] > 0


@ALIEN.ability(W.SPOILS, role=Role.MAIN, must=True, when=_won_by_attack)
async def smash(use: Use, allies: tuple[int, ...] = ()) -> None:
    """The opponent loses as many further ships as Cudgel had in the encounter. Each victim picks its own; lost besides
    the encounter, they bring no compensation."""
    victims = [use.opponent, *allies]
    await use.choose_losses(use.e.seats[use.seat].engaged[use.side], victims)


def _others_there(use: Use[ColonyGained]) -> list[tuple[int, int, int]]:
    """(seat, planet, ships) of everybody on the planet but the holder and its allies; those whom a deal sent home were
    allies of the encounter too."""
    e, planet = use.e, use.event.planet
    helped = [(there.joined if use.deal_made() else there.allied) & WITH_OFFENSE for there in e.seats]
    crews = enumerate(use.g.s.ships[planet])
    return [(seat, planet, n) for seat, n in crews if n and seat != use.seat and not helped[seat]]


def _founded(use: Use[ColonyGained]) -> bool:
    """The offense gained this very colony by its win or in its deal."""
    if use.event.seat != use.seat or not use.g.s.step.startswith("resolution."):
        return False
    granted = [term.planet for term in use.e.terms if term.receiver == use.seat]
    gained = [use.e.target] if use.won() else granted
    return use.event.planet in gained and bool(_others_there(use))


@ALIEN.wild(W.COLONY_GAINED, role=Role.OFFENSE, when=_founded)
async def clear_planet(use: Use[ColonyGained]) -> None:
    """All other ships on the new colony go to the warp, except those of its allies."""
    await use.to_warp(_others_there(use))


def _beaten_allies(use: Use[object]) -> list[int]:
    return use.g.allies(1 - use.side)


@ALIEN.rides(smash, role=Role.MAIN, when=lambda use: bool(_beaten_allies(use)))
async def allies_too(use: Use[Ride]) -> tuple[int, ...]:
    """Any of the opponent's allies are smashed too, each for the same number of ships."""
    allies = _beaten_allies(use)
    return await use.pick_some(ALLIES, allies, 1, len(allies))
