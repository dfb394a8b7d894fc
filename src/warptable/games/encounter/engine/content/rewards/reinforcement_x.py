"""Reinforcement +X: worth as much as its player has ships in the warp."""

from ..api import Game, Reinforcement

CARD = Reinforcement("reinforcement-x")
MOST = 8


@CARD.worth
def ships_in_warp(g: Game, seat: int) -> int:
    """X when it is played, also on planets adrift in the warp; at most eight."""
    return min(MOST, g.in_warp(seat))
