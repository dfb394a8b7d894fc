"""Reincarnator: each defeat brings a new power beside this one."""

from ..api import Alien, Role, Use, W, draw_unused, gain, lost_encounter, remove

ALIEN = Alien("reincarnator")
OWN, INCARNATION = "own", "incarnation"


@ALIEN.ability(W.AFTERMATH, role=Role.MAIN_OR_ALLY, must=True, when=lost_encounter)
def reincarnate(use: Use) -> None:
    """The present incarnation is discarded; a random unused alien takes its place.

    A player who only borrows this power is changed for good: its own power goes, the real Reincarnator's stays.
    """
    g = use.g
    for sheet in list(g.seats[use.seat].sheets):
        if sheet.home == use.seat and (use.borrowed or sheet.origin == INCARNATION):
            remove(g, use.seat, sheet, use.source)
    alien = draw_unused(g)
    if alien is not None:
        gain(g, use.seat, alien, OWN if use.borrowed else INCARNATION, use.source)
