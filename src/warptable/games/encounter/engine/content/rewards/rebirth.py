"""Rebirth: a player brings ships home, onto any planets of their own home system."""

from ..api import AIR, Artifact, Distribute, Of, Pick, Use, W, check, gather, spread_out

CARD = Artifact("rebirth")
PLAYER = CARD.prompt("player", Of.SEAT)
LEAVING = CARD.prompt("from", Of.LEAVING)
ARRIVING = CARD.prompt("to", Of.ARRIVING)


@CARD.play(W.ENCOUNTER_START)
async def resettle(use: Use) -> None:
    """The player who is named moves any number of ships from colonies, none from the warp; a colony whose last ship
    leaves is lost."""
    g = use.g
    seat = await Pick(use.seat, PLAYER, use.source, [use.seat, *g.clockwise(use.seat)])
    colonies = g.sources(seat)
    leaving = await Distribute(seat, LEAVING, use.source, colonies, 0, sum(number for _, number in colonies))
    number = sum(ships for _, ships in leaving)
    if number:
        places = [(planet, number) for planet in g.home_planets(seat)]
        arriving = await Distribute(seat, ARRIVING, use.source, places, number, number)
        await gather(g, seat, leaving, AIR, use.source)
        await spread_out(g, seat, AIR, arriving, use.source)
        g.emit("ships_home", use.source, seat=seat, ships=number, to=[list(pair) for pair in arriving])
        await check(g)
