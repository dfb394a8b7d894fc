"""Rebirth: a player brings ships home, onto any planets of their own home system."""

from ..api import AIR, Artifact, Of, Use, W

CARD = Artifact("rebirth")
PLAYER = CARD.prompt("player", Of.SEAT)
LEAVING = CARD.prompt("from", Of.LEAVING)
ARRIVING = CARD.prompt("to", Of.ARRIVING)


@CARD.play(W.ENCOUNTER_START)
async def resettle(use: Use) -> None:
    """The player who is named moves any number of ships from colonies, none from the warp; a colony whose last ship
    leaves is lost."""
    g = use.g
    seat = await use.pick(PLAYER, [use.seat, *use.others])
    colonies = g.sources(seat)
    leaving = await use.distribute(LEAVING, colonies, 0, sum(number for _, number in colonies), seat=seat)
    number = sum(ships for _, ships in leaving)
    if number:
        places = [(planet, number) for planet in g.home_planets(seat)]
        arriving = await use.distribute(ARRIVING, places, number, number, seat=seat)
        await use.gather(leaving, AIR, seat=seat)
        await use.spread_out(AIR, arriving, seat=seat)
        use.emit("ships_home", seat=seat, ships=number, to=[list(pair) for pair in arriving])
        await use.check()
