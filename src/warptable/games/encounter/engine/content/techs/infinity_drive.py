"""Infinity Drive: an encounter of one's own, right now."""

from ..api import Tech, TechUse, W

TECH = Tech("infinity-drive", research=6)
MOST_FRAMES = 4


def _ready(use: TechUse) -> bool:
    """Its owner needs an encounter card to begin; encounters within encounters have an end."""
    return use.g.has_encounter_card(use.seat) and len(use.g.s.frames) < MOST_FRAMES


@TECH.ability(W.ENCOUNTER_END, when=_ready)
def jump(use: TechUse) -> None:
    """At the end of any encounter; afterwards play goes on where it was interrupted."""
    use.insert_whole_encounter()
