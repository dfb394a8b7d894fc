"""Load on the web table: simulated people at many tables of a real server, and how fast it answers them.

`measure.py` is a whole run. `server.py` starts the server as a process of its own; `people.py` plays; `forms.py` finds
the questions in what the server sends; `wire.py` speaks HTTP and WebSocket; `stopwatch.py` tells which message shows
which answer; `memory.py` weighs tables.
"""

from .errors import Unmeasurable
from .measure import Load, measure

__all__ = ["Load", "Unmeasurable", "measure"]
