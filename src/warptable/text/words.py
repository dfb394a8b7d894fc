"""What a game says: its layer `words` is a record of functions. Messages of all games are in one bundle, so shared
words need no copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from warptable.game import game_of
from warptable.kernel import Decision, Distribute, Spread
from warptable.kernel.packs import Packs


@dataclass(frozen=True, slots=True)
class Explanation:
    """A rule, an alien or a card: a heading and a text."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class InQuestion:
    """A use that may be stopped: what it is called, its owner, and its whole effect."""

    ability: str
    name: str
    seat: int
    text: str


class SpeakerFor(Protocol):
    """Who puts ids into words for one reader at the table of this view (None: for a spectator)."""

    def __call__(
        self, locale: str, view: Any, me: int | None = None, names: Sequence[str] = (), packs: Packs = (), /
    ) -> Any: ...


class SpeakerAbout(Protocol):
    """Who puts the content of an edition into words where there is no game yet."""

    def __call__(self, locale: str, edition: str, packs: Packs = (), /) -> Any: ...


Seen: TypeAlias = Mapping[str, Any]
"""An event, as `Event.seen_by` gives it."""


@dataclass(frozen=True, slots=True)
class Words:
    """Names, questions, options and events of a game in one of the languages. Functions get the speaker first."""

    speaker_for: SpeakerFor
    speaker_about: SpeakerAbout
    question: Callable[[Any, Decision[Any], Any], str]
    label: Callable[[Any, Decision[Any], Any, Any], str]
    """One option in words."""
    sentence: Callable[[Any, Seen], str]
    """An event in words."""
    explain: Callable[[Any, str], Explanation | None]
    """What a rule, an alien or a card says; None if the id is unknown."""
    hand: Callable[[Any, Any], Sequence[tuple[int, str]]]
    """The viewer's cards with their names, in the order in which they are shown and counted."""
    suggestion: Callable[[Any, Distribute, int | None], Spread]
    """Which ships are meant by a player who only says how many."""
    hint: Callable[[Any, Decision[Any], Any], str] = lambda speaker, decision, view: ""
    """What follows from the answer; empty where the question says everything."""
    typed: Callable[[Any, Decision[Any], str, Any], Any] = lambda speaker, decision, line, view: None
    """The whole answer in a line as only players of this game type it; None if it is none. Raises Unclear."""
    in_question: Callable[[Any, Decision[Any]], InQuestion | None] = lambda speaker, decision: None
    """What this question would stop, with its name and its whole effect; None if it would stop nothing."""
    standing: Callable[[Any, Decision[Any], Any], Sequence[str]] = lambda speaker, decision, view: ()
    """What a reader who sees no table wants to know before the answer, in lines."""
    leads_to: Callable[[Any, Decision[Any], Any, Any], str] = lambda speaker, decision, option, view: ""
    """What an option would bring, in a few words beside its own; empty where they say everything."""
    key: Callable[[Any, Decision[Any], Any], str] = lambda speaker, decision, option: ""
    """The short key of an option; empty if it has none."""
    read_aloud: Callable[[Any, Seen], Sequence[str]] = lambda speaker, seen: ()
    """What is read out after the sentence about an event, in lines: what a card says that was turned up."""
    in_short: Callable[[Any, Any, Any], str] = lambda speaker, option, view: ""
    """What using a power or playing a card would do; empty where the option says everything."""
    looks: Mapping[str, Callable[[Any, Any], Sequence[str]]] = field(default_factory=dict)
    """Commands of this game alone that look at something open, by name; each tells lines to a speaker about a view.
    `command-NAME` is what they are called, `help-NAME` what they show."""
    named: Callable[[Any, str], str | None] = lambda speaker, name: None
    """The id of the card or alien with this name in the reader's language."""


def words_of(edition: str) -> Words:
    """The words of the game to which an edition belongs."""
    words: Words = game_of(edition).layer("words")
    return words
