"""The deals of this game, read off the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....scene.data import Line


@dataclass(frozen=True, slots=True)
class Deal:
    """An agreement: in which encounter, what was proposed, who accepted. Without `agreed` it is still talked about."""

    number: int
    heading: str
    offered: Line
    agreed: Line | None = None


def deals(lines: Sequence[Line], *, talking: bool = False) -> list[Deal]:
    """The agreements, newest first. While talks go on, the offer on the table stands before them."""
    found: list[Deal] = []
    heading, offered = "", None
    for line in lines:
        if line.heading:
            heading, offered = line.text, None
        elif line.kind == "deal_offered":
            offered = line
        elif line.kind == "deal_agreed" and offered is not None:
            found.append(Deal(line.number, heading, offered, line))
            offered = None
    if talking and offered is not None:
        found.append(Deal(offered.number, heading, offered))
    return found[::-1]
