"""What one reader is shown of a game without a page of its own (`table.scene.families.FamilyScenes`): its view, its
questions, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel import Event, Offer, Session
from warptable.table.scene.data import AnswerPart, EndingPart, Line, Running, Scene, ScenePart, Summary, part_class
from warptable.table.scene.fleet import Placement

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


class Memory:
    """A table keeps nothing for it."""

    def __init__(self) -> None:
        self.placement: Placement = {}

    def look(self, session: Session[Any], public: Any, /) -> None: ...

    def move(self, ships: Any, /) -> None: ...


def memory() -> Memory:
    return Memory()


def public_view(session: Session[Any], /) -> PlainView:
    view: PlainView = session.view(None)
    return view


def ships(session: Session[Any], /) -> None:
    return None


def own_view(session: Session[Any], public: Any, seat: int, /) -> PlainView:
    view: PlainView = session.view(seat)
    return view


def lines(
    speaker: Speaker, log: Sequence[Event], seat: int | None, start: int = 0, public: Sequence[Line] = (), /
) -> list[Line]:
    known = [(number, event) for number, event in enumerate(log[start:], start) if event.known_to(seat)]
    return [_line(speaker, number, event, seat) for number, event in known]


def _line(speaker: Speaker, number: int, event: Event, seat: int | None) -> Line:
    seen = event.seen_by(seat)
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


def worded(offer: Offer, session: Session[Any], /) -> Offer:
    return offer


def card_name(speaker: Speaker, session: Session[Any], card: int, /) -> str:
    return str(card)


def kind_name(speaker: Speaker, kind: str, /) -> str:
    return kind


def summary(events: Sequence[Event], /) -> Summary:
    over = [event for event in events if event.kind == "game_over"]
    return Summary(winners=tuple(over[-1].winners) if over else ())


def scene(common: Scene, game: Running, memory: Any, /) -> PlainScene:
    return PlainScene(**vars(common))
