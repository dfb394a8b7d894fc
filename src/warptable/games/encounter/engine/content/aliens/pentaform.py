"""Pentaform: five life stages, of which one counts besides its own power; colonies move it on, losses back."""

from ..api import (
    Alien,
    ColonyGained,
    ColonyLost,
    Game,
    Of,
    Pick,
    PowerUse,
    Sheet,
    Use,
    W,
    become,
    box_left,
    crews_home,
    draw_aliens,
    flare_of,
    flares_to_deck,
    lay_stages,
    move_stage,
    own_sheets,
    return_aliens,
    stages_of,
    to_matching,
)

ALIEN = Alien("pentaform", box=True)
NEXT = ALIEN.prompt("next", Of.ALIEN)
NEW = ALIEN.prompt("new", Of.ALIEN)
SWAPPED = ALIEN.prompt("swapped", Of.ALIEN)
STAGES = 5


@ALIEN.setup_deck
async def lay_out(g: Game, seat: int, sheet: Sheet) -> None:
    """Five random aliens without set-up text, in the order of its choice; it starts on the first. Their flares leave
    the game."""
    left, order = sorted(draw_aliens(g, STAGES)), []
    while left:
        order.append(await Pick(seat, NEXT, ALIEN.id, list(left)))
        left.remove(order[-1])
    lay_stages(g, seat, sheet, order, ALIEN.id)


def _own_abroad(use: PowerUse[ColonyGained] | PowerUse[ColonyLost]) -> bool:
    return use.event.seat == use.seat and use.g.s.home_of[use.event.planet] != use.seat


@ALIEN.ability(
    W.COLONY_GAINED,
    must=True,
    once=False,
    when=lambda use: _own_abroad(use) and stages_of(use.sheet).now + 1 < len(stages_of(use.sheet).aliens),
)
def evolve(use: PowerUse[ColonyGained]) -> None:
    """A foreign colony moves it to the next stage."""
    move_stage(use.g, use.seat, use.sheet, stages_of(use.sheet).now + 1, use.source)


@ALIEN.ability(W.COLONY_LOST, must=True, once=False, when=lambda use: _own_abroad(use) and stages_of(use.sheet).now > 0)
def regress(use: PowerUse[ColonyLost]) -> None:
    """A lost foreign colony moves it to the stage before."""
    move_stage(use.g, use.seat, use.sheet, stages_of(use.sheet).now - 1, use.source)


def _could_change(use: Use) -> bool:
    return box_left(use) and bool(own_sheets(use.g, use.seat))


@ALIEN.wild(W.NO_MATTER_WHEN, when=_could_change)
async def change(use: Use) -> None:
    """One of two random aliens instead of its own; both flares are shuffled into the deck. The flare goes to
    whoever plays Pentaform, or is discarded."""
    g = use.g
    to_matching(use)
    two = sorted(draw_aliens(g, 2))
    alien = await Pick(use.seat, NEW, use.source, two, secret=True)
    flares_to_deck(g, use.seat, [flare_of(one) for one in two], use.source)
    return_aliens(g, [one for one in two if one != alien])
    await crews_home(g, use.seat, use.source)
    become(g, use.seat, alien, use.source)


@ALIEN.super(W.ENCOUNTER_START, when=lambda use: len(stages_of(use.sheet).aliens) > 1)
async def rearrange(use: PowerUse) -> None:
    """Two stages change places; it stays where it is."""
    stages = stages_of(use.sheet)
    one = await Pick(use.seat, SWAPPED, use.source, stages.aliens)
    other = await Pick(use.seat, SWAPPED, use.source, [alien for alien in stages.aliens if alien != one])
    swapped = {one: other, other: one}
    order = [swapped.get(alien, alien) for alien in stages.aliens]
    move_stage(use.g, use.seat, use.sheet, stages.now, use.source, order)
