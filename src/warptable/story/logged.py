"""An event of a finished game, as the search for feats reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event: its number in the log, the round it belongs to, and all of its data, hidden parts included."""

    number: int
    round: int
    kind: str
    source: str
    data: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.data[name]
