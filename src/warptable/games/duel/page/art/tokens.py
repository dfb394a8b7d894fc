"""Tactics and dials as markup: a token of two halves, and a ring of four numbers."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from markupsafe import Markup, escape

from warptable.table.page.art.icons import icon

from ...engine.model.tactics import Half

NUMBERS = (1, 2, 3, 4)
ANGLES = {1: -135, 2: -45, 3: 45, 4: 135}
"""Where the numbers of a dial stand, in degrees from the right."""


@lru_cache(maxsize=256)
def half(kind: str, value: int, size: int = 20) -> str:
    """What stands on one half of a tactic."""
    return f"{icon(str(kind), size, fill=kind == 'blast')}<b>{value}</b>"


@lru_cache(maxsize=512)
def token(halves: tuple[Half, Half], words: str, *, spent: bool = False, size: int = 16) -> Markup:
    """A tactic to look at; each half explains itself. A spent one is dimmed, says so and explains that."""
    inside = "".join(
        f'<span class="hf {one.kind}"{"" if spent else help_on(one)}>{half(one.kind, one.value, size)}</span>'
        for one in halves
    )
    look = ' class="tac spent" data-help="term-spent"' if spent else ' class="tac"'
    return Markup(f'<span{look} role="img" aria-label="{escape(words)}">{inside}</span>')


def help_on(one: Half) -> str:
    """The attribute by which a half explains itself: by its kind, for the tactics of a table may be other ones."""
    return f' data-help="term-{one.kind}"'


@lru_cache(maxsize=512)
def dial(chosen: int, set_: bool, words: str, sent: str = "") -> Markup:
    """A dial to look at: the chosen number is filled; one that is set and hidden has a check. `chosen` 0: none."""
    numbers = "".join(
        f'<g class="{"on" if number == chosen else "off"}" transform="translate({_at(number)})"><circle r="9.5"/>'
        f'<text y="4.4">{number}</text></g>'
        for number in NUMBERS
    )
    middle = str(chosen) if chosen else "✓" if set_ else ""
    core = f'<circle class="core" r="9.5"/><text class="middle" y="5">{middle}</text>'
    below = f'<small class="sent">{escape(sent)}</small>' if sent else ""
    return Markup(
        f'<span class="wheel" role="img" aria-label="{escape(words)}" data-help="term-dial">'
        f'<svg viewBox="-40 -40 80 80" aria-hidden="true">'
        f'<circle class="rim" r="37"/>{numbers}{core}</svg>{below}</span>'
    )


def _at(number: int) -> str:
    angle = ANGLES[number] * pi / 180
    return f"{24 * cos(angle):.1f},{24 * sin(angle):.1f}"
