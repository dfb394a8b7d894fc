"""Tactics and dials as markup: a token of two halves, and a ring of four numbers."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from warptable.table.page.art.icons import icon
from warptable.table.page.html import Attributes, Html, Svg, tag

from ...engine.model.tactics import Half

NUMBERS = (1, 2, 3, 4)
ANGLES = {1: -135, 2: -45, 3: 45, 4: 135}
"""Where the numbers of a dial stand, in degrees from the right."""


@lru_cache(maxsize=256)
def half(kind: str, value: int, size: int = 20) -> Html:
    """What stands on one half of a tactic."""
    return icon(str(kind), size, fill=kind == "blast") + tag("b", value)


@lru_cache(maxsize=512)
def token(halves: tuple[Half, Half], words: str, *, spent: bool = False, size: int = 16) -> Html:
    """A tactic to look at; each half explains itself. A spent one is dimmed, says so and explains that."""
    inside = (
        tag(
            "span",
            half(one.kind, one.value, size),
            class_=f"half-token {one.kind}",
            data_help=None if spent else help_of(one),
        )
        for one in halves
    )
    look: Attributes = {"class": "tactic spent", "data-help": "term-spent"} if spent else {"class": "tactic"}
    return tag("span", *inside, **look, role="img", aria_label=words)


def help_of(one: Half) -> str:
    """By what a half explains itself: its kind, for the tactics of a table may be other ones."""
    return f"term-{one.kind}"


@lru_cache(maxsize=512)
def dial(chosen: int, set_: bool, words: str, sent: str = "") -> Html:
    """A dial to look at: the chosen number is filled; one that is set and hidden has a check. `chosen` 0: none."""
    below = tag("small", sent, class_="sent") if sent else ""
    middle = str(chosen) if chosen else "✓" if set_ else ""
    return tag(
        "span", _wheel(chosen, middle), below, class_="wheel", role="img", aria_label=words, data_help="term-dial"
    )


def _wheel(chosen: int, middle: str) -> Svg:
    numbers = "".join(
        f'<g class="{"on" if number == chosen else "off"}" transform="translate({_at(number)})"><circle r="9.5"/>'
        f'<text y="4.4">{number}</text></g>'
        for number in NUMBERS
    )
    return Svg(
        f'<svg viewBox="-40 -40 80 80" aria-hidden="true"><circle class="rim" r="37"/>{numbers}'
        f'<circle class="core" r="9.5"/><text class="middle" y="5">{middle}</text></svg>'
    )


def _at(number: int) -> str:
    angle = ANGLES[number] * pi / 180
    return f"{24 * cos(angle):.1f},{24 * sin(angle):.1f}"
