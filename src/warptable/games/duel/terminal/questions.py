"""What is special about this family's questions and events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import PASS, Decision, Event, Of

from ..engine.model.views import View

if TYPE_CHECKING:
    from warptable.cli.terminal.screen import Screen
    from warptable.text.typed.asked import Asked

NOT_TOLD = frozenset({"card_done", "modified", "reshuffled", "envoys_laid"})
"""Events that a reader of the whole log does not miss."""


def is_window(decision: Decision[Any], /) -> bool:
    """Nothing ever answers a use."""
    return False


def sources(decision: Decision[Any], view: View, /) -> list[str]:
    found = [decision.source]
    if decision.of in (Of.USE, Of.ALIEN):
        found += [str(option) for option in decision.options if option != PASS]
    return list(dict.fromkeys(found))


def talks(screen: Screen, asked: Asked, log: Sequence[Event], read: Callable[[], str], /) -> None:
    """Everything is answered from a menu or with a line."""


def is_told(event: Event, me: int, /) -> bool:
    """Also not that the reader has passed, which they know."""
    return event.kind not in NOT_TOLD and not (event.kind == "no_reinforcement" and event.seat == me)


def is_heading(event: Event, /) -> bool:
    """Every destiny card has one."""
    return event.kind == "destiny_drawn"
