"""The values of a message, from data: ids become words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Named: TypeAlias = Mapping[str, Callable[[Any, Any], Any]]
"""Fields whose data must be put into words, by a speaker: each gives its value, or all values that come of it."""


def in_words(speaker: Any, data: Mapping[str, Any], named: Named) -> dict[str, Any]:
    """Numbers and words are taken as they are, yes and no as words; data of any other kind only where it is named."""
    found: dict[str, Any] = {}
    for field, raw in data.items():
        if field in named:
            said = named[field](speaker, raw)
            found |= said if isinstance(said, dict) else {field: said}
        elif isinstance(raw, bool):
            found[field] = "yes" if raw else "no"
        elif isinstance(raw, (int, str)):
            found[field] = raw
    return found
