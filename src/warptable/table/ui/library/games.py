"""From what can be read about one game to the same about the others."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from ..render import render

CATALOGUES = {"encounter": "/aliens", "duel": "/duel/aliens"}
"""Family -> its first catalogue."""
GUIDES = {"encounter": "/guide", "duel": "/guide?edition=duel"}
"""Family -> its guide to a first game."""


def games(say: Callable[..., str], places: dict[str, str], current: str) -> Markup:
    """Links to these places of all families; `current` is the address of the one that is shown."""
    return render("games.html", t=say, places=places, current=current)
