"""Void: ships it defeats leave the game, before any other effect on ships headed for the warp."""

from ..api import AIR, OUT, Alien, CardType, Losses, Play, PowerUse, Role, Use, W

ALIEN = Alien("void")


def _defeats_somebody(use: Use[Losses]) -> bool:
    return use.event.by_result and use.won()


@ALIEN.ability(W.ERADICATE, role=Role.MAIN, must=True, when=_defeats_somebody)
async def eradicate(use: Use[Losses]) -> None:
    """The losing side's ships leave the game instead of going to the warp; nobody is left with fewer than the foreign
    colonies needed to win."""
    g = use.g
    for seat, number in enumerate(use.event.heading):
        in_game = sum(row[seat] for row in g.s.ships) - g.s.ships[OUT][seat]
        gone = min(number, max(0, in_game - g.edition.colonies_to_win))
        if gone:
            await use.bring(AIR, OUT, gone, seat=seat)
            use.event.heading[seat] -= gone
            use.emit("eradicated", seat=seat, ships=gone)


def _can_answer(use: Use[Play]) -> bool:
    """Somebody else's artifact, and a ship outside the encounter to pay with."""
    target = use.event
    played = target.card >= 0 and use.g.face(target.card).type is CardType.ARTIFACT
    return played and target.seat != use.seat and bool(use.ships_outside())


@ALIEN.wild(W.CARD_PLAYED, when=_can_answer)
async def swallow(use: Use[Play]) -> None:
    """For a ship sent to the warp the artifact has no effect."""
    await use.choose_losses(1, outside=True)
    use.event.cancel()


@ALIEN.super(W.ERADICATE, role=Role.ALLY, when=_defeats_somebody)
async def eradicate_as_an_ally(use: PowerUse[Losses]) -> None:
    """The power works for an ally of the winner too."""
    await use.use_power(eradicate)
