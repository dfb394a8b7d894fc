"""Gluon Mines: opposing ships go to the warp before the cards are revealed."""

from ..api import DEFENSE, GATE, Number, Of, Result, Role, Tech, TechUse, W, X, cut_short, decide, researching, to_warp

TECH = Tech("gluon-mines", research=X, hidden=True)
HITS = TECH.prompt("hits", Of.NUMBER, harms=True)


def _opposing(use: TechUse) -> dict[int, int]:
    """Ships in the gate by seat, the offense's first."""
    gate = use.g.s.ships[GATE]
    return {seat: gate[seat] for seat in use.g.order() if gate[seat]}


@TECH.ability(W.CARDS_SELECTED, role=Role.DEFENSE, when=lambda use: bool(_opposing(use)))
async def blow_up(use: TechUse) -> None:
    """One opposing ship for each ship that researched it, of the owner's choice. A seat that loses all its ships was an
    ally nevertheless. With no ship left on the other side the owner wins."""
    g, left, targets = use.g, researching(use.tech), _opposing(use)
    others, hits = sum(targets.values()), []
    for seat, ships in targets.items():
        others -= ships
        low, high = max(0, min(ships, left - others)), min(ships, left)
        about = {"victim": seat}
        number = await Number(use.seat, HITS, use.source, low, high, high, about) if low < high else low
        hits.append((seat, GATE, number))
        left -= number
    await to_warp(g, [hit for hit in hits if hit[2]], use.source, picker=use.seat)
    if not any(g.s.ships[GATE]):
        decide(g, Result("won", DEFENSE, "declared"))
        cut_short(g)
