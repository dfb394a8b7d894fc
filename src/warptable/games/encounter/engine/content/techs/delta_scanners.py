"""Delta Scanners: any card of the discard pile."""

from ..api import COSMIC, Of, Tech, TechUse, W

TECH = Tech("delta-scanners", research=2)
FACE = TECH.prompt("face", Of.FACE, gains=True)


def _discards(use: TechUse) -> dict[str, int]:
    """For each face among the discards the topmost card that shows it."""
    return {use.g.s.faces[card]: card for card in use.g.s.piles[COSMIC].discard}


@TECH.ability(W.ENCOUNTER_START, when=lambda use: bool(_discards(use)))
async def salvage(use: TechUse) -> None:
    """A card of the open discard pile goes to the hand; everybody sees which."""
    lying = _discards(use)
    face = await use.pick(FACE, sorted(lying))
    use.from_discard(lying[face])
