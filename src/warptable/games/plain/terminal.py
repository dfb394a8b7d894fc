"""A game at the terminal that brings no pictures: what lies on the table as a list (`cli.terminal.face.Face`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warptable.cli.terminal.face import Face
from warptable.game import game_of

from . import words
from .engine import PlainView
from .words import Speaker, by_seat, called, explain, on_table, said


def board(speaker: Speaker, view: PlainView) -> RenderableType:
    """A row for each seat, and below them what belongs to nobody."""
    whose = by_seat(view)
    grid = Grid(box=None, pad_edge=False)
    for head in ("", *(called(speaker, name) for name in whose)):
        grid.add_column(head)
    for seat in range(view.players):
        grid.add_row(speaker.name(seat), *(str(said(speaker, items[seat])) for items in whose.values()))
    for name, value in on_table(speaker, view).items():
        grid.add_row(name, value)
    return grid


def hand(speaker: Speaker, view: PlainView) -> Sequence[tuple[int, Text]]:
    return [(card, Text(name)) for card, name in words.hand(speaker, view)]


def pictures(view: PlainView) -> tuple[Any, Any]:
    """The board shows the hands, too."""
    return view.table, None


def goal(speaker: Speaker, view: PlainView) -> str:
    return speaker.mine("goal") or ""


def opening(speaker: Speaker, view: PlainView) -> Sequence[str]:
    """The goal, and all rules."""
    return [line for line in (goal(speaker, view), *help_lines(speaker, view)) if line]


def help_lines(speaker: Speaker, view: PlainView) -> Sequence[str]:
    rules = game_of(view.edition).layer("engine").facts.rules()
    found = [explain(speaker, rule) for rule in rules]
    return [f"{one.id}: {one.text}" for one in found if one is not None]


FACE = Face(board, hand, pictures, goal, opening, help_lines)
