"""What the commands that list cards or aliens have in common: find one by its name, print all in a table, print one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any, Protocol, TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from warptable.text.speaker import Speaker

from .errors import Refused
from .output import print_json
from .terminal.console import make_console
from .terminal.style import ACT, QUIET

MINUS = "\N{MINUS SIGN}"


class Named(Protocol):
    """Facts with names in both languages."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def name_de(self) -> str: ...


Found = TypeVar("Found", bound=Named)


def show(
    found: Found | None,
    everything: Sequence[Found],
    *,
    json: bool,
    print_all: Callable[[Console], None],
    print_one: Callable[[Console, Found], None],
    as_data: Callable[[Any], Any] = asdict,
) -> None:
    """One of them, or all if none was named; as JSON for scripts if wanted."""
    if json:
        print_json(as_data(found) if found is not None else [as_data(one) for one in everything])
    elif found is None:
        print_all(make_console())
    else:
        print_one(make_console(), found)


def find(name: str, among: Iterable[Found], kind: str, command: str) -> Found:
    """The one with this id or name, as people type it."""
    wanted = plain(name)
    for one in among:
        if wanted and wanted in map(plain, names_of(one)):
            return one
    raise Refused(f"unknown {kind} {name!r}; `warptable {command}` lists them all")


def names_of(one: Named) -> tuple[str, ...]:
    """Everything it may be called: its id, its names in both languages, and the title where a name has one in
    brackets."""
    full = (one.name, one.name_de, getattr(one, "name_de_singular", None) or one.name_de)
    return (one.id, one.id.replace("-", " "), *full, *(said.rpartition("(")[2].rstrip(")") for said in full))


def plain(name: str) -> str:
    return name.strip().lower().replace(MINUS, "-")


def print_table(
    console: Console, heads: Sequence[tuple[str, bool]], rows: Iterable[Sequence[Text]], below: str
) -> None:
    """All of them, one in a row. A head is a word and whether its column has numbers; `below` is the last line."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    for place, (head, numbers) in enumerate(heads):
        table.add_column(head, no_wrap=place == 0, justify="right" if numbers else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    console.print(Text(f"\n{below}", style=QUIET))


def heading(console: Console, speaker: Speaker, name: Text, one: Named, does: str, strip: Text | None) -> None:
    """What stands above one of them: its name in both languages, what it does in a line, when it is used (None: nobody
    knows)."""
    other = one.name if speaker.locale == "de" else one.name_de
    console.print(name.append(f"  {other}", style=f"not bold {QUIET}") if other != name.plain else name)
    if does:
        console.print(Text(does, style="italic"))
    if strip is not None:
        console.print(strip)


def timing_strip(speaker: Speaker, known: Sequence[str], phases: Sequence[str], message: str = "phase-") -> Text:
    """All phases in a row, those in which it is used marked. `message`: what the message of a phase begins with."""
    words = []
    for phase in known:
        active = phase in phases or "any" in phases
        word = speaker.t(f"{message}{phase}")
        words.append(Text(f"[{word}]", style=f"bold {ACT}") if active else Text(word, style=QUIET))
    return Text(" ").join(words)


def print_properties(console: Console, speaker: Speaker, rows: Iterable[tuple[str, str]]) -> None:
    """What there is to know besides the text: the message `sheet-` of each property, and what it says."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style=QUIET)
    table.add_column()
    for name, said in rows:  # as Text: for plain strings Rich loads its table of emoji
        table.add_row(Text(speaker.t(f"sheet-{name}")), Text(said))
    console.print(table)


def paragraph(console: Console, title: str | Text, text: str) -> None:
    """A heading with a text below it."""
    console.print(Text("\n", style="bold").append(title))
    console.print(Padding(Text(text), (0, 0, 0, 2)))


def section(console: Console, title: str, lines: Sequence[str]) -> None:
    """A heading with lines below it; nothing for no lines."""
    if lines:
        console.print(Text(f"\n{title}", style="bold"))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row(Text("  -"), Text(line))
        console.print(grid)
