"""The ``warptable`` command.

Wrong arguments give one line on stderr and exit code 2, whatever the command.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from cyclopts import CycloptsError

from .app import app
from .errors import Refused

INTERRUPTED = 130
"""The exit code of a program stopped by Ctrl-C."""
COMMANDS = ("play", "serve", "replay", "aliens", "rules", "simulate", "tournament", "balance", "bench")
"""The modules that hold commands; each registers its own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    for name in COMMANDS:
        import_module(f"warptable.cli.{name}")
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, Refused) as error:
        print(f"warptable: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone: nobody is left to tell
        sys.stderr.close()
        return 0
    return result if isinstance(result, int) else 0


if __name__ == "__main__":
    sys.exit(main())
