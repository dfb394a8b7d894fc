"""What a running game must know about its rules: each module `table/play/<family>.py` provides what `Scenery` lists.
All other modules of this package work for any family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ...games import family_of, family_of_session
from ...kernel import Decision, Session
from ...kernel.views import CommonView
from . import encounter


class Scenery(Protocol):
    """Phases, clocks and events of one family, as a table of people needs them."""

    @property
    def PHASES(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """The phases of a round, as the track shows them."""
        ...

    @property
    def FORESEEN(self) -> frozenset[str]:  # noqa: N802
        """Kinds of events that everybody can see coming as long as everybody passes."""
        ...

    @property
    def NO_DEAL(self) -> Any:  # noqa: N802
        """The answer to a question of the deal clock when the time is up."""
        ...

    @property
    def SECONDS_SHOWN(self) -> Mapping[str, float]:  # noqa: N802
        """How long the table shows an event of this kind before it goes on, at normal speed."""
        ...

    def phase_of(self, step: str, /) -> str:
        """The phase that a step of the rules belongs to."""
        ...

    def main_players(self, session: Session[Any], /) -> set[int]:
        """The seats that are always concerned by what happens now."""
        ...

    def is_deal(self, decision: Decision[Any], /) -> bool:
        """Does this question have a clock of its own, which runs for all partners together?"""
        ...

    def why_concerned(self, view: Any, about: Mapping[str, Any], main_players: tuple[int, ...], seat: int, /) -> str:
        """Why a seat is concerned by what happens now, as the id of a message; empty if it is not."""
        ...


SCENERIES: Mapping[str, Scenery] = {"encounter": encounter}
"""Family -> its scenery."""


def scenery_of(session: Session[Any]) -> Scenery:
    """The scenery of a running game."""
    return SCENERIES[family_of_session(session).id]


def scenery_of_edition(edition: str) -> Scenery:
    return SCENERIES[family_of(edition).id]


def scenery_of_view(view: CommonView) -> Scenery:
    return SCENERIES[view.game]


def rounds(session: Session[Any]) -> int:
    """How many rounds have begun. An order for one round ends with the round, and each round begins with a snapshot."""
    return family_of_session(session).rounds(session.state)
