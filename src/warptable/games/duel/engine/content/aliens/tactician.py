"""Tactician: resolves both halves of a tactic, for the price of another one."""

from ..api import DUELS, Alien, Brings, Use, Volley, W

ALIEN = Alien("tactician")


def can_pay(use: Use[Volley]) -> bool:
    """A tactic was shown, and another one is readied."""
    shown = use.frame.laid[use.seat].tactic
    return shown >= 0 and any(tactic != shown for tactic in use.g.readied(use.seat))


@ALIEN.ability(W.TACTICS, header=DUELS, may=True, when=can_pay, brings=Brings(tactics=-1, other_half=True))
async def grand_maneuver(use: Use[Volley]) -> None:
    """Spend another readied tactic; both halves of the one shown are resolved, and it is spent even by a recover."""
    laid = use.frame.laid[use.seat]
    await use.spend(1, but=[laid.tactic])
    half = use.g.half(laid.tactic, 1 - laid.side)
    use.event.halves[use.seat].append(half)
    use.show_half(half)
    if laid.tactic not in use.event.spends[use.seat]:
        use.event.spends[use.seat].append(laid.tactic)
