"""The board of the game for two: both players at the edges, between them the row of planets with supplies and Warp."""

from .picture import board_shell, regions

__all__ = ["board_shell", "regions"]
