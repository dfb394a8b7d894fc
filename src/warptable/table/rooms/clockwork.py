"""Time at a table: how long things are shown, how long people have."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Event

SHOWN = {
    "alien_revealed": 0.5,
    "destiny": 1.3,
    "defense": 0.9,
    "aimed": 1.1,
    "ships_sent": 0.8,
    "invited": 0.7,
    "card_laid": 0.5,
    "revealed": 2.4,
    "power_used": 1.3,
    "card_played": 1.6,
    "flare_played": 1.8,
    "cancelled": 1.4,
    "reinforced": 1.3,
    "totals": 2.0,
    "outcome": 2.2,
    "to_warp": 0.8,
    "landed": 1.0,
    "deal_offered": 1.2,
    "deal_agreed": 1.6,
    "deal_refused": 1.4,
    "encounter": 0.8,
}
"""Seconds for which the table rests after an event of this kind, at normal speed."""
OTHERWISE = 0.3
MORE = 0.15  # for each further event of the same moment
LONGEST = 3.0
HOLD = 15.0
"""Seconds that asking for time adds to a countdown."""


def rest(events: Sequence[Event], speed: float) -> float:
    """How long to show these events before going on; only what everybody may know counts."""
    public = [event for event in events if not event.secret]
    if not public or not speed:
        return 0.0
    longest = max(SHOWN.get(event.kind, OTHERWISE) for event in public)
    return min(LONGEST, longest + MORE * (len(public) - 1)) * speed
