"""The laboratory's questions (`lab.ledger.Ledger`), answered for the multi-player family."""

from .coverage import FACETS, item_of, look_of, note_events, note_offer, wanted
from .steering import choose, plain_setup, promise, steered_setup
from .usage import extras, usage
from .uses import uses


def facets() -> tuple[str, ...]:
    return FACETS


__all__ = [
    "choose",
    "extras",
    "facets",
    "item_of",
    "look_of",
    "note_events",
    "note_offer",
    "plain_setup",
    "promise",
    "steered_setup",
    "usage",
    "uses",
    "wanted",
]
