"""What a game shows at the terminal: its layer `terminal` has these functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from warptable.game import game_of
from warptable.kernel import Decision, Event

if TYPE_CHECKING:  # they ask the face
    from warptable.text.typed.asked import Asked

    from .screen import Screen


class Talks(Protocol):
    """A question that is talked over instead of being answered from a menu."""

    def show(self) -> None:
        """Where the talks stand, and what can be done."""
        ...

    def answer(self, line: str, /) -> Any:
        """The answer that a line leads to; None if none came of it and the question is to be shown again. Raises
        Unclear."""
        ...


class Face(Protocol):
    """How a family's game is shown, asked and told."""

    # ---- the table ----------------------------------------------------------------------------------

    def board(self, speaker: Any, view: Any, /) -> RenderableType:
        """The table as its reader sees it."""
        ...

    def hand(self, speaker: Any, view: Any, /) -> Sequence[tuple[int, Text]]:
        """The reader's cards in the order in which they are numbered, each with its name."""
        ...

    def pictures(self, view: Any, /) -> tuple[Any, Any]:
        """What the board and what the hand show, to be compared: what looks like the last time is not shown again."""
        ...

    def known_hands(self, speaker: Any, view: Any, /) -> Sequence[str]:
        """What the viewer knows of the cards of others, in lines."""
        ...

    def aliens_to_choose(self, view: Any, /) -> Sequence[str]:
        """The aliens among which the viewer chooses now."""
        ...

    def open_aliens(self, view: Any, /) -> Mapping[int, Sequence[str]]:
        """The aliens that the viewer may read, of every seat that has some."""
        ...

    def goal(self, speaker: Any, view: Any, /) -> str:
        """In one line what one plays for, said at the start."""
        ...

    def opening(self, speaker: Any, view: Any, /) -> Sequence[str]:
        """What a newcomer reads before anything else: the goal, and how a turn goes."""
        ...

    def players(self, speaker: Any, view: Any, /) -> Sequence[str]:
        """Who plays which alien, and what it does."""
        ...

    def help_lines(self, speaker: Any, view: Any, /) -> Sequence[str]:
        """What `help` says about the game itself."""
        ...

    def help_answers(self, speaker: Any, /) -> Sequence[str]:
        """What `help` says about answers that only this game has."""
        ...

    # ---- questions ----------------------------------------------------------------------------------

    def is_window(self, decision: Decision[Any], /) -> bool:
        """Is this a moment to use powers and play cards, between the steps of the game?"""
        ...

    def is_about_cards(self, decision: Decision[Any], /) -> bool:
        """Is the reader's hand shown with this question in any case?"""
        ...

    def sources(self, decision: Decision[Any], view: Any, /) -> Sequence[str]:
        """The rule that asks, and the powers and cards among the options."""
        ...

    def talks(self, screen: Screen, asked: Asked, log: Sequence[Event], read: Callable[[], str], /) -> Talks | None:
        """The talks that answer this question; None if it is answered from a menu. `read` gives a line and raises
        Interrupted after a command."""
        ...

    # ---- what happened ------------------------------------------------------------------------------

    def is_told(self, event: Event, me: int, /) -> bool:
        """Would a reader of the whole log miss this event?"""
        ...

    def is_heading(self, event: Event, /) -> bool:
        """Does a new part of the game begin with this event?"""
        ...

    def end_lines(self, speaker: Any, view: Any, winners: Sequence[int], /) -> Sequence[str]:
        """Who has won and how, and how long it took."""
        ...


def face_of(edition: str) -> Face:
    """The face of the game to which an edition belongs."""
    face: Face = game_of(edition).layer("terminal")
    return face
