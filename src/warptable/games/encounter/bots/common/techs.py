"""The laboratory: what a tech is worth, and when its research is worth a ship.

No tech is known here. Its declaration says how many ships it needs; the rules ask more of them for a tech that does
more, so that number is also the measure of its worth. Others' facedown techs show only the ships on them.
"""

from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import PASS, Option

from ...engine.content.registry import all_techs
from ...engine.model.views import TechView
from ...engine.rules.tech_uses import COMPLETE, RESEARCH
from .reading import Reading
from .ships import price

FLEET = 4  # ships that a tech which any number completes should get: as many as usually meet in an encounter
ENOUGH = 11  # ships on planets, below which none is spared
ENCOUNTERS_A_COLONY = 3  # that pass, about, for each colony that the leader lacks: how much time is left


def needed(name: str) -> int:
    """How many ships this tech should get."""
    return all_techs()[name].research or FLEET


def lacking(tech: TechView) -> int:
    """How many ships an own facedown tech still needs."""
    return max(0, needed(tech.id) - tech.ships)


def time_left(r: Reading) -> int:
    """How many encounters will be played, about: each brings one action in the laboratory."""
    return ENCOUNTERS_A_COLONY * min(r.missing(seat) for seat in range(r.n))


def spare_ships(r: Reading) -> int:
    """How many ships can be spared for research without leaving a colony almost bare."""
    standing = [row[r.me] for row in r.view.planets]
    return max(0, min(sum(standing) - ENOUGH, sum(max(0, ships - 2) for ships in standing)))


def act(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Complete what can be completed, the greatest first. Else research what needs the fewest ships, if that can come
    to its end in time and a ship can be spared. Nothing is given up."""
    techs = r.seats[r.me].techs
    actions = [option for option in decision.options if isinstance(option, tuple)]
    done = [option for option in actions if option[0] == COMPLETE]
    if done:
        return max(done, key=lambda option: needed(techs[option[1]].id))
    begun = [option for option in actions if option[0] == RESEARCH and 0 < lacking(techs[option[1]]) < time_left(r)]
    if begun and spare_ships(r):
        return min(begun, key=lambda option: (lacking(techs[option[1]]), -needed(techs[option[1]].id)))
    return PASS


def research_from(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The ship that is missed least."""
    planets = r.view.planets
    return min(decision.options, key=lambda planet: (price(r, planet, planets[planet][r.me]), planet))


def keep(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """The tech that needs the fewest ships, because it is completed soon; of equal ones that which stays in play."""
    techs = r.seats[r.me].techs
    return min(
        decision.options,
        key=lambda slot: (needed(techs[slot].id), not all_techs()[techs[slot].id].lasting, techs[slot].id),
    )
