"""What cards of a hand are worth, as parts of a duel."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from ...engine.model.cards import FACES, PLAN_VALUES, Face

USUAL_STRENGTH = 0.45  # of a plan that is neither good nor bad to hold: a low one delays the next new hand
PLAN_WORTH = 0.25  # of the highest plan against none at all
SUPPORT_WORTH, POINT_WORTH = 0.06, 0.012  # of any reinforcement, and more for each point
PARITY_POINTS = 7  # what a parity card is usually worth: its sign can be foreseen, but not always used
UNKNOWN_WORTH = 0.02


def strength(value: int) -> float:
    """The share of plans that this value beats; half of those that it equals."""
    return (bisect_left(PLAN_VALUES, value) + bisect_right(PLAN_VALUES, value)) / (2 * len(PLAN_VALUES))


def points(face: Face) -> int:
    """What a reinforcement moves, on whichever side."""
    return PARITY_POINTS if face.even else abs(face.value)


def worth_of_face(face: Face, plans: float = 1.0) -> float:
    """What it is worth to hold this card; `plans` is the weight of plans."""
    if face.plan:
        return plans * PLAN_WORTH * (strength(face.value) - USUAL_STRENGTH)
    return SUPPORT_WORTH + POINT_WORTH * points(face)


def worth_of(face: str, plans: float = 1.0) -> float:
    return worth_of_face(FACES[face], plans)
