"""Tourist: cruises from system to system with a crew of own ships, lands abroad or sends postcards."""

from ..api import (
    AIR,
    HELD,
    Alien,
    Distribute,
    Game,
    Number,
    Of,
    Pick,
    PowerUse,
    Sheet,
    Token,
    Use,
    W,
    check,
    facedown,
    held_by,
    held_home,
    held_to_warp,
    hold,
    lift_off,
    open_planets,
    peek,
    put_token,
    release,
    spread_out,
    take_cards,
    which_ships,
)

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
async def embark(g: Game, seat: int, sheet: Sheet) -> None:
    """The liner lies in its system, and ships may board it."""
    put_token(g, ALIEN.id, Token(-1, system=seat), ALIEN.id)
    await _board(g, seat, sheet, 0)


def _system(g: Game) -> int:
    """In whose system the liner is; -1 if it is not on the map."""
    return g.s.tokens[ALIEN.id].system if ALIEN.id in g.s.tokens else -1


def _own(g: Game, seat: int, system: int) -> list[int]:
    """The planets of a system on which this seat has a colony."""
    return [planet for planet in g.home_planets(system) if g.s.ships[planet][seat]]


async def _board(g: Game, seat: int, sheet: Sheet, fewest: int) -> None:
    """Up to four ships go aboard from home colonies."""
    places = [(planet, g.s.ships[planet][seat]) for planet in _own(g, seat, seat)]
    most = min(MOST, sum(number for _, number in places))
    spread = await Distribute(seat, BOARD, ALIEN.id, places, fewest, most) if places else ()
    along = [await which_ships(g, seat, planet, number, ALIEN.id, HELD) for planet, number in spread]
    for (planet, number), kinds in zip(spread, along, strict=True):
        hold(g, sheet, seat, planet, number, ALIEN.id, kinds)


# ---------------------------------------------------------------- the end of every destiny phase


@ALIEN.ability(W.DESTINY_END, must=True, when=lambda use: use.e.hazard and held_by(use.sheet, use.seat) > 0)
async def hazard_loss(use: PowerUse) -> None:
    """A hazard warning costs a ship of the crew, and the liner stays where it is."""
    await held_to_warp(use.g, use.sheet, use.seat, 1, use.source)


@ALIEN.ability(W.DESTINY_END, must=True, when=lambda use: not use.e.hazard and _system(use.g) >= 0)
async def cruise(use: PowerUse) -> None:
    """The liner moves to the next system, one way round or the other. At home ships may board or leave."""
    g = use.g
    way = await Pick(use.seat, DIRECTION, use.source, DIRECTION.words)
    put_token(g, ALIEN.id, Token(-1, system=(_system(g) + (1 if way == "clockwise" else -1)) % g.n), use.source)
    if not use.borrowed:  # the sheet may have come from another player, whose ships are still aboard
        for seat in g.clockwise(use.seat):
            await held_home(g, use.sheet, seat, held_by(use.sheet, seat), use.source)
    if _system(g) == use.seat and _own(g, use.seat, use.seat):
        await _at_home(use)


async def _at_home(use: PowerUse) -> None:
    g, aboard = use.g, held_by(use.sheet, use.seat)
    chosen = await Pick(use.seat, AT_HOME, use.source, AT_HOME.words if aboard else AT_HOME.words[:2])
    if chosen == "go-aboard":
        await _board(g, use.seat, use.sheet, 1)
    elif chosen == "go-ashore":
        most = min(MOST, aboard)
        places = [(planet, most) for planet in _own(g, use.seat, use.seat)]
        spread = await Distribute(use.seat, LEAVE, use.source, places, 1, most)
        await lift_off(g, use.sheet, use.seat, sum(number for _, number in spread), use.source)
        await spread_out(g, use.seat, AIR, spread, use.source)
    await check(g)


def _has_moved(use: PowerUse) -> bool:
    """The liner has moved in this encounter, and own ships are aboard."""
    return f"{ALIEN.id}.cruise" in use.sheet.used and held_by(use.sheet, use.seat) > 0


def _may_land(use: PowerUse) -> bool:
    system = _system(use.g)
    return _has_moved(use) and system == use.e.defense and not _own(use.g, use.seat, system)


@ALIEN.ability(W.DESTINY_END, when=_may_land, public=True)
async def land(use: PowerUse) -> None:
    """All ships aboard found a colony in the system of the defense."""
    g, number = use.g, held_by(use.sheet, use.seat)
    planet = await Pick(use.seat, PLANET, use.source, open_planets(g, use.seat, _system(g)))
    release(g, use.sheet, use.seat, planet, number)
    g.emit("landed", use.source, seat=use.seat, planet=planet, ships=number)
    await check(g)


@ALIEN.ability(W.DESTINY_END, when=lambda use: _has_moved(use) and use.g.has_colonies(use.seat), public=True)
async def postcard(use: PowerUse) -> None:
    """A ship goes home with a card from whoever lives in that system; there is none in its own."""
    g, host = use.g, _system(use.g)
    await held_home(g, use.sheet, use.seat, 1, use.source)
    if host != use.seat and g.hand(host):
        await take_cards(g, use.seat, host, 1, use.source)


# ---------------------------------------------------------------- the flare


@ALIEN.wild((*W.NO_MATTER_WHEN, W.FREE_5), when=lambda use: bool(facedown(use.g, use.seat)))
async def sightsee(use: Use) -> None:
    """A look at the top card of a deck, at a facedown card or at a facedown sheet."""
    await peek(use.g, use.seat, use.source)


def _has_visitors(use: PowerUse) -> bool:
    """The liner has moved to a system with an own colony."""
    return f"{ALIEN.id}.cruise" in use.sheet.used and bool(_own(use.g, use.seat, _system(use.g)))


@ALIEN.super(W.DESTINY_END, when=_has_visitors)
async def board_abroad(use: PowerUse) -> None:
    """Ships of one colony in the system that the liner has come to go aboard."""
    g = use.g
    planet = await Pick(use.seat, FROM, use.source, _own(g, use.seat, _system(g)))
    number = await Number(use.seat, CREW, use.source, 1, g.s.ships[planet][use.seat], about={"planet": planet})
    along = await which_ships(g, use.seat, planet, number, use.source, HELD)
    hold(g, use.sheet, use.seat, planet, number, use.source, along)
    await check(g)
