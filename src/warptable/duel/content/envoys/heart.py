"""The envoys with the heart."""

from ..api import ALWAYS, HEART, SUPPLY, Destruction, Envoy, Game, Shelter

ZOMBIE = Envoy("zombie", HEART)


@ZOMBIE.rule("shelters", header=ALWAYS)
def undying(g: Game, seat: int, event: Destruction) -> list[Shelter]:
    """One ship of each event goes to the supply instead of the Warp."""
    return [Shelter(SUPPLY, 1, must=True)]


ENVOYS = (ZOMBIE,)
