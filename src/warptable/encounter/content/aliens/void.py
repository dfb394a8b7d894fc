"""Void: ships it defeats leave the game, before any other effect on ships headed for the warp."""

from ..api import AIR, OUT, Alien, CardType, Distribute, Role, Use, W, move, to_warp, widened, won_encounter

ALIEN = Alien("void")


def _defeats_somebody(use: Use) -> bool:
    return use.event.by_result and won_encounter(use)


@ALIEN.ability(W.ERADICATE, role=Role.MAIN, must=True, when=_defeats_somebody)
def eradicate(use: Use) -> None:
    """Nobody is left with fewer ships than the foreign colonies needed to win."""
    g = use.g
    for seat, number in enumerate(use.event.heading):
        in_game = sum(row[seat] for row in g.s.ships) - g.s.ships[OUT][seat]
        gone = min(number, max(0, in_game - g.edition.colonies_to_win))
        if gone:
            move(g, seat, AIR, OUT, gone)
            use.event.heading[seat] -= gone
            g.emit("eradicated", use.source, seat=seat, ships=gone)


@ALIEN.super(W.ERADICATE, role=Role.ALLY, when=_defeats_somebody)
async def eradicate_as_an_ally(use: Use) -> None:
    await widened(use, "eradicate")


def _outside(use: Use) -> list[tuple[int, int]]:
    """(planet, own ships) that take no part in the encounter."""
    return [(planet, n) for planet, n in use.g.sources(use.seat) if use.seat != use.e.defense or planet != use.e.target]


def _can_answer(use: Use) -> bool:
    """Somebody else's artifact, and a ship to pay with."""
    target = use.event
    played = target.card >= 0 and use.g.face(target.card).type is CardType.ARTIFACT
    return played and target.seat != use.seat and bool(_outside(use))


@ALIEN.wild(W.CARD_PLAYED, when=_can_answer)
async def swallow(use: Use) -> None:
    """For a ship sent to the warp the artifact has no effect."""
    spread = await Distribute(use.seat, "lose-ships", use.source, _outside(use), 1, 1)
    await to_warp(use.g, [(use.seat, planet, n) for planet, n in spread], use.source)
    use.event.cancel()
