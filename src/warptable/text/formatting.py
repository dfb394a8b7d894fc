"""Messages with values, said by Fluent. Only `bundles` uses this: a message is parsed when it is first said."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from .bundles import MissingText, Own, Who, t

LONGEST = 1000
"""Characters of a value in a message."""
mistakes: dict[tuple[Own, str], str] = {}
"""What was wrong with messages from outside when they were said, for whoever checks a pack."""


class Name(FluentType):
    """A player as Fluent passes it to the functions of a message."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def format(self, locale: Any) -> str:
        return t(locale.language, "me-nom") if self.who.me else self.who.name


def fill(locale: str, own: Own, message_id: str, said: str, values: dict[str, Any]) -> str:
    """The message with this text in its file, with these values. In one from outside (`own`), a mistake is shown as it
    is."""
    bundle = _bundle(locale, own)
    if not bundle.has_message(message_id):
        bundle.add_resource(FluentResource(f"{message_id} = {said}\n"))
        if not bundle.has_message(message_id):
            if own:
                mistakes[own, message_id] = "cannot be read"
                return said
            raise MissingText(f"message {message_id!r} in language {locale!r} cannot be read")
    passed = {key.replace("_", "-"): _passed(value) for key, value in values.items()}
    text, errors = bundle.format_pattern(bundle.get_message(message_id).value, passed)
    if errors and not own:
        raise MissingText(f"message {message_id!r} in language {locale!r}: {errors[0]}")
    if errors:
        mistakes[own, message_id] = str(errors[0])
    return str(text)


def _passed(value: Any) -> Any:
    """A value as Fluent takes it: it refuses long texts, and somebody may have typed one."""
    if isinstance(value, Who):
        return Name(value)
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


@lru_cache(maxsize=64)
def _bundle(locale: str, own: Own) -> Any:
    """Messages from outside have separate bundles: two tables may use one id for different messages."""
    return FluentBundle([locale], functions=_functions(locale), use_isolating=False)


def _functions(locale: str) -> dict[str, Any]:
    def me(name: Name) -> str:
        return "yes" if name.who.me else "no"

    def cased(case: str) -> Any:
        def speak(name: Name) -> str:
            return t(locale, f"me-{case}") if name.who.me else t(locale, f"name-{case}", name=name.who.name)

        return speak

    def count(message_id: str) -> Any:
        def speak(number: Any, case: str = "nom") -> str:
            return t(locale, message_id, n=int(number), case=str(case))

        return speak

    def backs(number: Any, rewards: Any) -> str:
        return t(locale, "count-backs", n=int(number), rewards=int(rewards))

    def span(low: Any, high: Any) -> str:
        return str(int(low)) if low == high else t(locale, "count-range", low=int(low), high=int(high))

    return {
        "ME": me,
        "ACC": cased("acc"),
        "DAT": cased("dat"),
        "POS": cased("pos"),
        "SHIPS": count("count-ships"),
        "CARDS": count("count-cards"),
        "REWARDS": count("count-rewards"),
        "BACKS": backs,
        "RANGE": span,
    }
