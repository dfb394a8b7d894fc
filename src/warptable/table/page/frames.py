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

from .html import EMPTY, Html, joined, tag


def exchanged(name: str, markup: Html) -> Html:
    """One region for htmx, in the place of the one with this id. A part of a picture is not parsed as such unless a
    picture is around it."""
    if markup.startswith(("<g ", "<use ", "<path ")):
        return partial(name, tag("svg", markup), "outerMorph strip:true")
    return partial(name, markup, "outerMorph")


_SLOT = re.compile("<!--region ([a-z0-9-]+)-->")


def slot(region: str) -> Html:
    """Where a region stands in a shell."""
    return Html(f"<!--region {region}-->")


class Growing(ABC):
    """A region that changes piece by piece: a page that shows it gets these pieces alone. It is drawn when a page needs
    it, not before."""

    @property
    @abstractmethod
    def whole(self) -> Html:
        """The element as a new page gets it. It may leave out old things."""

    @abstractmethod
    def since(self, before: Any) -> Html | None:
        """The partials that a page needs that shows the same region as it was before; None if it has to be drawn
        again."""


@dataclass(frozen=True, slots=True)
class Frame:
    """An element with regions in it: all of `#table`, or a region that is cut into regions. What is not cut is a shell
    without slots."""

    shell: Html = EMPTY
    regions: Mapping[str, Drawn] = field(default_factory=dict)

    @property
    def whole(self) -> Html:
        """The shell with every region in its slot."""
        return Html(_SLOT.sub(lambda found: whole(self.regions[found[1]]), self.shell))


Drawn: TypeAlias = Html | Frame | Growing
"""A region as it is drawn."""


class Shown:
    """What one open page shows: the frame that it was brought to last."""

    def __init__(self) -> None:
        self.frame = Frame()

    def message(self, frame: Frame) -> Html:
        """What turns the page into this frame, to be sent at once; empty if there is nothing to change.

        A new page gets everything, also one that has lost its connection and opens another socket."""
        before, self.frame = self.frame, frame
        return frame.whole if frame.shell != before.shell else _changes(before, frame)


def whole(region: Drawn) -> Html:
    """A region as a new page gets it."""
    return region if isinstance(region, Html) else region.whole


def _changes(before: Frame, now: Frame) -> Html:
    """What differs between two frames of the same shell."""
    known = before.regions
    return joined(
        _change(name, known[name], region) for name, region in now.regions.items() if region is not known[name]
    )  # what was drawn from an equal part is mostly the same object


def _change(name: str, before: Drawn, now: Drawn) -> Html:
    if isinstance(now, Html):
        return EMPTY if now == before else exchanged(name, now)
    if isinstance(now, Frame):
        if isinstance(before, Frame) and before.shell == now.shell:
            return _changes(before, now)
        return exchanged(name, now.whole)
    added = now.since(before)
    return exchanged(name, now.whole) if added is None else added


def partial(element: str, markup: Html, swap: str) -> Html:
    """What htmx does to one element: `swap` is outerMorph, beforeend or afterbegin."""
    return Html(f'<hx-partial id="{element}" hx-swap="{swap}">{markup}</hx-partial>')
