"""Salvage Vessel: brings two reward cards or a tech after a win, and takes a card out of the discards (N-SALV)."""

from ..api import COSMIC, REWARD, Of, Role, Ship, Use, W

SHIP = Ship("salvage-vessel")
FIND = SHIP.prompt("find", Of.WORD, ("rewards", "techs"))
FACE = SHIP.prompt("face", Of.FACE, gains=True)
NUMBER = 2


def _finds(use: Use) -> list[str]:
    """What can be had: nothing that an effect keeps everybody from."""
    return [*(() if use.no_gains() else ("rewards",)), *(("techs",) if use.can_draw_tech() else ())]


@SHIP.ability(W.SPOILS, role=Role.MAIN_OR_ALLY, when=lambda use: use.won() and use.was_engaged() and bool(_finds(use)))
async def salvage(use: Use) -> None:
    """N-SALV-1, N-SALV-2, N-SALV-4: two reward cards, or one tech of two, besides all other gains. Without a reward
    deck, or with an empty one, two rewards."""
    g = use.g
    if await use.pick(FIND, _finds(use), about={"mark": use.source}) == "techs":
        await use.draw_and_keep_tech(NUMBER)
    elif REWARD in g.s.piles and g.can_draw(REWARD):
        await use.gained(await use.draw(NUMBER, back=REWARD))
    else:
        await use.reward(NUMBER)


def _faces(use: Use) -> dict[str, int]:
    """The cards of the cosmic discards, by what they show."""
    return {use.g.s.faces[card]: card for card in use.g.s.piles[COSMIC].discard}


@SHIP.action(W.NO_MATTER_WHEN, when=lambda use: bool(_faces(use)))
async def beam(use: Use) -> None:
    """N-SALV-3: the tractor beam takes a card out of the cosmic discards."""
    lying = _faces(use)
    face = await use.pick(FACE, sorted(lying))
    use.from_discard(lying[face])
