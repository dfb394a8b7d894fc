"""What one reader is shown of a game without a page of its own (`table.scene.families.FamilyScenes`): its view, its
questions, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.kernel import Event
from warptable.table.scene.data import AnswerPart, EndingPart, Line, Running, Scene, ScenePart, Summary, part_class
from warptable.table.scene.families import FamilyScenes

from .engine import PlainView
from .words import PEOPLE, Speaker, sentence


@part_class
class TablePart(ScenePart):
    """What every region may know."""

    view: PlainView
    speaker: Speaker


@part_class
class DockPart(TablePart, AnswerPart):
    """Where the reader answers."""


@part_class
class OverPart(TablePart, EndingPart):
    """The end of the game."""


@part_class
class PlainScene(DockPart, OverPart, Scene):
    """One reader's table: all parts together."""


def line(speaker: Speaker, number: int, seen: Mapping[str, Any], seat: int | None) -> Line:
    seats = [seen[name] for name in PEOPLE if type(seen.get(name)) is int]
    actor = seen.get("seat", -1)
    return Line(
        number=number,
        text=sentence(speaker, seen),
        source=seen["source"],
        seat=actor if type(actor) is int else -1,
        mine=seat is not None and seat in seats,
        kind=seen["kind"],
        about=frozenset(seats),
    )


def summary(events: Sequence[Event]) -> Summary:
    over = [event for event in events if event.kind == "game_over"]
    return Summary(winners=tuple(over[-1].winners) if over else ())


def scene(common: Scene, game: Running, memory: Any) -> PlainScene:
    return PlainScene(**vars(common))


SCENES = FamilyScenes(scene, line, summary)
