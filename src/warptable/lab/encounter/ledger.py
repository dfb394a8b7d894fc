"""The laboratory's questions (`lab.ledger.Ledger`), answered for the multi-player family."""

from .coverage import FACETS, note_event, note_offer, wanted
from .steering import choose, plain_setup, promise, steered_setup
from .usage import extras, usage

__all__ = [
    "FACETS",
    "choose",
    "extras",
    "note_event",
    "note_offer",
    "plain_setup",
    "promise",
    "steered_setup",
    "usage",
    "wanted",
]
