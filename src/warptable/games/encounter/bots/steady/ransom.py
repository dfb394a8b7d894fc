"""Ships that somebody else holds, and what their owner pays for them: what to ask, and when to pay.

Both parties reckon alike, so what is asked is what the owner would just pay.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from warptable.kernel import Decision

from ..common.hand import REWARD_WORTH
from ..common.reading import CARD_WORTH, NEAR_VICTORY_COST, RIVAL_COLONY_COST, VICTORY_WORTH, Reading

HELD_WORTH = 0.09  # of a ship that somebody else holds: unlike one in the warp it never comes back by itself


def _cost_of_colony(r: Reading, receiver: int) -> float:
    """What it costs a party that this seat founds a colony."""
    missing = r.missing(receiver)
    return VICTORY_WORTH if missing <= 1 else RIVAL_COLONY_COST + (NEAR_VICTORY_COST if missing <= 2 else 0.0)


def _left_for_cards(ships: float) -> int:
    """How many cards somebody pays for what this many colonies are worth; a little must be gained."""
    return max(0, ceil(ships / CARD_WORTH) - 1)


def cards_for_ships(r: Reading, decision: Decision[Any]) -> int:
    """How many cards to ask for. Where no card at all may be asked for, a colony can be: that is worth more to me."""
    worth: float = (decision.about or {})["ships"] * HELD_WORTH
    colony = _cost_of_colony(r, r.me)
    return _left_for_cards(worth - colony if decision.options[0] == 0 and worth > colony else worth)


def worth_of_asking(r: Reading, decision: Decision[Any], planet: int) -> float:
    """What it is worth to ask for a colony on this planet, besides cards: nothing if the owner would refuse. The more
    ships of others are there, the worse."""
    about = decision.about or {}
    paid = about.get("cards", 0) * CARD_WORTH + _cost_of_colony(r, r.me)
    if about["ships"] * HELD_WORTH <= paid:
        return -1.0
    return 1.0 - 0.01 * sum(r.view.planets[planet])


def worth_of_ransom(r: Reading, decision: Decision[Any]) -> float:
    """What it is worth to me to pay what the question tells for ships of mine."""
    about = decision.about or {}
    worth: float = about["ships"] * HELD_WORTH
    worth -= (about["cards"] - about["rewards"]) * CARD_WORTH + about["rewards"] * REWARD_WORTH
    return worth - (_cost_of_colony(r, about["seat"]) if about["planet"] >= 0 else 0.0)
