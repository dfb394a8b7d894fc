"""Roller: the opponent shows all reinforcements first, and played ones roll into its hand."""

from ..api import BOTH, OF_FACE_IN_PILE, Alien, Use, W

ALIEN = Alien("roller")
SNOWBALL = ALIEN.prompt("snowball-card", of=OF_FACE_IN_PILE, gains=True)


@ALIEN.ability(W.REVEAL_BEFORE, header=BOTH)
async def roll_ahead(use: Use) -> None:
    """Before plans are revealed the opponent plays all reinforcements that they want to use."""
    await use.roll_out(seat=use.other)


def something_rolls(use: Use) -> bool:
    """One was played; or none was and none is held, which a table that asks uniformly does not betray."""
    return bool(use.frame.extras) or use.g.uniform or not use.g.reinforcements(use.seat)


@ALIEN.ability(W.CLEAN_CARDS, header=BOTH, may=True, when=lambda use: use.won() and something_rolls(use))
async def snowball(use: Use) -> None:
    """Take a reinforcement that was played; without any, and with none in hand, draw a card."""
    played = {extra.card: extra for extra in use.frame.extras}
    if played:
        about = {"faces": [use.g.face(card).id for card in played]}
        use.take_extra(played[await use.pick(SNOWBALL, list(played), about=about)])
    elif not use.g.reinforcements(use.seat):
        await use.draw(1)
