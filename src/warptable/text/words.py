"""What a game says: its layer `words` provides the functions that `Words` lists. Messages of all games are in one
bundle, so shared words need no copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from warptable.game import game_of
from warptable.kernel import Decision, Distribute, Spread

from .explanations import Explanation, InQuestion


class Words(Protocol):
    """A family's names, questions, options and events in one of the languages."""

    def speaker_for(
        self, locale: str, view: Any, me: int | None = None, names: Sequence[str] = (), packs: Any = (), /
    ) -> Any:
        """Who puts ids into words for one reader at this table (None: for a spectator)."""
        ...

    def speaker_about(self, locale: str, edition: str, packs: Any = (), /) -> Any:
        """Who puts the content of an edition into words where there is no game yet."""
        ...

    def question(self, speaker: Any, decision: Decision[Any], view: Any, /) -> str: ...

    def hint(self, speaker: Any, decision: Decision[Any], view: Any, /) -> str:
        """What follows from the answer; empty where the question says everything."""
        ...

    def typed(self, speaker: Any, decision: Decision[Any], line: str, view: Any, /) -> Any:
        """The whole answer in a line as only players of this family type it; None if it is none. Raises Unclear."""
        ...

    def in_question(self, speaker: Any, decision: Decision[Any], /) -> InQuestion | None:
        """What this question would stop, with its name and its whole effect; None if it would stop nothing."""
        ...

    def standing(self, speaker: Any, decision: Decision[Any], view: Any, /) -> Sequence[str]:
        """What a reader who sees no table wants to know before the answer, in lines."""
        ...

    def label(self, speaker: Any, decision: Decision[Any], option: Any, view: Any, /) -> str:
        """One option in words."""
        ...

    def leads_to(self, speaker: Any, decision: Decision[Any], option: Any, view: Any, /) -> str:
        """What an option would bring, in a few words beside its own; empty where they say everything."""
        ...

    def key(self, speaker: Any, decision: Decision[Any], option: Any, /) -> str:
        """The short key of an option; empty if it has none."""
        ...

    def sentence(self, speaker: Any, seen: Mapping[str, Any], /) -> str:
        """An event, as `Event.seen_by` gives it."""
        ...

    def read_aloud(self, speaker: Any, seen: Mapping[str, Any], /) -> Sequence[str]:
        """What is read out after the sentence about an event, in lines: what a card says that was turned up."""
        ...

    def explain(self, speaker: Any, source: str, /) -> Explanation | None:
        """What a rule, an alien or a card says; None if the id is unknown."""
        ...

    def in_short(self, speaker: Any, option: Any, view: Any, /) -> str:
        """What using a power or playing a card would do; empty where the option says everything."""
        ...

    @property
    def looks(self) -> Mapping[str, Callable[[Any, Any], Sequence[str]]]:
        """Commands of this family alone that look at something open, by name; each tells lines to a speaker about a
        view. `command-NAME` is what they are called, `help-NAME` what they show."""
        ...

    def hand(self, speaker: Any, view: Any, /) -> Sequence[tuple[int, str]]:
        """The viewer's cards with their names, in the order in which they are shown and counted."""
        ...

    def suggestion(self, view: Any, decision: Distribute, number: int | None, /) -> Spread:
        """Which ships are meant by a player who only says how many."""
        ...

    def named(self, speaker: Any, name: str, /) -> str | None:
        """The id of the card or alien with this name in the reader's language."""
        ...


def words_of(edition: str) -> Words:
    """The words of the game to which an edition belongs."""
    words: Words = game_of(edition).layer("words")
    return words
