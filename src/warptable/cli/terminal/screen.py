"""Everything the terminal game prints, and how it reads a line."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from warptable.kernel import Compose, Distribute, Offer
from warptable.kernel.views import CommonView
from warptable.text.speaker import Speaker
from warptable.text.typed.asked import Asked, Entry
from warptable.text.words import Words

from .console import make_console
from .face import face_of
from .style import ACT, BY_COLOR, DANGER, QUIET, REACT


class Leave(Exception):
    """The player has left: end of input, Ctrl-C, or the command."""


class Line(NamedTuple):
    """Something that is told: a sentence, the heading of a new part, or what is read out after a sentence."""

    text: str
    heading: bool = False
    aloud: bool = False


def read_aloud(words: Words, speaker: Speaker, seen: Mapping[str, Any]) -> list[Line]:
    """What is read out after the sentence about an event."""
    return [Line(text, aloud=True) for text in words.read_aloud(speaker, seen)]


class Screen:
    """A console that speaks through one speaker."""

    def __init__(self, speaker: Speaker, console: Console | None = None) -> None:
        self.speaker = speaker
        self.console = console or make_console()
        self.explained: set[str] = set()  # options whose effect was told

    # ---- input --------------------------------------------------------------------------------------

    def read(self) -> str:
        """One line; Leave at the end of input. Without a terminal the line is echoed: a transcript reads well."""
        try:
            self.console.print(Text("> ", style=f"bold {ACT}"), end="")
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.say(line)
        return line.strip()

    # ---- output -------------------------------------------------------------------------------------

    def say(self, text: str | Text, style: str = "") -> None:
        """One line of text, wrapped at words."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(shown, highlight=False)

    def say_to_copy(self, text: str) -> None:
        """A line with a command, which stays in one piece however long it is, so that it can be copied."""
        self.console.print(Text(text), highlight=False, soft_wrap=True)

    def complain(self, text: str) -> None:
        self.say(text, DANGER)

    def heading(self, text: str, style: str = "bold") -> None:
        """The title of a part: on a line of its own, or above one if it is long."""
        self.console.print()
        title = Text(text, style=style)
        if title.cell_len > self.console.width - 4:
            self.console.print(title, highlight=False)
            title = Text()
        self.console.print(Rule(title, align="left", style=QUIET))

    def indented(self, text: str | Text, style: str = "", by: int = 2) -> None:
        shown = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(Padding(shown, (0, 0, 0, by), expand=False), highlight=False)

    def names(self, sentence: str) -> Text:
        """A sentence with the players in their colours."""
        text = Text(sentence)
        for seat, color in enumerate(self.speaker.colors):
            colour = BY_COLOR[color]
            text.highlight_regex(rf"\b{_escaped(self.speaker.name(seat))}(?=\b|’)", f"bold {colour}")
        return text

    def events(self, lines: Iterable[Line]) -> None:
        """What happened."""
        for line in lines:
            if line.heading:
                self.heading(line.text)
            else:
                self.indented(self.names(line.text), QUIET if line.aloud else "", by=4 if line.aloud else 2)

    def board(self, view: CommonView) -> None:
        self.console.print()
        self.console.print(face_of(view.edition).board(self.speaker, view))

    def hand(self, view: CommonView) -> None:
        """The reader's hand with the numbers by which cards are called."""
        held = face_of(view.edition).hand(self.speaker, view)
        if not held:
            self.say(self.speaker.t("table-hand-empty"), QUIET)
            return
        cards = [Text.assemble((f"{number} ", "bold"), card) for number, (_, card) in enumerate(held, 1)]
        self.packed(f"{self.speaker.t('table-hand')}  ", cards)

    def packed(self, heading: str, items: list[Text]) -> None:
        """Items side by side, as many as fit on a line, never broken inside."""
        line = Text(heading, style=QUIET)
        for item in items:
            if line.cell_len + item.cell_len > self.console.width and line.cell_len > len(heading):
                self.say(line)
                line = Text(" " * len(heading))
            line = Text.assemble(line, item, "  ")
        self.say(line)

    def explanation(self, title: str, text: str) -> None:
        self.say(title, "bold")
        self.indented(text)

    # ---- the question -------------------------------------------------------------------------------

    def question(self, asked: Asked) -> None:
        """The question, and what follows from it."""
        decision = asked.decision
        style = REACT if isinstance(decision, Offer) else ACT
        self.console.print()
        grid = Table.grid()
        words = Text(asked.words.question(self.speaker, decision, asked.view), style="bold")
        grid.add_row(Text("▸ ", style=f"bold {style}"), words)
        self.console.print(grid)
        if use := asked.words.in_question(self.speaker, decision):
            self.indented(Text.assemble((use.name, "bold"), ": ", use.text))
        if advice := asked.words.hint(self.speaker, decision, asked.view):
            self.indented(advice, QUIET)
        for line in asked.words.standing(self.speaker, decision, asked.view):
            self.indented(self.names(line))

    def explain_once(self, asked: Asked, entry: Entry) -> None:
        """What a power or a card does, the first time it is offered; later `why` tells."""
        if face_of(asked.view.edition).is_window(asked.decision) and entry.label not in self.explained:
            self.explained.add(entry.label)
            if words := asked.words.in_short(self.speaker, entry.option, asked.view):
                self.indented(words, QUIET, by=6)

    def menu(self, asked: Asked) -> None:
        """What can be answered; for an answer made step by step, the steps so far."""
        decision = asked.decision
        if isinstance(decision, Compose) and decision.partial:
            steps = [asked.words.label(self.speaker, decision, step, asked.view) for step in decision.partial]
            self.indented(self.speaker.t("table-so-far", what=", ".join(steps)), QUIET)
        entries = asked.menu()
        lines = [menu_line(entry, isinstance(decision, Distribute)) for entry in entries]
        widest = max((line.cell_len for line in lines), default=0)
        if (
            len(lines) > 4
            and widest <= self.console.width // 2 - 4
            and not face_of(asked.view.edition).is_window(asked.decision)
        ):
            self.console.print(Padding(Columns(lines, width=widest, padding=(0, 3)), (0, 0, 0, 2), expand=False))
        else:
            for entry, line in zip(entries, lines, strict=True):
                self.indented(line)
                self.explain_once(asked, entry)
        if enter := asked.on_enter():
            self.indented(f"[{self.speaker.t('table-enter', answer=enter[1])}]", QUIET)


def menu_line(entry: Entry, ships: bool) -> Text:
    """Number, key and words of an option. Ships are called by their planet, not by a number."""
    text = Text()
    if not ships:
        text.append(f"{entry.number:>2}", style=f"bold {ACT}")
    shown = len(entry.key) > 1 and entry.label.lower().startswith(entry.key)  # r1 need not be said twice
    text.append(f" {'' if shown else entry.key:<1} ", style=QUIET)
    text.append(entry.label)
    return text.append(f" → {entry.leads_to}", style=QUIET) if entry.leads_to else text


def _escaped(name: str) -> str:
    return "".join(f"\\{sign}" if not sign.isalnum() else sign for sign in name)
