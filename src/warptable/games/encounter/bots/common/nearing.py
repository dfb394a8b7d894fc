"""Other ways to win than by colonies: what the result of an encounter adds to them. No alien is known here: each way
says what brings its seat further (`By`)."""

from collections.abc import Mapping
from typing import TypeAlias

from ...engine.model.nearness import By, Near
from ...engine.model.roles import DEFENSE

Fleet: TypeAlias = Mapping[int, int]
"""Ships of each seat on one side, the main player's first."""
Steps: TypeAlias = dict[int, int]
"""How many steps seats come further."""


def steps_if_won(near: Mapping[int, Near], side: int, fleets: tuple[Fleet, Fleet]) -> Steps:
    """If this side wins with these fleets. New colonies are not counted here."""
    winners, losers = fleets[side], fleets[1 - side]
    main = next(iter(winners), -1)
    steps: Steps = {}
    for seat, way in near.items():
        if way.by is By.LOST_SHIP:
            steps[seat] = losers.get(seat, 0)
        elif way.by is By.WINNING_SHIP:
            steps[seat] = winners[seat] if seat == main else 0
        elif way.by is By.DEFENDED:
            steps[seat] = int(side == DEFENSE)
    return steps


def steps_by_deal(near: Mapping[int, Near]) -> Steps:
    """If a deal is made."""
    return {seat: 1 for seat, way in near.items() if way.by is By.DEFENDED}


def further(way: Near, steps: float) -> float:
    """How much of the way to victory these steps are worth. The last ones count most: what is far off may never be
    reached, and others have time to prevent it."""
    return (min(way.of, way.done + steps) / way.of) ** 2 - (way.done / way.of) ** 2
