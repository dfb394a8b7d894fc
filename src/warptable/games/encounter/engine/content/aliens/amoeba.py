"""Amoeba: once both cards are down, may put ships into the encounter or take ships out of it, as many as it likes."""

from ..api import DEFENSE, GATE, OFFENSE, Alien, Brings, Of, PowerUse, Role, Use, W

ALIEN = Alien("amoeba")
ALIEN.event("resized", "seat ships")
IN, OUT = "ships-in", "ships-out"
FLEET = ALIEN.prompt("fleet", Of.PLACE)
WAY = ALIEN.prompt("way", Of.WORD, (IN, OUT), brings={IN: Brings(sent=1), OUT: Brings(sent=-1)})
SHIPS_IN = ALIEN.prompt("in", Of.LEAVING, like="ally-ships")
SHIPS_OUT = ALIEN.prompt("out", Of.ARRIVING)
ALL, FOUR = 20, 4


def _could_ooze(use: Use) -> bool:
    g, seat = use.g, use.seat
    return any(g.s.ships[place][seat] for place in use.places_in_encounter()) and bool(use.ships_outside())


async def _resize(use: Use, most: int) -> None:
    """One direction, in one move: a power lost by it is lost when the ships have arrived. An ally of both sides says
    which of its two fleets it is."""
    g, seat, outside = use.g, use.seat, use.ships_outside()
    place: int = await use.pick(FLEET, use.places_in_encounter())
    before = g.s.ships[place][seat]
    way = await use.pick(WAY, [IN, OUT]) if before else IN
    if way == IN:
        there = min(most, sum(ships for _, ships in outside))
        spread = await use.distribute(SHIPS_IN, outside, 1, there)
        await use.gather(spread, place)
    else:
        there = min(most, before)
        homes = [(planet, there) for planet, _ in outside]
        spread = await use.distribute(SHIPS_OUT, homes, 1, there)
        await use.spread_out(place, spread)
    now = g.s.ships[place][seat]
    if use.e.seats[seat].allied:
        use.commit(OFFENSE if place == GATE else DEFENSE, now - before)
    use.emit("resized", ships=now)
    await use.check()


@ALIEN.ability(W.CARDS_SELECTED, role=Role.MAIN, when=_could_ooze)
async def ooze(use: Use) -> None:
    """As many own ships as it likes go into the encounter or out of it."""
    await _resize(use, ALL)


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.ships_outside()))
async def up_to_four(use: Use) -> None:
    """Up to four own ships go into the encounter or out of it; also for a defense without a ship on its planet."""
    await _resize(use, FOUR)


@ALIEN.super(W.CARDS_SELECTED, role=Role.ALLY, when=_could_ooze)
async def ally(use: PowerUse) -> None:
    """The power works for an ally too."""
    await use.use_power(ooze)
