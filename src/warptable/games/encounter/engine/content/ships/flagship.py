"""Flagship: adds 3 to its side, and jumps through hyperspace (N-FLAG)."""

from ..api import BESIDE, DEFENSE, GATE, LAB, OF_TECH, OFFENSE, Layer, Of, Role, Ship, Use, W

SHIP = Ship("flagship")
TO = SHIP.prompt("to", Of.PLACE)
TECH = SHIP.prompt("tech", OF_TECH, gains=True)
BONUS = 3
ALLIED = {GATE: OFFENSE, BESIDE: DEFENSE}
"""Where the ships of allies are in the encounter, and for which side."""


def _in_encounter(use: Use) -> bool:
    return use.both_attack() and use.marker().place in use.places_in_encounter()


@SHIP.ability((W.REVEALED_TOTAL, W.FREE_6), role=Role.MAIN_OR_ALLY, when=_in_encounter)
def strengthen(use: Use) -> None:
    """N-FLAG-1: 3 more for the side on which it is. Offered once more where it may have jumped there meanwhile."""
    place = use.marker().place
    side = DEFENSE if place == BESIDE or (place != GATE and use.seat == use.e.defense) else OFFENSE
    use.modify(Layer.BONUS, side, amount=BONUS)


def _researched(use: Use) -> list[int]:
    """Its own techs under research, by their places among all own ones."""
    lab = use.g.s.laboratory
    return [] if lab is None else [slot for slot, tech in enumerate(lab.of(use.seat)) if not tech.open]


def _goals(use: Use) -> list[int]:
    """N-FLAG-2: own colonies, the laboratory, and the encounter as long as its outcome is open."""
    here = use.marker().place
    goals = use.g.colonies(use.seat)
    if use.e.result is None:
        goals += [place for place in use.places_in_encounter() if place not in goals]
    if _researched(use):
        goals.append(LAB)
    return [goal for goal in goals if goal != here]


def _with_techs(use: Use) -> bool:
    return use.g.s.laboratory is not None and bool(_goals(use))


def _without_techs(use: Use) -> bool:
    return use.g.s.laboratory is None and bool(_goals(use))


def _at_stake(use: Use) -> bool:
    """One of its colonies may be aimed at."""
    g = use.g
    return any(g.s.ships[planet][use.seat] for planet in g.home_planets(use.e.system)) and bool(_goals(use))


def _takes_part(use: Use) -> bool:
    return bool(use.places_in_encounter() and _goals(use))


def _takes_part_or_researches(use: Use) -> bool:
    goals = _goals(use)
    return _takes_part(use) or (bool(goals) and LAB in (use.marker().place, *goals))


def _may_leave(use: Use) -> bool:
    """The outcome is known, and it is in the encounter."""
    return use.marker().place in use.places_in_encounter() and bool(_goals(use))


@SHIP.action(W.REGROUP_TECH, when=_with_techs)
@SHIP.action(W.ENCOUNTER_START, when=_without_techs)
@SHIP.action(W.FREE_2, when=_at_stake)
@SHIP.action((W.FREE_3, W.FREE_5, W.FREE_6), when=_takes_part)
@SHIP.action(W.FREE_4, when=_takes_part_or_researches)
@SHIP.action(W.FREE_7, when=_may_leave)
async def drive(use: Use) -> None:
    """N-FLAG-2: the hyperspace drive brings it to a colony, onto a tech, or into the encounter, whatever the limits. It
    is offered to everybody when an encounter begins, before techs are completed, and then wherever it could make a
    difference in this encounter."""
    seat, here = use.seat, use.marker().place
    goal = await use.pick(TO, _goals(use), about={"mark": use.source})
    if here == LAB:
        use.lift_researchers(use.lab.of(seat)[use.researchers()[0]], goal, 1, (use.source,))
    elif goal == LAB:
        slot = await use.pick(TECH, _researched(use), about={"mark": use.source}, secret=True)
        use.add_researcher(use.lab.of(seat)[slot], here, (use.source,))
    else:
        use.move(here, goal, 1, (use.source,))
    use.emit("ship_jumped", mark=use.source, place=goal)
    if use.e.result is None and use.e.seats[seat].allied:
        for place, ships in ((here, -1), (goal, 1)):
            if place in ALLIED:
                use.commit(ALLIED[place], ships)
    await use.check()
