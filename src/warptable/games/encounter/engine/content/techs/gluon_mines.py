"""Gluon Mines: opposing ships go to the warp before the cards are revealed."""

from ..api import DEFENSE, GATE, Of, Result, Role, Tech, TechUse, W, X

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
    g, left, targets = use.g, use.tech.researching, _opposing(use)
    others, hits = sum(targets.values()), []
    for seat, ships in targets.items():
        others -= ships
        low, high = max(0, min(ships, left - others)), min(ships, left)
        about = {"victim": seat}
        number = await use.pick_number(HITS, low, high, high, about=about) if low < high else low
        hits.append((seat, GATE, number))
        left -= number
    await use.to_warp([hit for hit in hits if hit[2]], picker=use.seat)
    if not any(g.s.ships[GATE]):
        use.decide(Result("won", DEFENSE, "declared"))
        use.cut_short()
