"""Reinforcement +X: worth as much as its player has ships in the warp."""

from ..api import Reinforcement, Use

CARD = Reinforcement("reinforcement-x")
MOST = 8


@CARD.worth
def ships_in_warp(use: Use) -> int:
    """X when it is played, also on planets adrift in the warp; at most eight."""
    return min(MOST, use.in_warp())
