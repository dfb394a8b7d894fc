"""Pentaform: five life stages, of which one counts besides its own power; colonies move it on, losses back."""

from ..api import Alien, ColonyGained, ColonyLost, Of, PowerUse, Use, W, flare_of

ALIEN = Alien("pentaform", box=True)
NEXT = ALIEN.prompt("next", Of.ALIEN)
NEW = ALIEN.prompt("new", Of.ALIEN)
SWAPPED = ALIEN.prompt("swapped", Of.ALIEN)
STAGES = 5


@ALIEN.setup_deck
async def lay_out(use: PowerUse) -> None:
    """Five random aliens without set-up text, in the order of its choice; it starts on the first. Their flares leave
    the game."""
    left, order = sorted(use.draw_aliens(STAGES)), []
    while left:
        order.append(await use.pick(NEXT, list(left)))
        left.remove(order[-1])
    use.lay_stages(order)


def _own_abroad(use: PowerUse[ColonyGained] | PowerUse[ColonyLost]) -> bool:
    return use.event.seat == use.seat and use.g.s.home_of[use.event.planet] != use.seat


@ALIEN.ability(
    W.COLONY_GAINED,
    must=True,
    once=False,
    when=lambda use: _own_abroad(use) and use.stages.now + 1 < len(use.stages.aliens),
)
def evolve(use: PowerUse[ColonyGained]) -> None:
    """A foreign colony moves it to the next stage."""
    use.move_stage(use.stages.now + 1)


@ALIEN.ability(W.COLONY_LOST, must=True, once=False, when=lambda use: _own_abroad(use) and use.stages.now > 0)
def regress(use: PowerUse[ColonyLost]) -> None:
    """A lost foreign colony moves it to the stage before."""
    use.move_stage(use.stages.now - 1)


def _could_change(use: Use) -> bool:
    return use.box_left() and bool(use.own_sheets())


@ALIEN.wild(W.NO_MATTER_WHEN, when=_could_change)
async def change(use: Use) -> None:
    """One of two random aliens instead of its own; both flares are shuffled into the deck. The flare goes to
    whoever plays Pentaform, or is discarded."""
    use.pass_flare_on()
    two = sorted(use.draw_aliens(2))
    alien = await use.pick(NEW, two, secret=True)
    use.flares_to_deck([flare_of(one) for one in two])
    use.return_aliens([one for one in two if one != alien])
    await use.become(alien)


@ALIEN.super(W.ENCOUNTER_START, when=lambda use: len(use.stages.aliens) > 1)
async def rearrange(use: PowerUse) -> None:
    """Two stages change places; it stays where it is."""
    stages = use.stages
    one = await use.pick(SWAPPED, stages.aliens)
    other = await use.pick(SWAPPED, [alien for alien in stages.aliens if alien != one])
    swapped = {one: other, other: one}
    order = [swapped.get(alien, alien) for alien in stages.aliens]
    use.move_stage(stages.now, order)
