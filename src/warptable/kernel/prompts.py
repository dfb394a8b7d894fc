"""A question by its name, with what its options are. Whoever asks declares it once; everybody else reads it there."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Self, TypedDict, Unpack


class Of(StrEnum):
    """What the options of a question are, besides plain words such as `pass`.

    A family may declare kinds of its own: any string will do.
    """

    WORD = "word"  # nothing but words
    NUMBER = "number"
    SEAT = "seat"
    CARD = "card"  # the number of a card
    FACE = "face"  # what a card shows
    PLANET = "planet"
    PLACE = "place"  # a planet, or one of the other places where ships can be
    LEAVING = "leaving"  # places from which ships are taken
    ARRIVING = "arriving"  # places where ships are put
    ALIEN = "alien"
    USE = "use"  # an ability, or the number of a card to be played
    TERM = "term"  # pairs of a word and what it is about


PASS = "pass"
DONE = "done"
EACH = "(each)"
"""In `brings`, in place of a word: each thing that is named, or each ship that is sent."""


class Sense(TypedDict, total=False):
    """What an answer means, for readers who do not know the rule or the power that asks.

    `few`: as few as possible is the sensible answer, where the usual one is as many as possible. `harms`: whoever is
    named, or owns what is named, suffers from it. `gains`: what is named comes to whoever names it, or stays with it;
    otherwise a card that is named goes away. `like`: another question that asks for the same thing. `brings`: what a
    word brings to whoever says it, or each thing named (`EACH`); the family says in which terms. `odds`: how often each
    answer is right if nothing else is known, where it must not always be the same one; 1 for an answer not named here.
    `matches`: what is named should be close to what the opponent will show. `declines`: the word that means no, besides
    `pass` and `done`; a page shows it as such.
    """

    few: bool
    harms: bool
    gains: bool
    like: str
    brings: Mapping[str, Any]
    odds: Mapping[Any, int]
    matches: bool
    declines: str


NOTHING: Mapping[str, Any] = MappingProxyType({})


class Prompt(str):
    """The id of a question in the message files and in the journal, and what a reader has to know to answer it.

    `of` says what the options are; `words` are the plain words that can be among them. The other attributes are those
    of `Sense`.
    """

    __slots__ = ("brings", "declines", "few", "gains", "harms", "like", "matches", "odds", "of", "words")
    of: str
    words: tuple[str, ...]
    few: bool
    harms: bool
    gains: bool
    like: str
    brings: Mapping[str, Any]
    odds: Mapping[Any, int]
    matches: bool
    declines: str

    def __new__(cls, name: str, of: str = Of.WORD, words: Sequence[str] = (), **sense: Unpack[Sense]) -> Self:
        made = super().__new__(cls, name)
        made.of = of
        made.words = tuple(words)
        made.few = sense.get("few", False)
        made.harms = sense.get("harms", False)
        made.gains = sense.get("gains", False)
        made.like = sense.get("like", "")
        made.brings = sense.get("brings", NOTHING)
        made.odds = sense.get("odds", NOTHING)
        made.matches = sense.get("matches", False)
        made.declines = sense.get("declines", "")
        return made

    def means_no(self, option: Any) -> bool:
        """Does this answer decline whatever is asked?"""
        return option in (PASS, DONE) or (option == self.declines and option != "")
