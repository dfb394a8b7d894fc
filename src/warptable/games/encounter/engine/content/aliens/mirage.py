"""Mirage: has the ships on two colonies counted instead of those that the main players have in the encounter."""

from ..api import DEFENSE, OFFENSE, REINFORCEMENT, Alien, CardType, Layer, Of, PowerUse, Ride, Role, Use, W

ALIEN = Alien("mirage")
SIDES = ("offense", "defense")
OWN = ALIEN.prompt("own", Of.PLANET, gains=True)
OTHER = ALIEN.prompt("other", Of.PLANET, harms=True)
ALLY = ALIEN.prompt("ally", Of.SEAT)
CARD = ALIEN.prompt("negotiate", REINFORCEMENT, like="reinforce")
SIDE = ALIEN.prompt("side", Of.WORD, SIDES)
VALUE = 3


async def _count(use: Use[object], side: int, seat: int) -> None:
    """The ships on one colony of this seat count for it; without a colony none do."""
    colonies, friend = use.g.colonies(seat), side == use.side
    prompt = OWN if friend else OTHER
    planet = await use.pick(prompt, colonies, about={"victim": seat}) if colonies else -1
    use.modify(Layer.COUNT, side, seat=seat, amount=use.g.s.ships[planet][seat] if colonies else 0)


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=Use.both_attack)
async def delusion(use: PowerUse) -> None:
    """Two colonies count instead of the main players' ships in the encounter. What is at stake stays the same."""
    await _count(use, use.side, use.seat)
    await _count(use, 1 - use.side, use.opponent)


@ALIEN.wild(W.REINFORCE, role=Role.MAIN_OR_ALLY, when=lambda use: use.card < 0 or bool(use.held(CardType.NEGOTIATE)))
async def play_negotiate(use: Use) -> None:
    """A negotiate is played as a reinforcement of three."""
    options = [(card, side) for card in use.held(CardType.NEGOTIATE) for side in (OFFENSE, DEFENSE)]
    card, side = await use.pick(CARD, options)
    await use.reinforce(card, side, VALUE)


def _allies(use: Use[object]) -> list[int]:
    return list(dict.fromkeys([*use.g.allies(use.side), *use.g.allies(1 - use.side)]))


@ALIEN.rides(delusion, role=Role.MAIN, when=lambda use: bool(_allies(use)))
async def one_more_colony(use: Use[Ride]) -> None:
    """A colony of one ally counts instead of the ships that it has sent to one side."""
    ally = await use.pick(ALLY, _allies(use))
    sides = [SIDES[side] for side in use.g.sides_of(ally)]
    await _count(use, SIDES.index(await use.pick(SIDE, sides)), ally)
