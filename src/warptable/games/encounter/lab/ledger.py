"""The laboratory's questions (`lab.ledger.Ledger`), answered for the multi-player family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .coverage import FACETS, item_of, look_of, note_events, note_offer, wanted
from .steering import choose, plain_setup, promise, steered_setup
from .usage import extras, usage
from .uses import uses

if TYPE_CHECKING:
    from warptable.lab.plan import Row


def facets() -> tuple[str, ...]:
    return FACETS


def measured(rows: Sequence[Row]) -> dict[str, Any]:
    """Nothing beyond what every family has."""
    return {}


def table() -> dict[str, Any]:
    """A game of this family comes to its end by itself."""
    return {}


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
