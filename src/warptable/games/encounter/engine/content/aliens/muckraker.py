"""Muckraker: when the outcome is known, discards a card and accuses winning allies, who pay or go home.

It is long: the accused pay, are exempted or leave, and the winner may be one of them.
"""

from ..api import AIR, DEFENSE, GATE, OFFENSE, Alien, CardType, Face, Of, PowerUse, Ride, Role, Use, W

ALIEN = Alien("muckraker")
ALIEN.event("slandered", "seat guests")
ALIEN.event("exempted", "seat guests")
CARD = ALIEN.prompt("card", Of.CARD)
ACCUSED = ALIEN.prompt("accused", Of.SEAT, harms=True)
EXEMPT = ALIEN.prompt("exempt", Of.SEAT)
PAYMENT = ALIEN.prompt("payment-card", Of.CARD, ("go-home",))
EXPELLED = ALIEN.prompt("expelled", Of.SEAT, harms=True)


def _winner(use: Use[object]) -> int:
    """The side that has won; -1: none."""
    return next((side for side in (OFFENSE, DEFENSE) if use.side_won(side)), -1)


def _winners(use: Use[object], main: bool = False) -> list[int]:
    """The winning allies, and perhaps their main player; never oneself."""
    side = _winner(use)
    if side < 0:
        return []
    seats = [*use.g.allies(side), *([use.g.main(side)] if main else [])]
    return [seat for seat in use.others if seat in seats]


@ALIEN.ability(W.RESOLUTION_START, role=Role.MAIN_OR_ALLY, when=lambda use: bool(use.hand) and bool(_winners(use)))
async def slander(use: Use, main: bool = False) -> None:
    """For a card, any of the winning allies are accused; each buys itself free with a card or goes home."""
    card = await use.pick(CARD, list(use.hand), secret=True)
    await use.discard([card])
    there = _winners(use, main)
    accused = await use.pick_some(ACCUSED, there, 1, len(there))
    use.emit("slandered", guests=list(accused))
    spared = await _exempted(use, [seat for seat in accused if use.e.seats[seat].allied])
    for seat in accused:
        if seat not in spared:
            await _answer(use, seat, card)


async def _exempted(use: Use, allies: list[int]) -> tuple[int, ...]:
    """The main player of an accuser on the winning side may exempt allies."""
    g, winner = use.g, _winner(use)
    main = g.main(winner)
    if not allies or main == use.seat or winner not in g.sides_of(use.seat):
        return ()
    spared = await use.pick_some(EXEMPT, allies, 0, len(allies), seat=main)
    if spared:
        use.emit("exempted", seat=main, guests=list(spared))
    return tuple(spared)


async def _answer(use: Use, seat: int, card: int) -> None:
    """A card that is not an encounter card, or one of the type of the discarded one, an attack only if it is higher.
    Without one an ally leaves the winning side; what an ally of both has on the other side is lost as ever."""
    g, mine = use.g, use.g.face(card)
    fitting = [other for other in g.hand(seat) if _frees(g.face(other), mine)]
    about = {"seat": use.seat, "face": mine.id}
    paid = await use.pick(PAYMENT, ["go-home", *fitting], seat=seat, about=about, secret=True)
    if paid != "go-home":
        use.give(use.seat, [paid], seat=seat)
    elif use.e.seats[seat].allied:
        await use.leave(seat, _winner(use) + 1)
    else:
        await _withdraw(use, seat)


def _frees(face: Face, mine: Face) -> bool:
    """Only the values of attacks are compared."""
    like = face.type is mine.type and (face.type is not CardType.ATTACK or face.value > mine.value)
    return like or not face.encounter


async def _withdraw(use: Use, seat: int) -> None:
    """The winning main player takes its ships out of the encounter to other colonies. It has won all the same."""
    g, place = use.g, GATE if use.g.side_of(seat) == OFFENSE else use.e.target
    ships = g.s.ships[place][seat]
    use.move(place, AIR, ships, seat=seat)
    await use.go_home(AIR, ships, seat=seat)
    await use.check()


def _allies(use: Use) -> list[int]:
    return [seat for seat in use.g.clockwise(use.e.offense) if use.e.seats[seat].allied]


@ALIEN.wild(W.ALLIANCES_FORMED, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_allies(use)))
async def expel(use: Use) -> None:
    """One ally of either side goes home."""
    await use.leave(await use.pick(EXPELLED, _allies(use)))


@ALIEN.rides(slander, when=lambda use: len(_winners(use, main=True)) > len(_winners(use)))
def even_the_winner(use: Use[Ride]) -> bool:
    """The winning main player may be accused, too."""
    return True


def _only_a_winner(use: Use) -> bool:
    """A main player has won without allies, and there is a card to discard besides this flare."""
    return len(use.hand) > 1 and not _winners(use) and bool(_winners(use, main=True))


@ALIEN.super(W.RESOLUTION_START, role=Role.MAIN_OR_ALLY, when=_only_a_winner)
async def winner_alone(use: PowerUse) -> None:
    """The winning main player may be accused even without allies."""
    await use.use_power(slander, True)
