"""Voyager: keeps a home planet in the warp, where it counts as a foreign one, too."""

from ..api import Alien, Game, Of, PowerUse, Ride, Role, Rule, Use, W

ALIEN = Alien("voyager")
LEAVING = ALIEN.prompt("leaving", Of.PLANET)
RETURNING = ALIEN.prompt("returning", Of.PLANET)
CARD = ALIEN.prompt("card", Of.CARD)


def _adrift(g: Game, seat: int) -> list[int]:
    """Its own planets in the warp."""
    return [planet for planet in g.s.adrift if g.s.home_of[planet] == seat]


def _can_leave(use: Use[object]) -> bool:
    """One planet at least stays in its system: whoever destiny names can be attacked."""
    return len(use.g.home_planets(use.seat)) > 1


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, when=lambda use: _can_leave(use) or bool(_adrift(use.g, use.seat)))
async def journey(use: PowerUse, second: bool = False) -> None:
    """A home planet goes into the warp; one that is there already comes back for it."""
    g = use.g
    leaving = await use.pick(LEAVING, g.home_planets(use.seat))
    if there := _adrift(g, use.seat):
        use.bring_back(await use.pick(RETURNING, there))
    use.set_adrift(leaving)
    if second and _can_leave(use):
        use.set_adrift(await use.pick(LEAVING, g.home_planets(use.seat)))
    await use.check()


@ALIEN.rule(Rule.KEEPS_ADRIFT)
def keeps_adrift(use: PowerUse) -> bool:
    """Its planets stay in the warp as long as it has its power."""
    return True


@ALIEN.wild(W.NO_MATTER_WHEN, when=lambda use: len(use.hand) > 1)
async def stow(use: Use) -> None:
    """A card goes facedown into the warp, from where it may be taken back."""
    use.stash(await use.pick(CARD, list(use.hand), secret=True))


def _can_send_two(use: Use[object]) -> bool:
    """After the first one, for which another may come back, there is one to leave and one to stay."""
    return len(use.g.home_planets(use.seat)) > (1 if _adrift(use.g, use.seat) else 2)


@ALIEN.rides(journey, when=_can_send_two)
def take_two(use: Use[Ride]) -> bool:
    """A second home planet goes into the warp."""
    return True
