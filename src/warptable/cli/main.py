"""The ``warptable`` command.

Wrong arguments give one line on stderr and exit code 2, whatever the command.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from warptable import __version__
from warptable.game import Command

from .errors import Refused

INTERRUPTED = 130
"""The exit code of a program stopped by Ctrl-C."""
COMMANDS = {
    "play": "Play against bots in the terminal.",
    "serve": "Serve the web table until stopped, and open it in the browser.",
    "replay": "Tell a saved game as one seat or a spectator saw it.",
    "report": "Open a bug report: the game through the eyes of whoever made it, at that moment.",
    "aliens": "List the aliens, or show the sheet of one.",
    "rules": "List the rules, each proved by tests, a reading of ours or left out on purpose, or show one.",
    "new": "Write a game or an alien of your own to start from, with its test.",
    "simulate": "Play many games between bots and count who wins.",
    "tournament": "Play bots against each other, with seats rotated over the same deals, and rate them.",
    "balance": "Play many games over all aliens and print the win rate of each, with 95 % intervals.",
    "bench": "Measure how fast the engine plays, forks and saves on this machine.",
    "dev": "For those who change the program: `parts` shows every part of the page in every state.",
}
"""The commands and what each does. A command is a function in the module of its name, loaded when it is called. Games
have more of them (`Game.commands`)."""
GROUPS = {"bench": "commands", "dev": "commands"}
"""Commands that have commands of their own: the name of the App in the module."""


def ours() -> dict[str, Command]:
    """The commands of the package, each by its module and what is called in it."""
    return {name: Command(f"warptable.cli.{name}:{GROUPS.get(name, name)}", does) for name, does in COMMANDS.items()}


def commands() -> dict[str, Command]:
    """All commands, also those that games bring."""
    from warptable.game import games  # loaded here: whoever calls one of ours need not wait for what is installed

    brought = {name: one for game in games().values() for name, one in game.commands.items() if one.does}
    return brought | ours()


def make_app(first: str = "") -> App:
    """The program; `first` is the first word that it is called with."""
    app = App(
        name="warptable",
        help="An unofficial fan engine for the Cosmic Encounter family.",
        version=__version__,
        help_format="plaintext",
    )
    for name, command in (ours() if first in {*COMMANDS, "--version"} else commands()).items():
        app.command(command.where, name=name, help=command.does)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = make_app(*words[:1])(words, exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, Refused) as error:
        print(f"warptable: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone: nobody is left to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be written goes nowhere
        return 0
    return result if isinstance(result, int) else 0


if __name__ == "__main__":
    sys.exit(main())
