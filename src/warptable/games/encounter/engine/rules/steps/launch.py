"""Launch: aim the gate, send ships."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from warptable.kernel import Pick, Prompt

from ...model import prompts
from ...model.constraints import Targets
from ...model.encounter import Result
from ...model.places import GATE
from ...model.windows import W
from ...verbs import encounter as verbs
from ...verbs.ships import move
from ..losses import send_ships
from ..questions import colonists_of, empty_home_planets
from ..standing import Rule
from ..victory import check
from ..windows import window, window_of, windows
from .destiny import becomes_defense

if TYPE_CHECKING:
    from ...game import Game


def targets(g: Game) -> list[int]:
    """The planets at which the gate may be aimed (F-LAUNCH-1, F-LAUNCH-6..9, F-DESTINY-13)."""
    e, ships = g.e, g.s.ships
    if (named := e.constraint(Targets)) is not None and named.planets:
        return list(named.planets)
    if e.resettle:
        return empty_home_planets(g, e.offense)
    if e.system == e.offense and e.defense < 0:  # A-S4-2: any foreign colony, for the aim names the defense
        planets = [planet for planet in g.home_planets(e.offense) if colonists_of(g, planet)]
    elif e.system == e.offense:  # F-DRIVE-3: the colony of the defense
        planets = [planet for planet in g.home_planets(e.offense) if ships[planet][e.defense]]
    else:
        planets = g.home_planets(e.system)
    if not g.edition.destiny_names_defense and e.system != e.offense:  # A-2P-2: any colony of the opponent, anywhere
        planets = sorted({*planets, *g.colonies(e.defense)})
    if g.asks(Rule.MET_ABROAD):
        planets = sorted({*planets, *(planet for seat in _met_abroad(g) for planet in _abroad(g, seat))})
    return planets


def _met_abroad(g: Game) -> dict[int, Prompt]:
    """Who may be met at its foreign colonies by a standing rule of its own."""
    return {power.seat: rule(power) for power, rule in g.standing(Rule.MET_ABROAD) if power.seat != g.e.offense}


def _abroad(g: Game, seat: int) -> list[int]:
    """The foreign colonies of this seat where destiny allows to meet it: all if it names that seat's system, else those
    in the system it names."""
    home_of, system = g.s.home_of, g.e.system
    foreign = [planet for planet in g.colonies(seat) if home_of[planet] != seat and planet not in g.s.adrift]
    return [planet for planet in foreign if system == seat or home_of[planet] == system]


async def _meet(g: Game, planet: int) -> None:
    """Whoever is met at a foreign colony is the defense; where the usual defense is possible too, the offense
    chooses."""
    e = g.e
    for seat, question in _met_abroad(g).items():
        if seat == e.defense or planet not in _abroad(g, seat):
            continue
        at_home = g.s.home_of[planet] == e.system and (e.system != e.offense or g.s.ships[planet][e.defense])
        if not at_home or await Pick(e.offense, question, "F-GOAL-7", [e.defense, seat]) == seat:
            verbs.name_defense(g, seat)


def _prevented(g: Game) -> str | None:
    """Where to go on if nothing can be launched: there is no ship, or nothing left to aim at."""
    if not g.s.ships[GATE][g.e.offense] and not g.has_colonies(g.e.offense):
        return _stranded(g)
    if g.e.target < 0 and not targets(g):
        return _colony_gone(g)
    return None


async def aim(g: Game) -> str | None:
    """F-LAUNCH-1: one planet of the indicated system; F-LAUNCH-11: without any ship there is no encounter."""
    e = g.e
    if elsewhere := _prevented(g):
        return elsewhere
    planet = await Pick(e.offense, prompts.AIM, "F-LAUNCH-1", targets(g))
    if e.defense < 0 and not e.resettle:
        await _aim_at_colony(g, planet)
    else:
        if g.asks(Rule.MET_ABROAD) and not e.resettle:
            await _meet(g, planet)
        verbs.aim(g, planet)
    await window(g, W.AIMED)
    return None


async def _aim_at_colony(g: Game, planet: int) -> None:
    """A-S4-2, A-DRIVE-3: of several colonies on a planet of its own the offense says which one it attacks; whose that
    is is the defense from now on."""
    e = g.e
    about = {"planet": planet}
    colonist = await Pick(e.offense, prompts.COLONIST, "A-DRIVE-3", colonists_of(g, planet), about=about)
    g.emit("driving_out", "F-DRIVE-2", seat=e.offense, colonist=colonist)
    verbs.name_defense(g, colonist)
    verbs.aim(g, planet)
    await becomes_defense(g)


async def send(g: Game) -> str | None:
    """F-LAUNCH-2..4, F-LAUNCH-10: one to four ships go on the gate."""
    e = g.e
    if elsewhere := _prevented(g):
        return elsewhere
    await window_of(g, e.offense, W.SEND)
    await send_ships(g, e.offense, GATE, prompts.LAUNCH, "F-LAUNCH-2")
    await check(g)
    return await _resettled(g) if e.resettle else None


def launched(g: Game) -> Awaitable[None]:
    """The gate is aimed and holds ships; nobody is invited yet."""
    return windows(g, W.LAUNCHED, W.FREE_3)


def _stranded(g: Game) -> str:
    verbs.decide(g, Result("none", how="no ships"))
    g.emit("no_encounter", "F-LAUNCH-11", seat=g.e.offense)
    return "encounter.end"


def _colony_gone(g: Game) -> str:
    """The colony to be driven out was lost meanwhile (to a Plague): the offense draws on (F-DESTINY-4, F-DESTINY-5)."""
    verbs.forget_defense(g)
    g.emit("redraw", "F-DESTINY-5", seat=g.e.offense)
    return "destiny.draw"


async def _resettled(g: Game) -> str:
    """F-DESTINY-7, F-DESTINY-14: the ships settle at once; a successful encounter, but no win."""
    e = g.e
    move(g, e.offense, GATE, e.target, g.s.ships[GATE][e.offense])
    verbs.decide(g, Result("success", how="resettled"))
    g.emit("resettled", "F-DESTINY-7", seat=e.offense, planet=e.target)
    await check(g)
    return "resolution.aftermath"
