"""Plasma Thrusters: one ship more, in attack and in defense."""

from ..api import Of, Role, Tech, TechRule, TechUse, W

TECH = Tech("plasma-thrusters", research=6, lasting=True)
PLANET = TECH.prompt("planet", Of.PLANET)


@TECH.rule(TechRule.SENDS_MORE)
def fifth_ship(use: TechUse) -> int:
    """As the offense or an ally its owner may send one ship more than usual."""
    return 1


def _colonies(use: TechUse) -> list[int]:
    return [planet for planet in use.g.colonies(use.seat) if planet != use.e.target]


@TECH.ability(W.LAUNCHED, role=Role.DEFENSE, when=lambda use: bool(_colonies(use)))
async def support(use: TechUse) -> None:
    """As the defense its owner moves a ship from another colony to the targeted planet."""
    planet = await use.pick(PLANET, _colonies(use))
    await use.land(planet, use.e.target, 1)
