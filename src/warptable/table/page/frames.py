"""Frames: what `#table` shows one reader, and the messages that turn one frame on an open page into the next.

A frame is a shell with slots, and the regions that stand in the slots. A region is an element, and its name is the id
of that element. A page that shows the same shell gets the regions that differ and nothing else. A big region may be a
frame itself: of that, too, a page gets only the regions that differ.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from markupsafe import Markup

_SLOT = re.compile("<!--region ([a-z0-9-]+)-->")


def slot(region: str) -> Markup:
    """Where a region stands in a shell."""
    return Markup(f"<!--region {region}-->")


class Growing(ABC):
    """A region that changes piece by piece: a page that shows it gets these pieces alone. It is drawn when a page needs
    it, not before."""

    @property
    @abstractmethod
    def whole(self) -> str:
        """The element as a new page gets it. It may leave out old things."""

    @abstractmethod
    def since(self, before: Any) -> str | None:
        """The partials that a page needs that shows the same region as it was before; None if it has to be drawn
        again."""


@dataclass(frozen=True, slots=True)
class Frame:
    """An element with regions in it: all of `#table`, or a region that is cut into regions. What is not cut is a shell
    without slots."""

    shell: str = ""
    regions: Mapping[str, Drawn] = field(default_factory=dict)

    @property
    def whole(self) -> Markup:
        """The shell with every region in its slot."""
        return Markup(_SLOT.sub(lambda found: whole(self.regions[found[1]]), self.shell))


Drawn: TypeAlias = str | Frame | Growing
"""A region as it is drawn."""


class Shown:
    """What one open page shows: the frame that it was brought to last."""

    def __init__(self) -> None:
        self.frame = Frame()

    def message(self, frame: Frame) -> str:
        """What turns the page into this frame, to be sent at once; empty if there is nothing to change.

        A new page gets everything, also one that has lost its connection and opens another socket."""
        before, self.frame = self.frame, frame
        return str(frame.whole) if frame.shell != before.shell else _changes(before, frame)


def whole(region: Drawn) -> str:
    """A region as a new page gets it."""
    return region if isinstance(region, str) else region.whole


def _changes(before: Frame, now: Frame) -> str:
    """What differs between two frames of the same shell."""
    known = before.regions
    return "".join(
        _change(name, known[name], region) for name, region in now.regions.items() if region is not known[name]
    )  # what was drawn from an equal part is mostly the same object


def _change(name: str, before: Drawn, now: Drawn) -> str:
    if isinstance(now, str):
        return "" if now == before else _exchanged(name, now)
    if isinstance(now, Frame):
        if isinstance(before, Frame) and before.shell == now.shell:
            return _changes(before, now)
        return _exchanged(name, now.whole)
    added = now.since(before)
    return _exchanged(name, now.whole) if added is None else added


def _exchanged(name: str, markup: str) -> str:
    """One region for htmx. A part of a picture is not parsed as such unless a picture is around it."""
    if markup.startswith(("<g ", "<use ", "<path ")):
        return partial(name, f"<svg>{markup}</svg>", "outerMorph strip:true")
    return partial(name, markup, "outerMorph")


def partial(element: str, markup: str, swap: str) -> str:
    """What htmx does to one element: `swap` is outerMorph, beforeend or afterbegin."""
    return f'<hx-partial id="{element}" hx-swap="{swap}">{markup}</hx-partial>'
