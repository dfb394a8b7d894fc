"""Imagining another game: one that a seat cannot tell from the real one, because it differs only in what is hidden.

Rules run as coroutines, which cannot be changed half-way. So a game family deals the hidden things again at the
session's checkpoint, a few answers ago, and these answers are given again here. Where another hand could not have given
them, the family tries another deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .composites import Composite
from .decisions import PASS, Decision
from .driver import NOBODY
from .rules import GameState
from .session import Entry, Session

S = TypeVar("S", bound=GameState[Any])

TRIES = 4


Retell = Callable[[Sequence[Entry]], Sequence[Entry]]
"""Answers that nobody else knows yet, given otherwise."""


Alike = Callable[[Decision[Any], Decision[Any]], bool]
"""Is the question in an imagined game the one that is open?"""


def same_options(imagined: Decision[Any], asked: Decision[Any]) -> bool:
    return list(imagined.options) == list(asked.options)


def imagined(
    session: Session[S],
    seat: int,
    deal: Callable[[], S],
    retell: Retell | None = None,
    alike: Alike = same_options,
) -> Session[S] | None:
    """A session at the same question to this seat that agrees with all it knows; None if none could be made.

    `deal` gives the checkpoint with other hidden things, differently each time; `retell` changes the answers since
    then, where others have chosen something in secret that no card stands for."""
    asked = next((decision for decision in session.decisions if decision.seat == seat), None)
    if asked is None:
        return None
    journal = _without_passes(session, session.basis()[1], seat)
    view = session.view(seat)
    for _ in range(TRIES):
        start = deal()
        world = _retold(session, start, journal if retell is None else retell(journal))
        if world is not None and _asked_alike(world, asked, alike) and world.view(seat) == view:
            return world
    return None


def _retold(session: Session[S], start: S, journal: Sequence[Entry]) -> Session[S] | None:
    """The answers given again in another world; None if somebody could not have given them there."""
    try:
        return session.retold(start, journal)
    except Exception:  # an answer that does not fit may break a rule anywhere
        return None


def _without_passes(session: Session[S], journal: Sequence[Entry], seat: int) -> Sequence[Entry]:
    """Unless seats are asked uniformly, the others' passes are left out: in another world they may not be asked. So is
    a note that chance starts over: what comes of it is hidden, and the other world has chance of its own."""
    played = [entry for entry in journal if entry.seat != NOBODY]
    if session.uniform:
        return played
    return [entry for entry in played if entry.seat == seat or entry.answer != PASS]


def _asked_alike(world: Session[S], asked: Decision[Any], alike: Alike) -> bool:
    """Bring the other world to this question: let the others pass what is offered to them in this world only."""
    while world.decisions:
        for decision in world.decisions:
            if decision.key == asked.key:
                if isinstance(decision, Composite) and isinstance(asked, Composite):
                    decision.rebuild(asked.partial)
                return alike(decision, asked)
        first = world.decisions[0]
        if not first.passable or first.seat == asked.seat:
            return False
        world.answer(first, PASS)
    return False
