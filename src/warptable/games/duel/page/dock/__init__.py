"""Where a person answers: the question, the reader's hand, tactics and dial."""

from .dock import dock_shell, regions
from .lock import read_answer

__all__ = ["dock_shell", "read_answer", "regions"]
