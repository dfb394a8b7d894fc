"""What a game shows at the terminal: its layer `terminal` is a record of functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from warptable.game import game_of
from warptable.kernel import Decision, Event

if TYPE_CHECKING:  # they ask the face
    from warptable.text.typed.asked import Asked

    from .screen import Screen


class Interrupted(Exception):
    """A command was carried out instead of an answer: ask the same again."""


class Talks(Protocol):
    """A question that is talked over instead of being answered from a menu."""

    def show(self) -> None:
        """Where the talks stand, and what can be done."""
        ...

    def answer(self, line: str, /) -> Any:
        """The answer that a line leads to; None if none came of it and the question is to be shown again. Raises
        Unclear."""
        ...


@dataclass(frozen=True, slots=True)
class Face:
    """How a game is shown, asked and told."""

    # ---- the table ----------------------------------------------------------------------------------

    board: Callable[[Any, Any], RenderableType]
    """The table as its reader sees it, by speaker and view."""
    hand: Callable[[Any, Any], Sequence[tuple[int, Text]]]
    """The reader's cards in the order in which they are numbered, each with its name."""
    pictures: Callable[[Any], tuple[Any, Any]]
    """What the board and what the hand show, to be compared: what looks like the last time is not shown again."""
    goal: Callable[[Any, Any], str]
    """In one line what one plays for, said at the start."""
    opening: Callable[[Any, Any], Sequence[str]]
    """What a newcomer reads before anything else: the goal, and how a turn goes."""
    help_lines: Callable[[Any, Any], Sequence[str]]
    """What `help` says about the game itself."""
    help_answers: Callable[[Any], Sequence[str]] = lambda speaker: ()
    """What `help` says about answers that only this game has."""
    known: Callable[[Any], Mapping[int, Sequence[str]]] = lambda view: {}
    """What the viewer knows of the cards of others, by seat."""
    aliens_to_choose: Callable[[Any], Sequence[str]] = lambda view: ()
    """The aliens among which the viewer chooses now."""
    open_aliens: Callable[[Any], Mapping[int, Sequence[str]]] = lambda view: {}
    """The aliens that the viewer may read, of every seat that has some."""

    # ---- questions ----------------------------------------------------------------------------------

    is_window: Callable[[Decision[Any]], bool] = lambda decision: False
    """Is this a moment to use powers and play cards, between the steps of the game?"""
    is_about_cards: Callable[[Decision[Any]], bool] = lambda decision: False
    """Is the reader's hand shown with this question in any case?"""
    sources: Callable[[Decision[Any], Any], Sequence[str]] = lambda decision, view: (decision.source,)
    """The rule that asks, and the powers and cards among the options."""
    talks: Callable[[Screen, Asked, Sequence[Event], Callable[[], str]], Talks | None] = lambda *_: None
    """The talks that answer a question, by the log so far; None if it is answered from a menu. The last function gives
    a line and raises Interrupted after a command."""

    # ---- what happened ------------------------------------------------------------------------------

    is_told: Callable[[Event, int], bool] = lambda event, me: True
    """Would a reader of the whole log miss this event?"""
    is_heading: Callable[[Event], bool] = lambda event: False
    """Does a new part of the game begin with this event?"""
    end_lines: Callable[[Any, Any, Sequence[int]], Sequence[str]] = lambda speaker, view, winners: ()
    """Who has won and how, and how long it took."""

    def known_hands(self, speaker: Any, view: Any) -> list[str]:
        """What the viewer knows of the cards of others, in lines."""
        hands = self.known(view)
        return [speaker.t("table-known", who=speaker.who(seat), faces=speaker.cards(hands[seat])) for seat in hands]

    def players(self, speaker: Any, view: Any) -> list[str]:
        """Who plays which alien, and what it does."""
        return [self._player(speaker, seat, aliens[0], view.seat) for seat, aliens in self.open_aliens(view).items()]

    def _player(self, speaker: Any, seat: int, alien: str, me: int | None) -> str:
        name, does = speaker.alien(alien), speaker.sheet(alien).does
        if seat == me:
            return f"{speaker.t('opening-you', alien=name)} {does}"
        who = speaker.t("opening-other", who=speaker.name(seat), alien=name)
        return f"{who} {speaker.t('opening-quote', does=does)}"


def opening_lines(speaker: Any, goal: int, prefix: str, steps: Sequence[str]) -> list[str]:
    """The goal, and the steps of a turn: the messages `opening-` behind the prefix of the game."""
    told = [f"{speaker.t(f'{prefix}opening-goal', goal=goal)}.", speaker.t(f"{prefix}opening-goal-line", goal=goal)]
    numbered = [f"{number}. {speaker.t(f'{prefix}opening-{step}')}" for number, step in enumerate(steps, 1)]
    return [*told, "", f"{speaker.t(f'{prefix}opening-turn')}:", *numbered]


def face_of(edition: str) -> Face:
    """The face of the game to which an edition belongs."""
    face: Face = game_of(edition).layer("terminal")
    return face
