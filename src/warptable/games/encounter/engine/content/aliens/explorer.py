"""Explorer: adds planets to the systems that it attacks, and gains by them."""

from ..api import GATE, OFFENSE, Alien, Game, Layer, PowerUse, Role, Token, Use, W

ALIEN = Alien("explorer", needs=("unused-colour",), planets=4)
TOKENS = ALIEN.memory("tokens", 0)
NOBODY, SHARED, ALONE, THERE = 1, 2, 4, 4
"""What a discovered planet adds: without an own colony, with others on it, held alone; and to an encounter there."""


@ALIEN.setup
def lay_out_planets(use: PowerUse) -> None:
    """Four planets of a colour that nobody plays lie on its sheet, also with four planets in a system."""
    use.remember(TOKENS, ALIEN.planets)


def _discovered(g: Game) -> list[int]:
    """The planets that were discovered and are still in the game."""
    return [token.planet for kind, token in g.s.tokens.items() if kind.startswith(f"{ALIEN.id}.")]


@ALIEN.ability(W.AIMED, role=Role.OFFENSE, when=lambda use: TOKENS[use] > 0)
def discover(use: PowerUse) -> None:
    """A planet from the sheet joins the targeted system, and the gate is aimed at it."""
    g = use.g
    use.count(TOKENS, -1)
    planet = use.add_planet(g.s.home_of[use.e.target])
    use.put_token(f"{ALIEN.id}.{planet}", Token(planet))
    use.aim(planet)


def _worth(use: Use[object], planet: int) -> int:
    ships = use.g.s.ships[planet]
    if not ships[use.seat]:
        return NOBODY
    return ALONE if sum(ships) == ships[use.seat] else SHARED


@ALIEN.ability(
    W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=lambda use: use.both_attack() and bool(_discovered(use.g))
)
async def planet_bonus(use: PowerUse) -> None:
    """Every planet that it has discovered adds to the total of its side."""
    side = await use.own_side()
    use.modify(Layer.BONUS, side, amount=sum(_worth(use, planet) for planet in _discovered(use.g)))


@ALIEN.later
async def settle_up(use: Use) -> None:
    """A win or a deal is rewarded for each own ship in the encounter, anything else with one reward."""
    ships = use.e.seats[use.seat].engaged[OFFENSE]
    number = use.rewards_for(ships) if use.won_or_made_deal() else 1
    await use.reward(number)


def _in_time(use: Use) -> bool:
    """In the gate are ships; or they are about to settle, which ends the encounter."""
    return use.e.resettle or use.g.s.ships[GATE][use.seat] > 0


@ALIEN.wild((W.AIMED, W.LAUNCHED), role=Role.OFFENSE, when=_in_time)
async def to_genesis(use: Use) -> None:
    """The Genesis planet, in the game or not, comes to the targeted system, and the gate is aimed at it."""
    g = use.g
    use.aim(await use.bring_genesis_planet(g.s.home_of[use.e.target]))
    use.later(W.ENCOUNTER_CLOSED, settle_up)


@ALIEN.super(
    W.REVEALED_TOTAL,
    role=Role.MAIN_OR_ALLY,
    when=lambda use: use.both_attack() and use.e.target in _discovered(use.g),
)
async def known_ground(use: PowerUse) -> None:
    """At a planet that it has discovered its side gets four more."""
    use.modify(Layer.BONUS, await use.own_side(), amount=THERE)
