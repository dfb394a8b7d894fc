"""What a running table must know of a game that says nothing about it: no phases, no pauses, no clocks of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warptable.kernel import Decision, Event, Session
from warptable.table.play.hooks import GameHooks

PHASE = "play"


def learners(event: Event) -> None:
    """Nobody can foresee what an event means here."""
    return


def phase_of(step: str) -> str:
    return PHASE if step else "over"


def everybody(session: Session[Any]) -> set[int]:
    return set(range(session.rules.seats(session.state)))


def span_of(phase: str) -> str:
    return phase


def is_deal(decision: Decision[Any]) -> bool:
    return False


def why_concerned(view: Any, prompt: str, about: Mapping[str, Any], seats: tuple[int, ...], seat: int) -> str:
    return ""


def is_open_book(view: Any, seat: int) -> bool:
    return False


def cards_of(session: Session[Any], seat: int) -> tuple[int, ...]:
    return ()


hooks = GameHooks(
    phases=(),
    learners=learners,
    changes_nothing=frozenset(),
    time_out=None,
    seconds_shown={},
    phase_of=phase_of,
    span_of=span_of,
    main_players=everybody,
    is_deal=is_deal,
    why_concerned=why_concerned,
    is_open_book=is_open_book,
    cards_of=cards_of,
    takes_part=everybody,
    in_advance={},
    pauses=False,
    prefix="plain-",
)
