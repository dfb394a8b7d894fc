"""Salvage Vessel: brings two reward cards or a tech after a win, and takes a card out of the discards (N-SALV)."""

from ..api import (
    COSMIC,
    REWARD,
    Of,
    Pick,
    Role,
    Ship,
    Use,
    W,
    can_draw_tech,
    draw_and_keep_tech,
    draw_cards,
    from_discard,
    gained,
    no_gains,
    pay,
    was_engaged,
    won,
)

SHIP = Ship("salvage-vessel")
FIND = SHIP.prompt("find", Of.WORD, ("rewards", "techs"))
FACE = SHIP.prompt("face", Of.FACE, gains=True)
NUMBER = 2


def _finds(use: Use) -> list[str]:
    """What can be had: nothing that an effect keeps everybody from."""
    return [*(() if no_gains(use.g) else ("rewards",)), *(("techs",) if can_draw_tech(use.g) else ())]


@SHIP.ability(W.SPOILS, role=Role.MAIN_OR_ALLY, when=lambda use: won(use) and was_engaged(use) and bool(_finds(use)))
async def salvage(use: Use) -> None:
    """N-SALV-1, N-SALV-2, N-SALV-4: two reward cards, or one tech of two, besides all other gains. Without a reward
    deck, or with an empty one, two rewards."""
    g, seat = use.g, use.seat
    if await Pick(seat, FIND, use.source, _finds(use), about={"mark": use.source}) == "techs":
        await draw_and_keep_tech(g, seat, NUMBER, use.source)
    elif REWARD in g.s.piles and g.can_draw(REWARD):
        await gained(g, seat, await draw_cards(g, seat, NUMBER, use.source, REWARD))
    else:
        await pay(g, [(seat, NUMBER, use.source)])


def _faces(use: Use) -> dict[str, int]:
    """The cards of the cosmic discards, by what they show."""
    return {use.g.s.faces[card]: card for card in use.g.s.piles[COSMIC].discard}


@SHIP.action(W.NO_MATTER_WHEN, when=lambda use: bool(_faces(use)))
async def beam(use: Use) -> None:
    """N-SALV-3: the tractor beam takes a card out of the cosmic discards."""
    lying = _faces(use)
    face = await Pick(use.seat, FACE, use.source, sorted(lying))
    from_discard(use.g, use.seat, lying[face], use.source)
