"""What stands instead of a game, as examples."""

from __future__ import annotations

from ..parts import Draw
from .page import broken_page, later_page, reported_page

PARTS: dict[str, Draw] = {
    "reported": lambda reader: reported_page(reader, "abc", "Comet", 12),
    "broken": lambda reader: broken_page(reader, "abc", "Comet"),
    "later": lambda reader: later_page(reader, "abc", "Comet", 600),
}
