"""What the reports of each family have besides what every report has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from warptable.game import game_of
from warptable.text.speaker import Speaker

from .sections import Section

Sections: TypeAlias = Callable[[Speaker, Mapping[str, Any]], list[Section]]


def sections_of(edition: str) -> Sections:
    """In the order of the page."""
    sections: Sections = game_of(edition).layer("sections")
    return sections
