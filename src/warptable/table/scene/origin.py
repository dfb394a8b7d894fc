"""Where a game comes from that goes on from another one, in words."""

from __future__ import annotations

from typing import NamedTuple

from warptable.text import t

from ..play.hooks import hooks_of_edition
from ..rooms.record import Origin


class OriginLine(NamedTuple):
    """`at`: where the moment can be watched; `title`: what the new game is called after it; `words`: the same as a
    sentence."""

    at: str
    title: str
    words: str


def round_named(locale: str, edition: str, number: int) -> str:
    """A round of a game as its family calls it."""
    prefix = hooks_of_edition(edition).prefix
    return t(locale, f"{prefix}shell-encounter", number=number) if number else t(locale, f"{prefix}phase-setup")


def origin_line(origin: Origin | None, locale: str, edition: str) -> OriginLine | None:
    if origin is None:
        return None
    table = t(locale, "shell-table", table=origin.title) if origin.title else t(locale, "replay-file")
    named = {"table": table, "round": round_named(locale, edition, origin.round)}
    return OriginLine(origin.at, t(locale, "what-if-title", **named), t(locale, "what-if-origin", **named))
