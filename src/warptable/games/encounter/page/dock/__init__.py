"""Where a person answers: one control for each shape of decision, used for every rule, alien and flare."""

from .answers import read_answer, read_next
from .dock import DOCK, dock, shell
from .piles import discards

__all__ = ["DOCK", "discards", "dock", "read_answer", "read_next", "shell"]
