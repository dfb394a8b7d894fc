"""A question by its name, with what its options are. Whoever asks declares it once; everybody else reads it there."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Self


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


class Prompt(str):
    """The id of a question in the message files and in the journal, and what a reader has to know to answer it.

    `of` says what the options are; `words` are the plain words that can be among them. `few`: as few as possible is
    the sensible answer, where the usual one is as many as possible. `harms`: whoever is named suffers from it.
    """

    __slots__ = ("few", "harms", "of", "words")
    of: str
    words: tuple[str, ...]
    few: bool
    harms: bool

    def __new__(
        cls, name: str, of: str = Of.WORD, words: Sequence[str] = (), *, few: bool = False, harms: bool = False
    ) -> Self:
        made = super().__new__(cls, name)
        made.of = of
        made.words = tuple(words)
        made.few = few
        made.harms = harms
        return made
