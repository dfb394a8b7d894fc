"""What a game tells about powers, flares and cards: the family's part of a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warptable.kernel import Event, Session

from ..engine.model.cards import flare_of
from ..engine.model.state import State
from .coverage import played

FLARE = flare_of("")


def extras(game: Session[State]) -> dict[str, tuple[str, ...]]:
    """The aliens whose flares were in the deck; with technology, the tech that each seat kept first (F-TECH-1), if
    the game has a log."""
    faces = game.state.faces
    found = {"flares": tuple(sorted(face.removeprefix(FLARE) for face in faces if face.startswith(FLARE)))}
    if game.state.laboratory is not None and game.record:
        found["techs"] = _first_techs(game)
    return found


def _first_techs(game: Session[State]) -> tuple[str, ...]:
    first: dict[int, str] = {}
    for event in game.log:
        if event.kind == "tech_kept":
            seat = event.seat
            first.setdefault(seat, event.seen_by(seat)["tech"])
    return tuple(first.get(seat, "") for seat in range(len(game.state.seats)))


def usage(log: Sequence[Event]) -> tuple[dict[str, int], dict[str, int]]:
    """How often each power, flare side and card was used, and how often each was stopped."""
    used = Counter(item for item in map(played, log) if item)
    stopped = Counter(event.ability for event in log if event.kind == "cancelled")
    return dict(sorted(used.items())), dict(sorted(stopped.items()))
