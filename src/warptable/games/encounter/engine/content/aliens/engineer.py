"""Engineer: a defeat brings it a tech, which ships in the warp help to research."""

from ..api import COSMIC, OF_TECH, Alien, CardType, Of, PowerUse, Ride, Role, Rule, Use, W

ALIEN = Alien("engineer")
NONE = "keep-none"
KEPT = ALIEN.prompt("kept", OF_TECH, (NONE,), declines=NONE)
WANTED = ALIEN.prompt("wanted", OF_TECH)
FOUND = ALIEN.prompt("found", Of.FACE, gains=True)
DRAWN = 2


@ALIEN.ability(W.SPOILS, role=Role.MAIN, when=Use.lost)
async def technology(use: PowerUse, searches: bool = False) -> None:
    """It draws two techs and may put one on its sheet, in place of one that lies there."""
    use.open_laboratory()
    deck = use.lab.deck.draw
    if searches and deck:
        use.take_tech(await use.pick(WANTED, sorted(deck), secret=True))
    else:
        use.draw_techs(DRAWN)
    kept = await use.pick(KEPT, [*use.drawn_techs(), NONE], secret=True)
    if kept == NONE:
        use.keep_no_tech()
        return
    await use.keep_on_sheet(use.lab.of(use.seat)[kept])


@ALIEN.rule(Rule.COUNTS_WARP)
def counts_warp(use: PowerUse) -> bool:
    """Its ships in the warp count toward the tech on its sheet."""
    return True


@ALIEN.wild(W.NO_MATTER_WHEN)
async def tinker(use: Use) -> None:
    """Cards are drawn until an artifact comes, which is kept; else one of the discards is."""
    g, rest = use.g, list[int]()
    found = False
    pile = g.s.piles[COSMIC]
    while pile.draw and not found:
        drawn = await use.draw(1)
        found = any(g.face(card).type is CardType.ARTIFACT for card in drawn)
        rest += [card for card in drawn if g.face(card).type is not CardType.ARTIFACT]
    if not found:
        lying = {g.s.faces[card]: card for card in pile.discard if g.face(card).type is CardType.ARTIFACT}
        if lying:
            face = await use.pick(FOUND, sorted(lying))
            use.from_discard(lying[face])
    await use.discard([card for card in rest if card in use.hand])
    use.pass_flare_on()


@ALIEN.rides(technology)
def search(use: Use[Ride]) -> bool:
    """It searches the tech deck for one of its choice instead."""
    return True
