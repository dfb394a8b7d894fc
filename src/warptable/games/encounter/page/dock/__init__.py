"""Where a person answers: one control for each shape of decision, used for every rule, alien and flare."""

from .answers import read_answer, read_next
from .dock import dock, dock_shell, regions
from .piles import discards

__all__ = ["discards", "dock", "dock_shell", "read_answer", "read_next", "regions"]
