"""Message files and how to speak through them.

Messages are Fluent files under `locale/<language>/`. Besides Fluent's own means they may use a few functions:
`ME($who)` is `yes` for the reader and `no` for anybody else, `ACC`, `DAT` and `POS` give a name in that case,
`SHIPS($n)`, `CARDS($n)` count things (in German with `case: "dat"` too).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

LOCALES = ("en", "de")
"""The languages there are; the first is the one for everybody else."""


class MissingText(KeyError):
    """A message id that no file of this language has, or a message that lacks one of its values."""

    def __str__(self) -> str:
        return str(self.args[0])


class Who(FluentType):
    """A player in a sentence: a name, and whether it is the reader."""

    def __init__(self, name: str, me: bool = False) -> None:
        self.name = name
        self.me = me

    def format(self, locale: Any) -> str:
        return t(locale.language, "me-nom") if self.me else self.name


def t(locale: str, message_id: str, **values: Any) -> str:
    """The message with these values; a missing message or value is an error with one clear line."""
    return _filled(locale, message_id, values) if values else _plain(locale, message_id)


@lru_cache(maxsize=4096)
def _plain(locale: str, message_id: str) -> str:
    """Most messages of a page have no values, and every frame says them again."""
    return _filled(locale, message_id, {})


def _filled(locale: str, message_id: str, values: dict[str, Any]) -> str:
    bundle = _bundle(locale)
    if not bundle.has_message(message_id):
        raise MissingText(f"no message {message_id!r} in language {locale!r}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise MissingText(f"message {message_id!r} in language {locale!r} is empty")
    text, errors = bundle.format_pattern(pattern, {key.replace("_", "-"): value for key, value in values.items()})
    if errors:
        raise MissingText(f"message {message_id!r} in language {locale!r}: {errors[0]}")
    return str(text)


def has(locale: str, message_id: str) -> bool:
    """Is there such a message?"""
    return bool(_bundle(locale).has_message(message_id))


def sources(locale: str) -> Iterator[tuple[str, str]]:
    """(file name, content) of the message files of a language."""
    folder = resources.files(__package__).joinpath("locale", locale)
    for entry in sorted(folder.iterdir(), key=_name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text(encoding="utf-8")


def _name(entry: Traversable) -> str:
    return entry.name


@lru_cache(maxsize=len(LOCALES))
def _bundle(locale: str) -> Any:
    if locale not in LOCALES:
        raise MissingText(f"no language {locale!r} (there are: {', '.join(LOCALES)})")
    bundle = FluentBundle([locale], functions=_functions(locale), use_isolating=False)
    for _, content in sources(locale):
        bundle.add_resource(FluentResource(content))
    return bundle


def _functions(locale: str) -> dict[str, Any]:
    def me(who: Who) -> str:
        return "yes" if who.me else "no"

    def cased(case: str) -> Any:
        def speak(who: Who) -> str:
            return t(locale, f"me-{case}") if who.me else t(locale, f"name-{case}", name=who.name)

        return speak

    def count(message_id: str) -> Any:
        def speak(number: Any, case: str = "nom") -> str:
            return t(locale, message_id, n=int(number), case=str(case))

        return speak

    return {
        "ME": me,
        "ACC": cased("acc"),
        "DAT": cased("dat"),
        "POS": cased("pos"),
        "SHIPS": count("count-ships"),
        "CARDS": count("count-cards"),
    }
