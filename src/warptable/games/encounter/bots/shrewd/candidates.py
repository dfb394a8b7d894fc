"""Which answers to try out in imagined games, besides the first one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from warptable.kernel import Decision, Distribute, Rng
from warptable.kernel.decisions import DONE, PASS, Option

from ...engine.model.prompts import WINDOWS
from ...engine.model.windows import W
from ..common import special
from ..common.costs import brings_nothing
from ..common.reading import Reading
from ..common.ships import send_number
from ..common.terms import as_terms
from .deals import Bargain

MOST = 7
UNIMPORTANT = (
    *("choose-alien", "ships-home", "lose-ships", "regroup", "deal-colony", "reward-ships", "new-hand"),
    *("keep-tech", "research", WINDOWS[W.REGROUP_TECH]),
)
"""Questions whose answers rarely decide anything: no time is spent on them."""


def candidates(r: Reading, decision: Decision[Any], first: Option, rng: Rng) -> list[Option]:
    """Answers other than the first one; none where imagined games are not worth the time."""
    if decision.prompt in UNIMPORTANT or r.view.encounter is None:
        return []
    made = [option for option in _possible(r, decision, rng) if option != first]
    return made[: MOST - 1]


def _possible(r: Reading, decision: Decision[Any], rng: Rng) -> Sequence[Option]:
    if decision.prompt in ("launch", "ally-ships") and isinstance(decision, Distribute):
        return [send_number(r, decision, number) for number in range(max(1, decision.low), decision.high + 1)]
    if decision.prompt == "invite":
        guests = [seat for seat in decision.options if seat != DONE]
        return [chosen for number in range(len(guests) + 1) for chosen in combinations(guests, number)]
    if decision.prompt == "deal":
        return _answers_to_deal(r, decision)
    if decision.composite:
        return []
    if decision.prompt in ("encounter-card", "aim"):
        return _different(r, decision)
    if (decision.about or {}).get("of") == r.me:
        return [PASS]  # do not cancel what is my own
    options = [option for option in decision.options if not (brings_nothing(option) or special.is_of_a_ship(option))]
    return options if len(options) <= MOST else rng.sample(options, MOST)


def _different(r: Reading, decision: Decision[Any]) -> list[Option]:
    """One card of each face; one planet for each number of defenders, with and without a colony of mine."""
    hand, planets = r.hand(), r.view.planets
    seen: dict[Any, Option] = {}
    for option in decision.options:
        kind: Any = option
        if decision.prompt == "aim":  # where the defense is not known yet: the ships of each seat
            kind = (planets[option][r.defense], planets[option][r.me] > 0) if r.defense >= 0 else tuple(planets[option])
        if decision.prompt == "encounter-card" and option in hand:
            kind = hand[option].id
        seen.setdefault(kind, option)
    return list(seen.values())


def _answers_to_deal(r: Reading, decision: Decision[Any]) -> list[Option]:
    """Accept, refuse, and the best proposals for me among those that are better for the partner than a failed deal."""
    about = decision.about or {}
    bargain = Bargain(r, about["partner"])
    plain: list[Option] = [(word,) for word in ("accept", "refuse") if word in decision.options]
    if not about["offers_left"]:
        return plain
    wanted = []
    for picks in bargain.proposals(decision.options):
        terms = as_terms(r.me, about["partner"], picks)
        if bargain.worth(about["partner"], terms) > bargain.failed[about["partner"]]:
            wanted.append((bargain.worth(r.me, terms), picks))
    wanted.sort(key=lambda pair: -pair[0])
    return [*plain, *(picks for _, picks in wanted[:4])]
