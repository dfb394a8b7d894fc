"""What of a scene depends on the rules played: the layer `scenes` of a game is a record of functions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from warptable.game import game_of
from warptable.kernel import Event, Offer, Session
from warptable.kernel.views import CommonView

from .data import Line, Running, Scene, Summary
from .fleet import Placement


class Memory(Protocol):
    """What a table keeps for a family; public facts only."""

    placement: Placement
    """Which ship is where. A replay jumps, so it puts here what all that happened before has led to."""

    def look(self, session: Session[Any], public: Any, /) -> None:
        """Take in what has changed."""
        ...

    def move(self, ships: Any, /) -> None:
        """Take in where ships are (`FamilyScenes.ships`), and nothing else."""
        ...


class NoMemory:
    """Of a game whose pages show what its views say, and no fleet."""

    def __init__(self) -> None:
        self.placement: Placement = {}

    def look(self, session: Session[Any], public: Any, /) -> None: ...

    def move(self, ships: Any, /) -> None: ...


@dataclass(frozen=True, slots=True)
class FamilyScenes:
    """What a game shows a reader."""

    scene: Callable[[Scene, Running, Any], Scene]
    """The scene with what only this game shows, by what it remembers."""
    line: Callable[[Any, int, Mapping[str, Any], int | None], Line]
    """A line of the log: by who speaks, the number of its event, the event as a seat sees it, and that seat."""
    summary: Callable[[Sequence[Event]], Summary]
    """What the events of one round came to, from what everybody knows."""
    memory: Callable[[], Memory] = NoMemory
    """What a table keeps from one scene to the next; empty at first."""
    public_view: Callable[[Session[Any]], CommonView] = lambda session: _view(session, None)
    """What a spectator sees."""
    own_view: Callable[[Session[Any], Any, int], CommonView] = lambda session, public, seat: _view(session, seat)
    """What a seat sees, made of what a spectator sees."""
    ships: Callable[[Session[Any]], Any] = lambda session: None
    """Where all ships are, which everybody sees; equal as long as none has moved."""
    is_told: Callable[[Event], bool] = lambda event: True
    """Does an event have a line, or does the table show it already?"""
    worded: Callable[[Offer, Session[Any]], Offer] = lambda offer, session: offer
    """The question of an open reaction, with what it is about."""
    card_name: Callable[[Any, Session[Any], int], str] = lambda speaker, session, card: str(card)
    """A card that this reader may see, in words."""
    kind_name: Callable[[Any, str], str] = lambda speaker, kind: kind
    """What an order to pass always is about (`orders.kind_of`), in words."""

    def lines(
        self, speaker: Any, log: Sequence[Event], seat: int | None, start: int = 0, public: Sequence[Line] = ()
    ) -> list[Line]:
        """The log as this seat reads it, from event number `start` on. A line that says the same to spectators is taken
        from `public`."""
        shared = {line.number: line for line in public[bisect_left(public, start, key=lambda line: line.number) :]}
        written = []
        for number, event in enumerate(log[start:], start):
            if not event.known_to(seat) or not self.is_told(event):
                continue
            line = shared.get(number)
            if line is None or seat in line.about or event.tells_more(seat):
                line = self.line(speaker, number, event.seen_by(seat), seat)
            written.append(line)
        return written


def _view(session: Session[Any], seat: int | None) -> CommonView:
    view: CommonView = session.view(seat)
    return view


def scenes_of(session: Session[Any]) -> FamilyScenes:
    """The scenes of a running game."""
    return scenes_of_edition(session.rules.name)


def scenes_of_edition(edition: str) -> FamilyScenes:
    scenes: FamilyScenes = game_of(edition).layer("scenes")
    return scenes
