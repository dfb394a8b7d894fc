"""Ace: begins with a planet less, and wins at the start of its turn if it has a foreign colony."""

from ..api import AIR, DISCARD, WARP, Alien, By, Losses, Near, Of, PowerUse, Prompt, Role, Rule, Use, W, Way, Wins

ALIEN = Alien("ace")
GIVEN_UP = ALIEN.prompt("given-up", Of.PLANET)
AGAINST = ALIEN.prompt("against", Of.SEAT, like="wild")
REFUGE = ALIEN.prompt("refuge", Of.PLANET)


@ALIEN.setup
async def give_up_a_planet(use: PowerUse) -> None:
    """One home planet leaves the game, and the ships on it go to the warp."""
    planet = await use.pick(GIVEN_UP, use.g.home_planets(use.seat))
    use.drop_planet(planet)
    use.move(planet, WARP, use.g.s.ships[planet][use.seat])


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, must=True, when=lambda use: use.g.seats[use.seat].foreign > 0)
def triumph(use: PowerUse) -> None:
    """One foreign colony is enough."""
    use.win_game()


@ALIEN.rule(Rule.NEARNESS)
def nearness(way: Way) -> Near:
    """One foreign colony, kept until its turn begins."""
    return Near(min(way.state.seats[way.seat].foreign, 1), 1, By.COLONY)


@ALIEN.rule(Rule.MET_ABROAD)
def met_abroad(use: PowerUse) -> Prompt:
    """The others may aim at its foreign colonies; it is the defense there. Where the usual defense is possible, too,
    the offense is asked."""
    return AGAINST


def _alone_against_all(use: Use) -> bool:
    others = {use.opponent, *use.g.allies(1 - use.side)}
    return others == set(use.others)


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN, when=_alone_against_all)
def against_all(use: Use) -> None:
    """Whoever stands alone against all others wins; the flare goes to whoever plays Ace, or is discarded."""
    use.impose(Wins(use.side))
    use.pass_flare_on()


def _refuges(use: Use[Losses]) -> list[int]:
    """Planets outside the system of the encounter where this seat has no colony."""
    g, system = use.g, use.g.s.home_of[use.e.target]
    systems = [home for home in range(g.n) if home != system]
    return [planet for home in systems for planet in g.home_planets(home) if not g.s.ships[planet][use.seat]]


def _driven_off(use: Use[Losses]) -> bool:
    return use.event.by_result and use.event.heading[use.seat] > 0 and use.lost() and bool(_refuges(use))


@ALIEN.super(W.STAY, role=Role.DEFENSE, when=_driven_off)
async def flee(use: PowerUse[Losses]) -> None:
    """The beaten ships of the defense found a colony in another system; the flare is discarded."""
    ships = use.event.heading[use.seat]
    planet = await use.pick(REFUGE, _refuges(use))
    use.event.heading[use.seat] = 0
    use.disposal = DISCARD
    await use.land(AIR, planet, ships)
