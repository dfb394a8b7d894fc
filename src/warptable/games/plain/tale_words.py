"""The words for what is told of a finished game that brings no story (`text.tale.TaleWords`)."""

from __future__ import annotations

from typing import Any

PREFIX = "plain-"


def values(speaker: Any, told: Any, /) -> dict[str, Any]:
    return {"round": told.round}
