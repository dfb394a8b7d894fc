"""Time at a table: how long things are shown, how long people have."""

from __future__ import annotations

import time
from collections.abc import Sequence

from warptable.kernel import Event

from .hooks import hooks_of_all_games

SECONDS_SHOWN = {kind: seconds for hooks in hooks_of_all_games() for kind, seconds in hooks.seconds_shown.items()}
"""How long an event of this kind is shown before the table goes on, at normal speed; of all families together."""
PACES = ("relaxed", "live", "day")
"""How long a decision may take: without limit; a minute and a half; a day."""
DECISION_SECONDS = {"relaxed": None, "live": 90.0, "day": 86_400.0}
DEAL_SECONDS = {"relaxed": None, "live": 60.0, "day": 86_400.0}
"""F-DEAL-2: a minute for a deal, at a live table."""
BY_DAY = "day"
"""The pace at which people are there one after the other: reactions wait for everybody, as long as decisions do."""
SPEEDS = {"slow": 1.6, "normal": 1.0, "quick": 0.4, "none": 0.0}
"""How long the table rests after something happened, so that people can follow the bots."""
OTHERWISE = 0.3
"""Seconds for an event of any other kind."""
MORE = 0.15
"""Seconds for each further event of the same moment."""
LONGEST = 3.0
HOLD = 15.0
"""Seconds that asking for time adds to a countdown."""
STARTED = time.time() - time.monotonic()


def now() -> float:
    """The clock of all tables: seconds since 1970. It goes on steadily even if somebody sets the machine's clock."""
    return STARTED + time.monotonic()


def rest(events: Sequence[Event], speed: float) -> float:
    """How long to show these events before going on. Only events that everybody may know count."""
    public = [event for event in events if not event.secret]
    if not public or not speed:
        return 0.0
    longest = max(SECONDS_SHOWN.get(event.kind, OTHERWISE) for event in public)
    return min(LONGEST, longest + MORE * (len(public) - 1)) * speed
