"""A game at the terminal that brings no pictures: what lies on the table as a list (`cli.terminal.face.Face`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warptable.game import game_of
from warptable.kernel import Decision, Event

from . import words
from .engine import PlainView
from .words import Speaker, by_seat, called, explain, on_table, said


def board(speaker: Speaker, view: PlainView, /) -> RenderableType:
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


def hand(speaker: Speaker, view: PlainView, /) -> Sequence[tuple[int, Text]]:
    return [(card, Text(name)) for card, name in words.hand(speaker, view)]


def pictures(view: PlainView, /) -> tuple[Any, Any]:
    """The board shows the hands, too."""
    return view.table, None


def known_hands(speaker: Speaker, view: PlainView, /) -> Sequence[str]:
    return ()


def aliens_to_choose(view: PlainView, /) -> Sequence[str]:
    return ()


def open_aliens(view: PlainView, /) -> Mapping[int, Sequence[str]]:
    return {}


def goal(speaker: Speaker, view: PlainView, /) -> str:
    return speaker.mine("goal") or ""


def opening(speaker: Speaker, view: PlainView, /) -> Sequence[str]:
    """The goal, and all rules."""
    return [line for line in (goal(speaker, view), *help_lines(speaker, view)) if line]


def players(speaker: Speaker, view: PlainView, /) -> Sequence[str]:
    return ()


def help_lines(speaker: Speaker, view: PlainView, /) -> Sequence[str]:
    rules = game_of(view.edition).layer("engine").facts.rules()
    found = [explain(speaker, rule) for rule in rules]
    return [f"{one.id}: {one.text}" for one in found if one is not None]


def help_answers(speaker: Speaker, /) -> Sequence[str]:
    return ()


def is_window(decision: Decision[Any], /) -> bool:
    return False


def is_about_cards(decision: Decision[Any], /) -> bool:
    return False


def sources(decision: Decision[Any], view: PlainView, /) -> Sequence[str]:
    return [decision.source]


def talks(screen: Any, asked: Any, log: Sequence[Event], read: Callable[[], str], /) -> None:
    return None


def is_told(event: Event, me: int, /) -> bool:
    return True


def is_heading(event: Event, /) -> bool:
    return False


def end_lines(speaker: Speaker, view: PlainView, winners: Sequence[int], /) -> Sequence[str]:
    return ()
