"""The words that work at every question: help, why, log, hand, board, aliens, rules, undo, save, quit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from warptable.kernel import CannotUndo
from warptable.text.typed.answers import command_in

from .screen import Leave
from .style import ACT, QUIET

if TYPE_CHECKING:
    from .table import TerminalTable

NAMES = ("help", "why", "log", "hand", "board", "aliens", "rules", "undo", "save", "quit")
MANY = 12  # sources that "why" explains at once


class TakenBack(Exception):
    """The last answer was taken back: another question is open now."""


def command_of(table: TerminalTable, line: str) -> tuple[str, str] | None:
    """(command, rest of the line) if the line begins with a command."""
    return command_in(table.speaker, line, names_at(table))


def names_at(table: TerminalTable) -> tuple[str, ...]:
    """All commands at this table; those that look at something of this game come after the board."""
    after = NAMES.index("board") + 1
    return (*NAMES[:after], *table.words.looks, *NAMES[after:])


def run(table: TerminalTable, name: str, rest: str) -> None:
    """Carry out a command."""
    if name in table.words.looks:
        show_look(table, name)
        return
    {
        "help": show_help,
        "why": show_why,
        "log": show_log,
        "hand": show_hands,
        "board": lambda table, _: table.screen.board(table.view),
        "aliens": show_aliens,
        "rules": show_rule,
        "undo": undo,
        "save": save,
        "quit": leave,
    }[name](table, rest)


def show_help(table: TerminalTable, _: str) -> None:
    speaker, screen = table.speaker, table.screen
    screen.heading(speaker.t("help-title"))
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    grid.add_column(style=f"bold {ACT}", no_wrap=True)
    grid.add_column()
    for name in names_at(table):
        word = speaker.t(f"command-{name}")
        values = {"command": word, "rule": speaker.some_rule} if name == "rules" else {}
        grid.add_row(word, speaker.t(f"help-{name}", **values))
    screen.console.print(grid)
    screen.console.print()
    for line in table.face.help_lines(speaker, table.view):
        screen.indented(line)
    screen.indented(speaker.t("help-answer"))
    screen.indented(speaker.t("help-ships"))
    screen.indented(speaker.t("help-several", all=speaker.t("word-all"), none=speaker.t("word-none")))
    for line in table.face.help_answers(speaker):
        screen.indented(line)


def show_why(table: TerminalTable, _: str) -> None:
    """The rules behind the last events, then the one behind the open question."""
    speaker, screen = table.speaker, table.screen
    events = table.worth_telling(table.shown_from)[-MANY:]
    screen.heading(speaker.t("why-happened"))
    told: set[str] = set()
    for event in events:
        screen.indented(screen.names(table.sentence(event)))
        if event.source not in told and (found := table.words.explain(speaker, event.source)):
            told.add(event.source)
            screen.indented(Text(f"{found.title}: ", style="bold").append(found.text, style="not bold"), QUIET, by=6)
    if not events:
        screen.indented(speaker.t("why-nothing"), QUIET)
    if table.asked is not None:
        screen.heading(speaker.t("why-asked"))
        for source in table.face.sources(table.asked.decision, table.asked.view):
            if found := table.words.explain(speaker, source):
                screen.explanation(found.title, found.text)


def show_hands(table: TerminalTable, _: str) -> None:
    """The reader's hand, and what is known of the others."""
    screen, view = table.screen, table.view
    screen.hand(view)
    for line in table.face.known_hands(table.speaker, view):
        screen.say(screen.names(line))


def show_look(table: TerminalTable, name: str) -> None:
    """Something open that only this game has, such as the past."""
    for line in table.words.looks[name](table.speaker, table.view):
        table.screen.say(table.screen.names(line))


def show_log(table: TerminalTable, _: str) -> None:
    table.screen.heading(table.speaker.t("log-title"))
    table.screen.events(table.told(0))


def show_aliens(table: TerminalTable, _: str) -> None:
    """Every open power at the table; before the choice, those to choose from."""
    speaker, screen, view = table.speaker, table.screen, table.view
    if dealt := table.face.aliens_to_choose(view):
        screen.heading(speaker.t("aliens-choice"))
        _explain_all(table, dealt)
        return
    screen.heading(speaker.t("aliens-title"))
    in_play = table.face.open_aliens(view)
    for seat, aliens in in_play.items():
        screen.say(screen.names(speaker.name(seat)))
        _explain_all(table, aliens)
    if not in_play:
        screen.indented(speaker.t("aliens-none"))


def _explain_all(table: TerminalTable, aliens: Sequence[str]) -> None:
    for alien in aliens:
        if found := table.words.explain(table.speaker, alien):
            title = Text(f"{table.speaker.ability(alien)}: ", style="bold")
            table.screen.indented(title.append(found.text, style="not bold"))


def show_rule(table: TerminalTable, rest: str) -> None:
    speaker, screen, words = table.speaker, table.screen, table.words
    if not rest:
        screen.complain(speaker.t("rules-which", command=speaker.t("command-rules"), rule=speaker.some_rule))
    elif found := words.explain(speaker, rest) or words.explain(
        speaker, words.named(speaker, rest) or rest.replace(" ", "-")
    ):
        screen.explanation(found.title, found.text)
    else:
        screen.complain(speaker.t("rules-unknown", id=rest))


REASONS = {
    "the last answer was not yours": "undo-not-yours",
    "there is nothing to take back": "undo-nothing",
    "somebody has learned something from that answer": "undo-learned",
}


def undo(table: TerminalTable, _: str) -> None:
    speaker = table.speaker
    try:
        table.session.undo(table.me)
    except CannotUndo as error:
        reason = REASONS.get(str(error))
        table.screen.complain(speaker.t("undo-refused", reason=speaker.t(reason) if reason else str(error)))
    else:
        table.screen.say(speaker.t("undo-done"))
        raise TakenBack


def save(table: TerminalTable, rest: str) -> None:
    if not rest:
        table.screen.complain(table.speaker.t("save-which", command=table.speaker.t("command-save")))
        return
    try:
        table.write(rest)
    except OSError as error:
        table.screen.complain(table.speaker.t("save-failed", file=rest, reason=error.strerror or str(error)))
    else:
        table.screen.say(table.speaker.t("save-done", file=rest))


def leave(table: TerminalTable, _: str) -> None:
    raise Leave
