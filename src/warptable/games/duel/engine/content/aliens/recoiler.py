"""Recoiler: blasts throw its ships back to the supply, and one may come again."""

from ..api import DUELS, SUPPLY, Alien, Destruction, Rule, Shelter, Use, Volley, W

ALIEN = Alien("recoiler")


@ALIEN.rule(Rule.SHELTERS, header=DUELS)
def spring_back(use: Use, event: Destruction) -> list[Shelter]:
    """Of the ships that a blast destroys all but one go to the supply."""
    return [Shelter(SUPPLY, event.ships - 1, must=True)] if event.blast and event.ships > 1 else []


def can_rebound(use: Use[Volley]) -> bool:
    """Hit by a blast, still there, and able to pay a card and send a ship."""
    hit = use.event.damage[use.seat] > 0 and use.ships() > 0
    return hit and bool(use.hand) and use.g.ships(use.seat, SUPPLY) > 0


@ALIEN.ability(W.TACTICS_DONE, header=DUELS, may=True, when=can_rebound)
async def rebound(use: Use[Volley]) -> None:
    """For a card, a ship of the supply comes to the planet; it is not sent by dial."""
    await use.choose_discards(1)
    use.send(1)
