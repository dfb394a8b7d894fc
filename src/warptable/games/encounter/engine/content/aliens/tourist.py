"""Tourist: cruises from system to system with a crew of own ships, lands abroad or sends postcards.

It is long: the liner sails, boards, lands and sends postcards, and each of these is a use of its own.
"""

from ..api import AIR, Alien, Of, PowerUse, Token, Use, W

ALIEN = Alien("tourist")
BOARD = ALIEN.prompt("board", Of.LEAVING, few=True)
DIRECTION = ALIEN.prompt("direction", Of.WORD, ("clockwise", "counterclockwise"))
AT_HOME = ALIEN.prompt("at-home", Of.WORD, ("stay-put", "go-aboard", "go-ashore"))
LEAVE = ALIEN.prompt("leave", Of.ARRIVING)
PLANET = ALIEN.prompt("planet", Of.PLANET)
FROM = ALIEN.prompt("from", Of.PLANET)
CREW = ALIEN.prompt("crew", Of.NUMBER)
MOST = 4
"""Ships that may board or leave at home at a time."""


@ALIEN.setup
async def embark(use: PowerUse) -> None:
    """The liner lies in its system, and ships may board it."""
    use.put_token(ALIEN.id, Token(-1, system=use.seat))
    await _board(use, 0)


def _system(use: PowerUse) -> int:
    """In whose system the liner is; -1 if it is not on the map."""
    tokens = use.g.s.tokens
    return tokens[ALIEN.id].system if ALIEN.id in tokens else -1


def _own(use: PowerUse, system: int) -> list[int]:
    """The planets of a system on which this seat has a colony."""
    return [planet for planet in use.g.home_planets(system) if use.g.s.ships[planet][use.seat]]


async def _board(use: PowerUse, fewest: int) -> None:
    """Up to four ships go aboard from home colonies."""
    places = [(planet, use.g.s.ships[planet][use.seat]) for planet in _own(use, use.seat)]
    most = min(MOST, sum(number for _, number in places))
    spread = await use.distribute(BOARD, places, fewest, most) if places else ()
    along = [await use.which_ships(planet, number) for planet, number in spread]
    for (planet, number), kinds in zip(spread, along, strict=True):
        use.hold(planet, number, kinds)


# ---------------------------------------------------------------- the end of every destiny phase


@ALIEN.ability(W.DESTINY_END, must=True, when=lambda use: use.e.hazard and use.holding(use.seat) > 0)
async def hazard_loss(use: PowerUse) -> None:
    """A hazard warning costs a ship of the crew, and the liner stays where it is."""
    await use.held_to_warp(1)


@ALIEN.ability(W.DESTINY_END, must=True, when=lambda use: not use.e.hazard and _system(use) >= 0)
async def cruise(use: PowerUse) -> None:
    """The liner moves to the next system, one way round or the other. At home ships may board or leave."""
    g = use.g
    way = await use.pick(DIRECTION, DIRECTION.words)
    use.put_token(ALIEN.id, Token(-1, system=(_system(use) + (1 if way == "clockwise" else -1)) % g.n))
    if not use.borrowed:  # the sheet may have come from another player, whose ships are still aboard
        for seat in use.others:
            await use.held_home(use.holding(seat), seat=seat)
    if _system(use) == use.seat and _own(use, use.seat):
        await _at_home(use)


async def _at_home(use: PowerUse) -> None:
    aboard = use.holding(use.seat)
    chosen = await use.pick(AT_HOME, AT_HOME.words if aboard else AT_HOME.words[:2])
    if chosen == "go-aboard":
        await _board(use, 1)
    elif chosen == "go-ashore":
        most = min(MOST, aboard)
        places = [(planet, most) for planet in _own(use, use.seat)]
        spread = await use.distribute(LEAVE, places, 1, most)
        await use.lift_off(sum(number for _, number in spread))
        await use.spread_out(AIR, spread)
    await use.check()


def _has_moved(use: PowerUse) -> bool:
    """The liner has moved in this encounter, and own ships are aboard."""
    return f"{ALIEN.id}.cruise" in use.sheet.used and use.holding(use.seat) > 0


def _may_land(use: PowerUse) -> bool:
    system = _system(use)
    return _has_moved(use) and system == use.e.defense and not _own(use, system)


@ALIEN.ability(W.DESTINY_END, when=_may_land, public=True)
async def land(use: PowerUse) -> None:
    """All ships aboard found a colony in the system of the defense."""
    number = use.holding(use.seat)
    planet = await use.pick(PLANET, use.open_planets(_system(use)))
    use.release(planet, number)
    use.emit("landed", planet=planet, ships=number)
    await use.check()


@ALIEN.ability(W.DESTINY_END, when=lambda use: _has_moved(use) and use.g.has_colonies(use.seat), public=True)
async def postcard(use: PowerUse) -> None:
    """A ship goes home with a card from whoever lives in that system; there is none in its own."""
    g, host = use.g, _system(use)
    await use.held_home(1)
    if host != use.seat and g.hand(host):
        await use.take(host, 1)


# ---------------------------------------------------------------- the flare


@ALIEN.wild((*W.NO_MATTER_WHEN, W.FREE_5), when=lambda use: bool(use.facedown()))
async def sightsee(use: Use) -> None:
    """A look at the top card of a deck, at a facedown card or at a facedown sheet."""
    await use.peek()


def _has_visitors(use: PowerUse) -> bool:
    """The liner has moved to a system with an own colony."""
    return f"{ALIEN.id}.cruise" in use.sheet.used and bool(_own(use, _system(use)))


@ALIEN.super(W.DESTINY_END, when=_has_visitors)
async def board_abroad(use: PowerUse) -> None:
    """Ships of one colony in the system that the liner has come to go aboard."""
    g = use.g
    planet = await use.pick(FROM, _own(use, _system(use)))
    number = await use.pick_number(CREW, 1, g.s.ships[planet][use.seat], about={"planet": planet})
    along = await use.which_ships(planet, number)
    use.hold(planet, number, along)
    await use.check()
