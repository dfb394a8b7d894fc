"""Machine: may go on having encounters in its turn as long as it holds an encounter card."""

from ..api import Alien, AnotherEncounter, Regroup, Role, Use, W

ALIEN = Alien("machine")


def _rules_go_on(use: Use) -> bool:
    """The rules grant a second encounter already: no power is needed, and none can be zapped."""
    again = use.e.constraint(AnotherEncounter) is not None
    return again or (use.successful() and use.e.number == 1 and use.g.has_encounter_card(use.seat))


def _armed(use: Use) -> bool:
    return use.g.has_encounter_card(use.seat) and not use.e.outer and not _rules_go_on(use)


@ALIEN.ability(W.ENCOUNTER_END, role=Role.OFFENSE, when=_armed, name="continue")
def go_on(use: Use) -> None:
    """Another encounter, however this one came out and however many there were."""
    use.impose(AnotherEncounter())


def _first_failed(use: Use) -> bool:
    return use.e.number == 1 and not use.e.outer and not _rules_go_on(use)


@ALIEN.wild(W.ENCOUNTER_END, role=Role.OFFENSE, when=_first_failed)
async def second_chance(use: Use) -> None:
    """A second encounter in any case. The flare lies on the table while a missing encounter card is drawn."""
    await use.ensure_encounter_card(W.TURN_HAND)
    use.impose(AnotherEncounter())


@ALIEN.super(W.REGROUP_SHIP, role=Role.OFFENSE, when=Use.takes_ship)
async def card_instead(use: Use[Regroup]) -> None:
    """A card off the deck instead of the ship from the warp."""
    use.event.number = 0
    await use.draw(1)
