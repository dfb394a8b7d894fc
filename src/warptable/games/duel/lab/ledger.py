"""The laboratory's questions (`lab.ledger.Ledger`), answered for the two-player family."""

from __future__ import annotations

from typing import Any

from .coverage import FACETS, item_of, look_of, note_events, note_offer, wanted
from .steering import LIMIT, choose, plain_setup, promise, steered_setup
from .usage import extras, usage
from .uses import measured, uses


def facets() -> tuple[str, ...]:
    return FACETS


def table() -> dict[str, Any]:
    """D-GAP-44: a game stops after this many destiny cards."""
    return {"limit": LIMIT}


__all__ = [
    "choose",
    "extras",
    "facets",
    "item_of",
    "look_of",
    "measured",
    "note_events",
    "note_offer",
    "plain_setup",
    "promise",
    "steered_setup",
    "table",
    "usage",
    "uses",
    "wanted",
]
