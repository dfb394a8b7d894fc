"""Frames: what `#table` shows one reader, and the messages that turn one frame on an open page into the next.

A frame is a shell with slots, and the regions that stand in the slots. A region is an element, and its name is the id
of that element. A page that shows the same shell gets the regions that differ and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

_SLOT = re.compile("<!--region ([a-z0-9-]+)-->")


def slot(region: str) -> Markup:
    """Where a region stands in a shell."""
    return Markup(f"<!--region {region}-->")


@dataclass(frozen=True, slots=True)
class Frame:
    """All of `#table`. What is not cut into regions is a shell without slots."""

    shell: str = ""
    regions: Mapping[str, str] = field(default_factory=dict)

    @property
    def whole(self) -> Markup:
        """The shell with every region in its slot."""
        return Markup(_SLOT.sub(lambda found: self.regions[found[1]], self.shell))


class Shown:
    """What one open page shows: the frame that it was brought to last."""

    def __init__(self) -> None:
        self.frame = Frame()

    def message(self, frame: Frame) -> str:
        """What turns the page into this frame, to be sent at once; empty if there is nothing to change.

        A new page gets everything, also one that has lost its connection and opens another socket."""
        before, self.frame = self.frame, frame
        if frame.shell != before.shell:
            return str(frame.whole)
        return "".join(_partial(name, new) for name, new in frame.regions.items() if new != before.regions[name])


def _partial(name: str, markup: str) -> str:
    """One region for htmx. A part of a picture is not parsed as such unless a picture is around it."""
    if markup.startswith("<g "):
        return f'<hx-partial id="{name}" hx-swap="outerMorph strip:true"><svg>{markup}</svg></hx-partial>'
    return f'<hx-partial id="{name}" hx-swap="outerMorph">{markup}</hx-partial>'
