"""Message files and how to speak through them.

Messages are Fluent files: what all games say lies here in `<language>/`, what a game says in the package that its
record names, in one file `<language>.ftl` or in several in `<language>/`. They may use a few functions of our own:
`ME($who)` is `yes` for the reader and `no` for anybody else, `ACC`, `DAT` and `POS` give a name in that case,
`SHIPS($n)`, `CARDS($n)` and, for reward cards, `REWARDS($n)` count things (in German with `case: "dat"` too);
`BACKS($n, $rewards)` counts cards and says how many of them are reward cards; `RANGE($low, $high)` is `2 to 4`, or
`2` where both are the same.

An alien from outside may bring messages of its own (`own`, Fluent texts). They are added to those of the package and
replace none of them; a mistake in them is shown as it is, and ends no game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from warptable.game import games

LOCALES = ("en", "de")
"""The available languages; the first is the fallback."""
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *= *((?:.*\n)(?:(?:[ }].*)?\n)*)", re.MULTILINE)
"""A message in a file: its id and what it says, with the lines that continue it."""


class MissingText(KeyError):
    """A message id that no file of this language has, or a message that lacks one of its values."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Who:
    """A player in a sentence: a name, and whether it is the reader."""

    name: str
    me: bool = False


Own = tuple[str, ...]
"""Messages from outside the package, as Fluent texts."""


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def t(locale: str, message_id: str, **values: Any) -> str:
    """The message with these values; a missing message or value is an error with one clear line."""
    return speak(locale, (), message_id, values)


def speak(locale: str, own: Own, message_id: str, values: dict[str, Any]) -> str:
    """The message with these values; it may be one from outside."""
    return _said(locale, own, message_id, tuple(values.items()))


@lru_cache(maxsize=16384)
def _said(locale: str, own: Own, message_id: str, values: tuple[tuple[str, Any], ...]) -> str:
    """Cached, because the messages of a page are much the same from frame to frame and from table to table."""
    said = entries(locale).get(message_id)
    own = own if said is None else ()
    if said is None:
        said = _brought(own).get(message_id)
    if said is None:
        raise MissingText(f"no message {message_id!r} in language {locale!r}")
    if "{" not in said:
        return _dedented(said)
    from .formatting import fill  # a command that says plain messages only need not wait for Fluent

    return fill(locale, own, message_id, said, dict(values))


def _dedented(said: str) -> str:
    """The text of a message without values: what stands in its file, without the indentation of its later lines."""
    first, *others = said.splitlines() or [""]
    indent = min((len(line) - len(line.lstrip(" ")) for line in others if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in others)])


def has(locale: str, message_id: str, own: Own = ()) -> bool:
    """Is there such a message?"""
    return message_id in entries(locale) or message_id in _brought(own)


def sources(locale: str) -> Iterator[tuple[str, str]]:
    """(package/file, content) of the message files of a language: what all games say, then each game's own."""
    for package in (__package__, *(game.messages for game in games().values() if game.messages)):
        yield from _files(package, locale)


def _files(package: str, locale: str) -> Iterator[tuple[str, str]]:
    """The message files of a package: one, or those of a folder."""
    folder = resources.files(package).joinpath(locale)
    one = resources.files(package).joinpath(f"{locale}.ftl")
    for entry in sorted(folder.iterdir(), key=_name) if folder.is_dir() else [one]:
        if entry.name.endswith(".ftl") and entry.is_file():
            yield f"{package}/{entry.name}", entry.read_text(encoding="utf-8")


def _name(entry: Traversable) -> str:
    return entry.name


@lru_cache(maxsize=len(LOCALES))
def entries(locale: str) -> dict[str, str]:
    """Message id -> its text as it stands in the file. A message is parsed when it is first used: reading all messages
    with Fluent takes longer than most commands run."""
    if locale not in LOCALES:
        raise MissingText(f"no language {locale!r} (there are: {', '.join(LOCALES)})")
    return {**_of_games(locale), **_entries(content for _, content in _files(__package__, locale))}


NAMES = ("edition-{}", "lobby-edition-{}", "lobby-edition-{}-short", "library-game-{}", "plain-shell-edition-{}")
"""Messages that say what a game is called."""


def _of_games(locale: str) -> dict[str, str]:
    """The messages that games bring; in the first language if they have none in this one. What a game is called it need
    not say so often."""
    found: dict[str, str] = {}
    for game in games().values():
        if game.name:
            found |= {one.format(game.id): game.name for one in NAMES} | {f"lobby-edition-{game.id}-line": ""}
        for language in dict.fromkeys((LOCALES[0], locale)) if game.messages else ():
            found |= _entries(content for _, content in _files(game.messages, language))
    return found


@lru_cache(maxsize=64)
def _brought(own: Own) -> dict[str, str]:
    """The same for the messages from outside."""
    return _entries(own)


def _entries(contents: Iterable[str]) -> dict[str, str]:
    return {found[1]: found[2].strip("\n ") for content in contents for found in ENTRY.finditer(f"{content}\n")}
