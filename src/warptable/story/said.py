"""An event of a finished game, as whoever looks for feats reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Said:
    """Something that happened: the number of the event, the round it belongs to, and what it says."""

    number: int
    round: int
    kind: str
    source: str
    data: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.data[name]
