"""Spiff: a crushing defeat still lands one ship on the planet."""

from ..api import AIR, Alien, Losses, PowerUse, Role, Use, W

ALIEN = Alien("spiff")
CRUSHING = 10
HARD = 5


def _loses_ships(use: Use[Losses]) -> bool:
    """Ships of this seat, beaten in the encounter, head for the warp."""
    return use.event.by_result and use.event.heading[use.seat] > 0 and use.lost()


def _beaten_by(use: Use[Losses]) -> int:
    """The margin of the defeat; below zero where totals did not decide."""
    result = use.e.result
    return result.margin if result is not None and _loses_ships(use) else -1


async def _set_down(use: Use[Losses]) -> int:
    """One ship on its way to the warp is put on the targeted planet instead, beside whoever is there; the planet."""
    use.event.heading[use.seat] -= 1
    await use.bring(AIR, use.e.target, 1)
    return use.e.target


@ALIEN.ability(W.STAY, role=Role.OFFENSE, when=lambda use: _beaten_by(use) >= CRUSHING)
async def crash_land(use: Use[Losses]) -> None:
    """Beaten by ten or more, the offense lands one of its ships all the same."""
    use.emit("landed", planet=await _set_down(use), ships=1)


@ALIEN.wild(W.STAY, role=Role.DEFENSE, when=_loses_ships)
async def hold_out(use: Use[Losses]) -> None:
    """Whatever decided the encounter, one beaten ship keeps its place among the winners."""
    use.emit("stayed", planet=await _set_down(use), ships=1)


@ALIEN.super(W.STAY, role=Role.OFFENSE, when=lambda use: HARD <= _beaten_by(use) < CRUSHING)
async def hard_landing(use: PowerUse[Losses]) -> None:
    """The power works from a defeat by five on."""
    await use.use_power(crash_land)
