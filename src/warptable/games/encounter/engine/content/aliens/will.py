"""Will: whatever destiny says, it chooses the defense, and may meet it at any of its colonies."""

from ..api import Alien, Of, Ride, Role, Targets, Use, W

ALIEN = Alien("will")
DEFENSE = ALIEN.prompt("defense", Of.SEAT, like="wild")
LOOK = ALIEN.prompt("look", Of.SEAT)


def _anywhere(use: Use, defense: int) -> tuple[int, ...]:
    """Every planet of its home system, and its colonies in all others."""
    return tuple(sorted({*use.g.home_planets(defense), *use.g.colonies(defense)}))


@ALIEN.ability(W.DESTINY_CHOICE, role=Role.OFFENSE, must=True)
async def choose(use: Use) -> None:
    """Whoever it likes is the defense, at any planet where that player is at home or has a colony."""
    defense: int = await use.pick(DEFENSE, use.others)
    use.name_defense(defense)
    use.impose(Targets(_anywhere(use, defense)))


def _meets_abroad(use: Use) -> bool:
    """The card itself names the defense, and that player has a colony elsewhere."""
    e, g = use.e, use.g
    named = not e.resettle and e.system == e.defense == e.named
    return named and not set(g.colonies(e.defense)) <= set(g.home_planets(e.defense))


@ALIEN.wild(W.DESTINY_SETTLED, role=Role.OFFENSE, when=_meets_abroad)
def go_abroad(use: Use) -> None:
    """The home system of the defense is no longer the only place to meet."""
    use.impose(Targets(_anywhere(use, use.e.defense)))


def _hands(use: Use[object]) -> list[int]:
    return [seat for seat in use.others if use.g.hand(seat)]


@ALIEN.rides(choose, role=Role.OFFENSE, when=lambda use: bool(_hands(use)))
async def look_first(use: Use[Ride]) -> None:
    """A look at one hand before the defense is chosen."""
    use.show_hand(await use.pick(LOOK, _hands(use)))
