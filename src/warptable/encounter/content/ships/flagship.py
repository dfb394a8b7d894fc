"""Flagship: adds 3 to its side, and jumps through hyperspace (N-FLAG)."""

from ..api import (
    BESIDE,
    DEFENSE,
    GATE,
    LAB,
    OF_TECH,
    OFFENSE,
    Layer,
    Of,
    Pick,
    Role,
    Ship,
    Use,
    W,
    add_ship,
    both_attack,
    check,
    commit,
    lab_of,
    lift_ships,
    marker,
    move,
    places_in_encounter,
    researchers,
)

SHIP = Ship("flagship")
TO = SHIP.prompt("to", Of.PLACE)
TECH = SHIP.prompt("tech", OF_TECH, gains=True)
BONUS = 3


def _in_encounter(use: Use) -> bool:
    return both_attack(use) and marker(use).place in places_in_encounter(use.g, use.seat)


@SHIP.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=_in_encounter)
def strengthen(use: Use) -> None:
    """N-FLAG-1: 3 more for the side on which it is."""
    place = marker(use).place
    side = DEFENSE if place == BESIDE or (place != GATE and use.seat == use.e.defense) else OFFENSE
    use.modify(Layer.BONUS, side, amount=BONUS)


def _researched(use: Use) -> list[int]:
    """The own techs under research, by their places among all own ones."""
    lab = use.g.s.laboratory
    return [] if lab is None else [slot for slot, tech in enumerate(lab.of(use.seat)) if not tech.open]


def _goals(use: Use) -> list[int]:
    """N-FLAG-2: own colonies, the laboratory, and the encounter as long as its outcome is open."""
    here = marker(use).place
    goals = use.g.colonies(use.seat)
    if use.e.result is None:
        goals += [place for place in places_in_encounter(use.g, use.seat) if place not in goals]
    if _researched(use):
        goals.append(LAB)
    return [goal for goal in goals if goal != here]


@SHIP.action(W.ANY_TIME, when=lambda use: bool(_goals(use)))
async def drive(use: Use) -> None:
    """N-FLAG-2: the hyperspace drive brings it to a colony, onto a tech, or into the encounter, whatever the limits."""
    g, seat, here = use.g, use.seat, marker(use).place
    goal = await Pick(seat, TO, use.source, _goals(use))
    if here == LAB:
        lift_ships(g, lab_of(g).of(seat)[researchers(g, seat)[0]], goal, 1, (SHIP.id,))
    elif goal == LAB:
        slot = await Pick(seat, TECH, use.source, _researched(use), secret=True)
        add_ship(g, lab_of(g).of(seat)[slot], here, use.source, (SHIP.id,))
    else:
        move(g, seat, here, goal, 1, (SHIP.id,))
    g.emit("ship_jumped", use.source, seat=seat, mark=SHIP.id, place=goal)
    if use.e.result is None and use.e.seats[seat].allied:
        commit(g, seat, sum(g.s.ships[place][seat] for place in places_in_encounter(g, seat)))
    await check(g)
