"""What the pages ask of a family. `page/families.py` knows which there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from warptable.kernel import Decision

from .game.answers import Form
from .game.ending import Face
from .game.regions import AnyRegion
from .html import EMPTY, Html, Svg
from .library.book import Book
from .library.catalogue import Catalogue
from .library.guide import Guide
from .library.help import Help


@dataclass(frozen=True, slots=True)
class Library:
    """What can be read about a game."""

    book: Book
    """Its rules and our readings of them."""
    help: Help
    """What something at a table of it means."""
    catalogues: tuple[Catalogue, ...] = ()
    """Everything that can be looked up, each at its own address."""
    guide: Guide | None = None
    """The guide to a first game; None: there is none."""


class FamilyShell(Protocol):
    """What stays the same while a game goes on, with slots for the regions of the family. Equal shells look alike."""

    @property
    def watched(self) -> bool:
        """Does its reader have no seat?"""
        ...

    @property
    def over(self) -> bool:
        """Is the game over?"""
        ...

    @property
    def panes(self) -> tuple[str, ...]:
        """The regions that are panes of the rail, besides log and chat."""
        ...

    @property
    def tabs(self) -> Mapping[str, str]:
        """The tabs of the rail, each with its message; the first is open at first."""
        ...

    @property
    def in_words(self) -> str:
        """The template of the page in words; it extends `shell_text.html`."""
        ...

    @property
    def parts(self) -> Mapping[str, str]:
        """The parts of the page in words in order, each with the message of its heading."""
        ...

    def board(self, locale: str) -> Html: ...

    def dock(self, locale: str) -> Html: ...


@dataclass(frozen=True, slots=True)
class Fetched:
    """Something that a page gets only when somebody opens it; without a script it is a page of its own."""

    title: str
    markup: Html


def _no_back(_width: int) -> Svg:
    """Nothing lies facedown."""
    return EMPTY


def _says_nothing(_decision: Decision[Any], _form: dict[str, Sequence[str]]) -> None:
    """Every form answers one question."""


@dataclass(frozen=True, slots=True)
class FamilyPages:
    """One family on all pages. Its regions are drawn from scenes of this family."""

    shell_of: Callable[[Any], FamilyShell]
    """What stays the same on the page of a scene's reader."""
    picture: tuple[AnyRegion, ...]
    """All regions of the page with the board."""
    in_words: tuple[AnyRegion, ...]
    """All regions of the page in words."""
    situation: Callable[[Any], str]
    """Where the game of a scene stands, in a few sentences."""
    fetched: Mapping[str, Callable[[Any], Fetched]]
    """What is fetched when somebody opens it, by its name in the address. It is drawn from a scene, too."""
    read_answer: Callable[[Decision[Any], Form], Any]
    """The answer in a form; raises IllegalAnswer."""
    library: Callable[[str], Library]
    """What can be read about a game, by its id."""
    replayed: tuple[str, ...]
    """The panes of the rail that a replay shows, too."""
    cards_held: Callable[[Any, Any], Sequence[Html]]
    """The cards of a seat as small pictures, by who speaks to it and by its own view."""
    ending: Callable[[Any], Face]
    """What the end of a game shows, by its scene."""
    card_back: Callable[[int], Svg] = _no_back
    """The back of a card, this wide."""
    posters: Mapping[str, Callable[[], Sequence[Svg]]] = field(default_factory=dict)
    """What the first page shows of each edition, before a starry sky (`art.posters`)."""
    read_next: Callable[[Decision[Any], dict[str, Sequence[str]]], Any] = _says_nothing
    """What the form of one question says about another one that follows it; None: nothing. What is used is taken out of
    the form; raises IllegalAnswer."""
