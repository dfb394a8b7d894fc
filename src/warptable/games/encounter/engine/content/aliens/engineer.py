"""Engineer: a defeat brings it a tech, which ships in the warp help to research."""

from ..api import (
    COSMIC,
    OF_TECH,
    Alien,
    CardType,
    Game,
    Of,
    Pick,
    PowerUse,
    Ride,
    Role,
    Use,
    W,
    deck_of,
    discard_cards,
    draw_cards,
    draw_techs,
    drawn_techs,
    from_discard,
    keep_none,
    lab_of,
    lay_on_sheet,
    lost,
    open_laboratory,
    replace_on_sheet,
    take_tech,
    to_matching,
)

ALIEN = Alien("engineer")
NONE = "keep-none"
KEPT = ALIEN.prompt("kept", OF_TECH, (NONE,))
WANTED = ALIEN.prompt("wanted", OF_TECH)
FOUND = ALIEN.prompt("found", Of.FACE, gains=True)
DRAWN = 2


@ALIEN.ability(W.SPOILS, role=Role.MAIN, when=lost)
async def technology(use: PowerUse, searches: bool = False) -> None:
    """It draws two techs and may put one on its sheet, in place of one that lies there."""
    g, seat = use.g, use.seat
    if g.s.laboratory is None:
        open_laboratory(g, deck_of(g.edition, g.registry.techs))
    deck = lab_of(g).deck.draw
    if searches and deck:
        take_tech(g, seat, await Pick(seat, WANTED, use.source, sorted(deck), secret=True), use.source)
    else:
        draw_techs(g, seat, DRAWN, use.source)
    kept = await Pick(seat, KEPT, use.source, [*drawn_techs(g, seat), NONE], secret=True)
    if kept == NONE:
        keep_none(g, seat, use.source)
        return
    chosen = lab_of(g).of(seat)[kept]
    await replace_on_sheet(g, seat, use.source)
    lay_on_sheet(g, seat, lab_of(g).of(seat).index(chosen), use.source)


@ALIEN.rule("counts_warp")
def counts_warp(g: Game, seat: int) -> bool:
    """Its ships in the warp count toward the tech on its sheet."""
    return True


@ALIEN.wild(W.NO_MATTER_WHEN)
async def tinker(use: Use) -> None:
    """Cards are drawn until an artifact comes, which is kept; else one of the discards is."""
    g, rest = use.g, list[int]()
    found = False
    pile = g.s.piles[COSMIC]
    while pile.draw and not found:
        drawn = await draw_cards(g, use.seat, 1, use.source)
        found = any(g.face(card).type is CardType.ARTIFACT for card in drawn)
        rest += [card for card in drawn if g.face(card).type is not CardType.ARTIFACT]
    if not found:
        lying = {g.s.faces[card]: card for card in pile.discard if g.face(card).type is CardType.ARTIFACT}
        if lying:
            face = await Pick(use.seat, FOUND, use.source, sorted(lying))
            from_discard(g, use.seat, lying[face], use.source)
    await discard_cards(g, use.seat, [card for card in rest if card in g.hand(use.seat)], use.source)
    to_matching(use)


@ALIEN.rides(technology)
def search(use: Use[Ride]) -> bool:
    """It searches the tech deck for one of its choice instead."""
    return True
