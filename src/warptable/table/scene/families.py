"""What of a scene depends on the rules played: the layer `scenes` of a game has the functions that
`FamilyScenes` lists."""

from __future__ import annotations

from collections.abc import Sequence
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


class FamilyScenes(Protocol):
    """What one family shows a reader."""

    def memory(self) -> Memory:
        """What a table keeps for this family from one scene to the next; empty at first."""
        ...

    def public_view(self, session: Session[Any], /) -> CommonView:
        """What a spectator sees."""
        ...

    def ships(self, session: Session[Any], /) -> Any:
        """Where all ships are, which everybody sees; equal as long as none has moved."""
        ...

    def own_view(self, session: Session[Any], public: Any, seat: int, /) -> CommonView:
        """What this seat sees, made of what a spectator sees."""
        ...

    def lines(
        self, speaker: Any, log: Sequence[Event], seat: int | None, start: int, public: Sequence[Line], /
    ) -> list[Line]:
        """The log as this seat reads it, from event number `start` on. `public`: as spectators read it."""
        ...

    def worded(self, offer: Offer, session: Session[Any], /) -> Offer:
        """The question of an open reaction, with what it is about."""
        ...

    def card_name(self, speaker: Any, session: Session[Any], card: int, /) -> str:
        """A card that this reader may see, in words."""
        ...

    def kind_name(self, speaker: Any, kind: str, /) -> str:
        """What an order to pass always is about (`orders.kind_of`), in words."""
        ...

    def summary(self, events: Sequence[Event], /) -> Summary:
        """What the events of one round came to, from what everybody knows."""
        ...

    def scene(self, common: Scene, game: Running, memory: Any, /) -> Scene:
        """The scene with what only this family shows."""
        ...


def scenes_of(session: Session[Any]) -> FamilyScenes:
    """The scenes of a running game."""
    return scenes_of_edition(session.rules.name)


def scenes_of_edition(edition: str) -> FamilyScenes:
    scenes: FamilyScenes = game_of(edition).layer("scenes")
    return scenes
