"""What the reports of each family have besides what every report has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ...games import family_of
from ...text.speaker import Speaker
from ..duel import sections as duel
from ..encounter import sections as encounter
from .sections import Section

Sections: TypeAlias = Callable[[Speaker, Mapping[str, Any]], list[Section]]
SECTIONS: Mapping[str, Sections] = {"encounter": encounter.sections, "duel": duel.sections}
"""Family -> the sections of its reports, in the order of the page."""


def sections_of(edition: str) -> Sections:
    return SECTIONS[family_of(edition).id]
