"""Vacuum: ships it loses to the warp drag as many ships of others along."""

from ..api import WARP, Alien, CardType, Losses, Of, Ride, Use, W

ALIEN = Alien("vacuum")
ALIEN.event("dragged", "seat victim")
VICTIM = ALIEN.prompt("victim", Of.SEAT, ("no-more",), harms=True, declines="no-more")
SHIPS = ALIEN.prompt("ships", Of.LEAVING, harms=True)


def _room(use: Use[Losses], victim: int) -> int:
    """How many ships of a player there are to drag along: those on colonies outside the encounter."""
    return sum(n for _, n in use.ships_outside(seat=victim))


def _drags(use: Use[Losses]) -> bool:
    return use.event.heading[use.seat] > 0 and any(_room(use, victim) for victim in use.others)


@ALIEN.ability(W.WARPED, must=True, once=False, when=_drags)
async def catharsis(use: Use[Losses], picks_ships: bool = False) -> None:
    """Others lose ships too: at most as many as it lost itself, of whom it likes; perhaps none."""
    victims = await _victims(use, use.event.heading[use.seat])
    if not picks_ships:
        await use.choose_losses(victims, list(victims), outside=True)
        return
    losses: list[tuple[int, int, int]] = []
    for victim, number in victims.items():
        places = use.ships_outside(seat=victim)
        spread = await use.distribute(SHIPS, places, number, number, about={"victim": victim})
        losses += [(victim, planet, n) for planet, n in spread]
    await use.to_warp(losses, picker=use.seat)


async def _victims(use: Use[Losses], number: int) -> dict[int, int]:
    """Name a player for each ship, one after another."""
    victims: dict[int, int] = {}
    for _ in range(number):
        others = [seat for seat in use.others if _room(use, seat) > victims.get(seat, 0)]
        if not others:
            break
        victim = await use.pick(VICTIM, ["no-more", *others])
        if victim == "no-more":
            break
        victims[victim] = victims.get(victim, 0) + 1
        use.emit("dragged", victim=victim)
    return victims


def _returning(use: Use) -> int:
    """A ship for each attack that another main player has revealed, as far as there are ships in the warp."""
    g = use.g
    attacks = [
        side for side, face in enumerate(use.faces()) if face.type is CardType.ATTACK and g.main(side) != use.seat
    ]
    return min(len(attacks), use.could_return())


@ALIEN.wild(W.REVEALED_TOTAL, when=lambda use: _returning(use) > 0)
async def suck_back(use: Use) -> None:
    """A ship comes back from the warp for each attack that another main player has revealed."""
    await use.go_home(WARP, _returning(use))
    await use.check()


@ALIEN.rides(catharsis)
def choose_ships(use: Use[Ride[Losses]]) -> bool:
    """The Vacuum chooses the very ships, not their owners."""
    return True
