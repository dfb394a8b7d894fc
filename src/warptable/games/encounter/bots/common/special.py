"""Special ships: when their actions are worth it, and where a ship jumps to."""

from collections.abc import Callable, Mapping
from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import Option

from ...engine.model.cards import FACES
from ...engine.model.pieces import SECOND, Mark, model_of
from ...engine.model.places import BESIDE, GATE
from ...engine.model.prompts import WINDOWS
from ...engine.model.windows import W
from .chances import likely
from .hand import worth_in_hand
from .reading import Reading

Rule = Callable[[Reading, Decision[Any], str], bool]
"""Is what this special ship can do worth it now?"""

FOREGONE, SAFE = 0.15, 0.85  # the chances to win below and above which one more ship changes little
GOOD_CARD = 0.12  # a card in the discards that is worth a special action


def marked(r: Reading, kind: str) -> Mark | None:
    """My special ship of this kind."""
    return next((mark for mark in r.view.marks if mark.seat == r.me and mark.kind == kind), None)


def in_encounter(r: Reading, mark: Mark) -> bool:
    """Is this ship of mine part of the encounter?"""
    return mark.place in (GATE, BESIDE) or (mark.place == r.target >= 0 and r.me == r.defense)


def jump(r: Reading, decision: Decision[Any], kind: str) -> bool:
    """Into an open fight when the cards lie there, and out of one that is lost."""
    ship = marked(r, kind)
    side = r.side_of(r.me)
    if ship is None or side < 0 or r.view.encounter is None:
        return False
    result = r.e.result
    if result is not None:
        return result.kind == "won" and result.winner != side and in_encounter(r, ship)
    lie = decision.prompt == WINDOWS[W.FREE_5]
    return lie and not in_encounter(r, ship) and FOREGONE < likely(r, side) < SAFE


def fetch(r: Reading, decision: Decision[Any], kind: str) -> bool:
    """If a good card lies there."""
    return any(worth_in_hand(FACES[face]) >= GOOD_CARD for _, face in r.view.discard)


JUMP = "flagship.drive"
JUMPS = (JUMP, SECOND + JUMP)
MOMENTS = (WINDOWS[W.FREE_5], WINDOWS[W.FREE_7], WINDOWS[W.FREE_8])
"""When a jump may be worth it: while the cards lie there, and when the result is known."""


def is_idle(decision: Decision[Any]) -> bool:
    """Is nothing offered but a jump that makes no difference now? No look at the table is needed for that."""
    jumps = decision.kind == "offer" and all(option in JUMPS for option in decision.options[1:])
    return jumps and len(decision.options) > 1 and decision.prompt not in MOMENTS


RULES: Mapping[str, Rule] = {
    "flagship.strengthen": lambda r, decision, kind: True,
    JUMP: jump,
    "salvage-vessel.salvage": lambda r, decision, kind: True,
    "salvage-vessel.beam": fetch,
}
"""When what a special ship can do is used."""


def is_of_a_ship(option: Option) -> bool:
    """Is this something that a special ship can do?"""
    return isinstance(option, str) and model_of(option) in RULES


def is_worth_it(r: Reading, decision: Decision[Any], option: str) -> bool:
    """Should the ship do it now?"""
    return RULES[model_of(option)](r, decision, option.partition(".")[0])


def jump_to(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Into the encounter while it is open; else to the colony with the fewest of my ships."""
    fight = [place for place in decision.options if place in (GATE, BESIDE) or place == r.target]
    if fight and r.e.result is None:
        return fight[0]
    colonies = [place for place in decision.options if place >= 0] or list(decision.options)
    return min(colonies, key=lambda place: (r.view.ships_at(place)[r.me], place))


def mark_ship(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Where most of my ships are: it is not lost with a thin colony."""
    return max(decision.options, key=lambda place: (r.view.ships_at(place)[r.me], -place))


def new_marker(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Where most of my ships are, as at the start."""
    places = [option for option in decision.options if isinstance(option, int)]
    return max(places, key=lambda place: (r.view.ships_at(place)[r.me], -place))
