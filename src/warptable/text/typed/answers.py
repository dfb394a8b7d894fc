"""What a person typed: a command, or an answer to the question; or a clear line why it is none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from warptable.kernel import Distribute, Number, PickSome

from ..speaker import Speaker
from .asked import Asked

FOLD = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class Unclear(Exception):
    """What was typed is not an answer; the message says why, in the player's language."""


def command_in(speaker: Speaker, line: str, names: Sequence[str]) -> tuple[str, str] | None:
    """(command, rest of the line) if the line begins with one of these commands in the reader's language or in
    English."""
    word, _, rest = line.strip().partition(" ")
    word = word.lower().translate(FOLD)
    if word == "?":
        return "help", ""
    for name in names:
        if word in (name, speaker.t(f"command-{name}").translate(FOLD)):
            return name, rest.strip()
    return None


def parse(asked: Asked, text: str) -> Any:
    """The option or the whole answer; raises Unclear."""
    own = asked.words.typed(asked.speaker, asked.decision, text, asked.view)
    if own is not None:
        return own
    words = text.lower().replace(",", " ").split()
    if not words:
        enter = asked.on_enter()
        if enter is None:
            raise Unclear(asked.speaker.t("again-empty"))
        return enter[0]
    if isinstance(asked.decision, Distribute):
        return _ships(asked, asked.decision, words)
    if isinstance(asked.decision, PickSome):
        return _several(asked, asked.decision, words)
    if isinstance(asked.decision, Number):
        return _number(asked, asked.decision, words)
    entry = asked.find(" ".join(words))
    if entry is None:
        raise Unclear(asked.speaker.t("again-unknown", input=text.strip()))
    return entry.option


def is_number(word: str) -> bool:
    """Is this a number that a question could be about? Python reads none of thousands of digits."""
    return word.isdecimal() and len(word) < 10


def _number(asked: Asked, decision: Number, words: list[str]) -> int:
    low, high = decision.options[0], decision.options[-1]
    if len(words) != 1 or not is_number(words[0]) or not low <= int(words[0]) <= high:
        raise Unclear(asked.speaker.t("again-number", low=low, high=high))
    return int(words[0])


def _several(asked: Asked, decision: PickSome, words: list[str]) -> tuple[Any, ...]:
    speaker = asked.speaker
    if len(words) == 1 and words[0] in (speaker.t("word-all"), "all"):
        chosen = list(decision.items)
    elif len(words) == 1 and words[0] in (speaker.t("word-none"), "none", "0"):
        chosen = []
    else:
        chosen = []
        for word in words:
            entry = asked.find(word)
            if entry is None:
                raise Unclear(speaker.t("again-unknown", input=word))
            if entry.option in chosen:
                raise Unclear(speaker.t("again-twice", input=word))
            chosen.append(entry.option)
    _check_number(asked, len(chosen), decision.low, decision.high)
    return tuple(chosen)


def _check_number(asked: Asked, number: int, low: int, high: int) -> None:
    if number < low:
        raise Unclear(asked.speaker.t("again-few", low=low))
    if number > high:
        raise Unclear(asked.speaker.t("again-many", high=high))


PLACE = re.compile(r"(?P<name>[^\W\d_]+\d*)(?:[:x*×=](?P<number>\d{1,3}))?")


def _ships(asked: Asked, decision: Distribute, words: list[str]) -> tuple[tuple[int, int], ...]:
    """`3`: how many, spread sensibly. `r1 r1 r4` or `r1:2 r4`: from where."""
    if len(words) == 1 and is_number(words[0]):
        number = int(words[0])
        if not decision.low <= number <= decision.high:
            exact = decision.low == decision.high
            values = {"low": decision.low, "high": decision.high, "exact": "yes" if exact else "no"}
            raise Unclear(asked.speaker.t("again-ships", **values))
        return asked.words.suggestion(asked.view, decision, number)
    named: dict[int, int] = {}
    for word in words:
        place, number = _place(asked, word)
        named[place] = named.get(place, 0) + number
    _check_ships(asked, decision, named)
    return tuple((place, named[place]) for place, _ in decision.places if named.get(place))


def _place(asked: Asked, word: str) -> tuple[int, int]:
    match = PLACE.fullmatch(word)
    entry = asked.find(match["name"]) if match else None
    if match is None or entry is None:
        raise Unclear(asked.speaker.t("again-place", input=word))
    return entry.option, int(match["number"] or 1)


def _check_ships(asked: Asked, decision: Distribute, named: dict[int, int]) -> None:
    for place, most in decision.places:
        if named.get(place, 0) > most:
            raise Unclear(asked.speaker.t("again-not-there", number=most, place=asked.speaker.place(place)))
    _check_number(asked, sum(named.values()), decision.low, decision.high)
