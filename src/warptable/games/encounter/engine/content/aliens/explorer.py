"""Explorer: adds planets to the systems that it attacks, and gains by them."""

from ..api import (
    GATE,
    OFFENSE,
    Alien,
    Game,
    Layer,
    PowerUse,
    Role,
    Sheet,
    Token,
    Use,
    W,
    add_planet,
    aim,
    both_attack,
    bring_genesis_planet,
    for_ships,
    own_side,
    pay,
    put_token,
    remember,
    won_or_made_deal,
)

ALIEN = Alien("explorer", needs=("unused-colour",), planets=4)
NOBODY, SHARED, ALONE, THERE = 1, 2, 4, 4
"""What a discovered planet adds: without an own colony, with others on it, held alone; and to an encounter there."""


@ALIEN.setup
def lay_out_planets(g: Game, seat: int, sheet: Sheet) -> None:
    """Four planets of a colour that nobody plays lie on its sheet, also with four planets in a system."""
    remember(sheet, "tokens", ALIEN.planets)


def _discovered(g: Game) -> list[int]:
    """The planets that were discovered and are still in the game."""
    return [token.planet for kind, token in g.s.tokens.items() if kind.startswith(f"{ALIEN.id}.")]


@ALIEN.ability(W.AIMED, role=Role.OFFENSE, when=lambda use: use.tokens > 0)
def discover(use: PowerUse) -> None:
    """A planet from the sheet joins the targeted system, and the gate is aimed at it."""
    g = use.g
    use.tokens -= 1
    planet = add_planet(g, g.s.home_of[use.e.target], use.source)
    put_token(g, f"{ALIEN.id}.{planet}", Token(planet), use.source)
    aim(g, planet, use.source)


def _worth(use: Use[object], planet: int) -> int:
    ships = use.g.s.ships[planet]
    if not ships[use.seat]:
        return NOBODY
    return ALONE if sum(ships) == ships[use.seat] else SHARED


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=lambda use: both_attack(use) and bool(_discovered(use.g)))
async def planet_bonus(use: PowerUse) -> None:
    """Every planet that it has discovered adds to the total of its side."""
    side = await own_side(use.g, use.seat, use.source)
    use.modify(Layer.BONUS, side, amount=sum(_worth(use, planet) for planet in _discovered(use.g)))


@ALIEN.later
async def settle_up(use: Use) -> None:
    """A win or a deal is rewarded for each own ship in the encounter, anything else with one reward."""
    ships = use.e.seats[use.seat].engaged[OFFENSE]
    number = for_ships(use.g, use.seat, ships) if won_or_made_deal(use) else 1
    await pay(use.g, [(use.seat, number, use.source)])


def _in_time(use: Use) -> bool:
    """In the gate are ships; or they are about to settle, which ends the encounter."""
    return use.e.resettle or use.g.s.ships[GATE][use.seat] > 0


@ALIEN.wild((W.AIMED, W.LAUNCHED), role=Role.OFFENSE, when=_in_time)
async def to_genesis(use: Use) -> None:
    """The Genesis planet, in the game or not, comes to the targeted system, and the gate is aimed at it."""
    g = use.g
    aim(g, await bring_genesis_planet(g, g.s.home_of[use.e.target], use.source), use.source)
    use.later(W.ENCOUNTER_CLOSED, settle_up)


@ALIEN.super(
    W.REVEALED_TOTAL,
    role=Role.MAIN_OR_ALLY,
    when=lambda use: both_attack(use) and use.e.target in _discovered(use.g),
)
async def known_ground(use: PowerUse) -> None:
    """At a planet that it has discovered its side gets four more."""
    use.modify(Layer.BONUS, await own_side(use.g, use.seat, use.source), amount=THERE)
