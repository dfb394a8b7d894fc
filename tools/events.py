"""Writes docs/events.md: every kind of event of both games with its fields.

Run `.venv/bin/python tools/events.py` after a change of the lists; a test compares.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_origin

from warptable.games.duel.engine.model import events as of_duel
from warptable.games.encounter.engine.content.registry import all_aliens
from warptable.games.encounter.engine.model import events as of_encounter
from warptable.kernel.events import Field, Kind

FILE = Path(__file__).parent.parent / "docs" / "events.md"

HEAD = """# Events

Everything that a game logs. The log on the page, the words, the bots' remarks, the laboratory and the story of a game
are made of it. This page is made from the lists of both games (`model/events.py` of their engines) and of the aliens by
`tools/events.py`. What the rules log is compared with
it in tests; what the file of an alien or card logs is compared in every game.

`event.seat` reads a field that everybody learns; `event.seen_by(seat)` is everything that a seat learns, as a
dictionary. Every event also has a `kind` and a `source`: the rule, alien or card it comes from. A field in brackets
need not be there. Some fields are learned by the seats concerned alone, and some events happen for one seat alone.
"""


def table(kinds: Mapping[str, Kind], owners: Mapping[str, str]) -> Iterator[str]:
    """Every kind, with the alien that declares it."""
    yield "| event | everybody learns | some seats learn |"
    yield "|---|---|---|"
    for name, kind in kinds.items():
        fields = ", ".join([*kind.public, *(f"[{field}]" for field in kind.sometimes)])
        public, private = ("", f"one alone: {fields}") if kind.whisper else (fields, ", ".join(kind.private))
        by = f" ({owners[name]})" if name in owners else ""
        yield f"| `{name}`{by} | {public} | {private} |"


def meanings(fields: Mapping[str, Field]) -> Iterator[str]:
    """Every field, by name."""
    yield "\n| field | holds | meaning |"
    yield "|---|---|---|"
    for name, field in sorted(fields.items()):
        yield f"| `{name}` | {written(field.type)} | {field.meaning} |"


def written(kind: Any) -> str:
    """A type as people read it."""
    if isinstance(kind, types.UnionType):
        return " or ".join(map(written, get_args(kind)))
    if get_origin(kind) is list:
        return f"list of {written(get_args(kind)[0])}"
    return getattr(get_origin(kind) or kind, "__name__", "anything")


def page() -> str:
    """The whole page."""
    owners = {kind: alien.id for alien in all_aliens().values() for kind in alien.events}
    own = {kind: fields for alien in all_aliens().values() for kind, fields in alien.events.items()}
    lines = [HEAD, "## The multi-player game\n", *table(of_encounter.EVENTS | own, owners)]
    lines += meanings(of_encounter.FIELDS)
    lines += ["\n## Duel\n", *table(of_duel.EVENTS, {}), *meanings(of_duel.FIELDS)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
