"""Reincarnator: each defeat brings a new power beside this one."""

from ..api import Alien, Role, Use, W, draw_unused, gain, lost_encounter, remove

ALIEN = Alien("reincarnator")
INCARNATION = "incarnation"


@ALIEN.ability(W.AFTERMATH, role=Role.MAIN_OR_ALLY, must=True, when=lost_encounter)
def reincarnate(use: Use) -> None:
    """The present incarnation is discarded; a random unused alien takes its place."""
    g = use.g
    for sheet in [sheet for sheet in g.seats[use.seat].sheets if sheet.origin == INCARNATION]:
        remove(g, use.seat, sheet, use.source)
    alien = draw_unused(g)
    if alien is not None:
        gain(g, use.seat, alien, INCARNATION, use.source)
