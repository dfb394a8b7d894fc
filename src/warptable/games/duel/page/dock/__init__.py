"""Where a person answers: the question, the reader's hand, tactics and dial."""

from .dock import DOCK, shell
from .lock import read_answer

__all__ = ["DOCK", "read_answer", "shell"]
