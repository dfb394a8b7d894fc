"""Names of players inside sentences, in the colours of their seats."""

from __future__ import annotations

import re
from functools import lru_cache

from warptable.text.speaker import Speaker

from .html import Html, joined, tag

CASES = ("nom", "acc", "dat")


def coloured(speaker: Speaker, players: int, text: str) -> Html:
    """The sentence, escaped, with every player's name in its colour and the reader's `you` in bold.

    A name counts as a whole word only (a German genitive may follow). Two players of the same name share no colour:
    the words alone do not say which of them is meant.
    """
    names = tuple(speaker.name(seat) for seat in range(players))
    me = tuple(speaker.t(f"me-{case}") for case in CASES) if speaker.me is not None else ()
    return _coloured(names, me, speaker.locale, text)


@lru_cache(maxsize=4096)
def _coloured(names: tuple[str, ...], me: tuple[str, ...], locale: str, text: str) -> Html:
    done: list[str] = []
    position = 0
    for found in _pattern(names, me, locale).finditer(text):
        done += [text[position : found.start()], _marked(names, found.group())]
        position = found.end()
    return joined([*done, text[position:]])


def named(speaker: Speaker, seat: int) -> Html:
    """One player's name in its colour."""
    return _in_colour(speaker.name(seat), seat)


@lru_cache(maxsize=4096)
def _in_colour(name: str, seat: int) -> Html:
    return tag("b", name, class_=f"in-colour seat-{seat}")


def _marked(names: tuple[str, ...], word: str) -> Html:
    return _in_colour(word, names.index(word)) if names.count(word) == 1 else tag("b", word)


@lru_cache(maxsize=256)
def _pattern(names: tuple[str, ...], me: tuple[str, ...], locale: str) -> re.Pattern[str]:
    """Longer names first, so that `Ann` is not found in `Ann Lee`."""
    genitive = "s?" if locale == "de" else ""
    players = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    found = rf"(?<!\w)(?:{players})(?={genitive}(?!\w))"
    words = "|".join(re.escape(form) for word in me for form in (word, word.capitalize()))
    return re.compile(rf"{found}|(?<!\w)(?:{words})(?!\w)" if words else found)
