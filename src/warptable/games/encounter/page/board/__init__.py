"""The star map: home systems around the warp, ships, gate, colony track, and the players' plates.

board(scene)      # the region as markup
Fleet             # which ship is where, from one picture to the next: one for each table
"""

from ..scene.fleet import Fleet
from .picture import board

__all__ = ["Fleet", "board"]
