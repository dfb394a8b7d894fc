"""Reincarnator: each defeat brings a new power beside this one."""

from ..api import Alien, NewAlien, Of, PowerUse, Ride, Role, Use, W

ALIEN = Alien("reincarnator")
VICTIM = ALIEN.prompt("victim", Of.SEAT, harms=True)
OWN, INCARNATION = "own", "incarnation"


@ALIEN.ability(W.AFTERMATH, role=Role.MAIN_OR_ALLY, must=True, when=Use.lost)
async def reincarnate(use: PowerUse, stays: bool = False) -> None:
    """The present incarnation is discarded, unless a super flare keeps it; a random unused alien takes its place.

    A player who only borrows this power is changed for good: its own power goes, the real Reincarnator's stays.
    """
    g = use.g
    if stays:
        return
    for sheet in list(g.seats[use.seat].sheets):
        if sheet.own(use.seat) and (use.borrowed or sheet.origin == INCARNATION):
            await use.remove_power(sheet)
    alien = use.draw_alien()
    if alien is not None:
        use.gain_power(alien, OWN if use.borrowed else INCARNATION)


def _beaten(use: Use) -> list[int]:
    """Others who have lost or failed a deal and have an alien of their own, but never the (open) Reincarnator."""
    beaten = []
    for seat in use.others:
        sheets = use.g.seats[seat].sheets
        spared = any(sheet.alien == ALIEN.id and not sheet.hidden for sheet in sheets)
        if use.lost(seat=seat) and not spared and any(sheet.own(seat) for sheet in sheets):
            beaten.append(seat)
    return beaten


@ALIEN.wild(W.AFTERMATH, when=lambda use: bool(_beaten(use)))
async def force_rebirth(use: Use) -> None:
    """A beaten player gets this flare, and after the encounter a random alien instead of its own."""
    victim = await use.pick(VICTIM, _beaten(use))
    use.impose(NewAlien(victim))
    use.disposal = victim


def _incarnated(use: Use[Ride]) -> bool:
    """It would give up its present incarnation."""
    sheets = use.g.seats[use.seat].sheets
    return any(sheet.origin == INCARNATION for sheet in sheets)


@ALIEN.rides(reincarnate, role=Role.MAIN_OR_ALLY, when=_incarnated)
def stay_alive(use: Use[Ride]) -> bool:
    """It keeps the present incarnation instead."""
    return True
