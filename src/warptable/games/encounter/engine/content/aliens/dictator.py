"""Dictator: picks the destiny card of every other offense."""

from ..api import Alien, DestinyDraw, DestinyDrawn, Of, PowerUse, Role, Use, W

ALIEN = Alien("dictator")
FACE = ALIEN.prompt("face", Of.FACE)


def _shuffle(use: Use[DestinyDraw]) -> None:
    """Whoever draws without being told draws a random card: so do a zapped Dictator's victims and, on its own turns,
    the Dictator that has searched the deck before."""
    use.shuffle_destiny()


def _open(use: Use[DestinyDraw]) -> bool:
    return not use.event.card


@ALIEN.ability(W.DESTINY_DRAW, role=Role.NOT_OFFENSE, must=True, once=False, when=_open, on_cancel=_shuffle)
async def command(use: Use[DestinyDraw]) -> None:
    """The Dictator picks the destiny card that the offense draws, at every draw, also after a redraw."""
    use.event.card = await use.pick(FACE, sorted(set(use.g.s.destiny.draw)))
    _shuffle(use)


@ALIEN.wild(W.DESTINY_DRAWN, role=Role.NOT_OFFENSE)
async def reject(use: Use[DestinyDrawn]) -> None:
    """The card just drawn does not count; the offense draws another."""
    use.emit("redraw", seat=use.e.offense)
    await use.draw_destiny()


@ALIEN.super(W.DESTINY_DRAW, role=Role.OFFENSE, when=_open)
async def own_turn(use: PowerUse[DestinyDraw]) -> None:
    """On its own turn, too, the Dictator picks the card."""
    await use.use_power(command)
