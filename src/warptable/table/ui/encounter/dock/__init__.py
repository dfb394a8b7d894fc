"""Where a person answers: one control for each shape of decision, used for every rule, alien and flare."""

from .answers import read_answer
from .dock import dock, dock_shell, regions

__all__ = ["dock", "dock_shell", "read_answer", "regions"]
