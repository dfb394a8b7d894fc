"""Commands that list cards or aliens: all in a table, or the sheet of one. What is in them, the games say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, Protocol, TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from warptable.text.speaker import Speaker

from .errors import Refused
from .options import language, print_json
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
HELP = """{does}

Parameters
----------
name
    {what} by its id or its English or German name.
lang
    en or de; else the language of your system.
json
    Print JSON for scripts.
"""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All there is to know about one of them, from top to bottom: what it does in a line, when it is used or what kind
    of thing it is (None: nobody knows), properties (the message `sheet-` of each, and what it says), more lines, texts
    with their headings, rulings, questions with our answers."""

    title: Text
    does: str
    line: Text | None
    properties: Sequence[tuple[str, str]] = ()
    lines: Sequence[str] = ()
    texts: Sequence[tuple[str | Text, str]] = ()
    rulings: Sequence[str] = ()
    answers: Sequence[tuple[str, str]] = ()
    own: Sequence[tuple[str, str]] = ()
    """Below the rulings: what is our own design, with its heading."""


@dataclass(frozen=True, slots=True)
class Listing(Generic[Found]):
    """All cards or aliens of one kind: a row of a table for each, and the sheet of one."""

    kind: str
    """What one is called, where there is none of this name."""
    command: str
    heads: Sequence[tuple[str, bool]]
    """The messages above the columns, and whether a column has numbers."""
    row: Callable[[Any, Found], Sequence[Text]]
    """One in the table, by who speaks."""
    below: str
    """The message below the table, about how many there are."""
    sheet: Callable[[Any, Found], Sheet]
    as_data: Callable[[Any, Any], Any] = lambda speaker, one: asdict(one)
    is_counted: Callable[[Any], bool] = lambda one: True
    """Is this one of those whose number is said?"""

    def show(self, name: str | None, speaker: Speaker, everything: Sequence[Found], *, json: bool) -> None:
        """One of them, or all if none was named; as JSON for scripts if wanted."""
        found = None if name is None else find(name, everything, self.kind, self.command)
        if json:
            data = [self.as_data(speaker, one) for one in ([found] if found is not None else everything)]
            print_json(data if found is None else data[0])
        elif found is None:
            heads = [(speaker.t(head), numbers) for head, numbers in self.heads]
            below = speaker.t(self.below, number=sum(map(self.is_counted, everything)))
            print_table(make_console(), heads, (self.row(speaker, one) for one in everything), below)
        else:
            print_sheet(make_console(), speaker, found, self.sheet(speaker, found))

    def shown_by(
        self, speaker: Callable[[str], Speaker], everything: Callable[[], Sequence[Found]], does: str, what: str
    ) -> Callable[..., None]:
        """The command; `does` and `what` are its help and what is named."""

        def command(name: str | None = None, /, *, lang: str | None = None, json: bool = False) -> None:
            self.show(name, speaker(language(lang)), everything(), json=json)

        command.__doc__ = HELP.format(does=does, what=what)
        return command


def print_sheet(console: Console, speaker: Speaker, one: Named, sheet: Sheet) -> None:
    """One as it would lie on the table."""
    other = one.name if speaker.locale == "de" else one.name_de
    title = sheet.title
    console.print(title.append(f"  {other}", style=f"not bold {QUIET}") if other != title.plain else title)
    if sheet.does:
        console.print(Text(sheet.does, style="italic"))
    if sheet.line is not None:
        console.print(sheet.line)
    if sheet.properties:
        print_properties(console, speaker, sheet.properties)
    for line in sheet.lines:
        console.print(Text(line))
    for head, text in sheet.texts:
        paragraph(console, head, text)
    section(console, speaker.t("sheet-rulings"), sheet.rulings)
    for head, text in sheet.own:
        paragraph(console, head, text)
    section(console, speaker.t("readings-about"), [f"{asks} {plays}" for asks, plays in sheet.answers])


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
