"""The laboratory's questions, answered for the game for two."""

from __future__ import annotations

from warptable.lab.ledger import Ledger

from .coverage import FACETS, item_of, look_of, note_events, note_offer, wanted
from .steering import LIMIT, choose, plain_setup, promise, steered_setup
from .usage import extras, usage
from .uses import measured, uses

LEDGER = Ledger(
    FACETS,
    wanted,
    note_offer,
    item_of,
    look_of,
    plain_setup,
    steered_setup,
    choose,
    promise,
    note_events,
    extras,
    usage,
    uses,
    measured,
    table={"limit": LIMIT},  # D-GAP-44: a game stops after this many destiny cards
)
