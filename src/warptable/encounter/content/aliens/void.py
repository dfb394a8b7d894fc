"""Void: ships it defeats leave the game, before any other effect on ships headed for the warp."""

from ..api import AIR, OUT, Alien, Role, Use, W, move, won_encounter

ALIEN = Alien("void")


def _defeats_somebody(use: Use) -> bool:
    return use.event.by_result and won_encounter(use)


@ALIEN.ability(W.ERADICATE, role=Role.MAIN, must=True, when=_defeats_somebody)
def eradicate(use: Use) -> None:
    """Nobody is left with fewer ships than the foreign colonies needed to win."""
    g = use.g
    for seat, number in enumerate(use.event.heading):
        in_game = sum(row[seat] for row in g.s.ships) - g.s.ships[OUT][seat]
        gone = min(number, max(0, in_game - g.edition.colonies_to_win))
        if gone:
            move(g, seat, AIR, OUT, gone)
            use.event.heading[seat] -= gone
            g.emit("eradicated", use.source, seat=seat, ships=gone)
