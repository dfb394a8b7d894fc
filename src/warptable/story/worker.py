"""A process that estimates the story of one game: `python -m warptable.story.worker`.

It reads a line of JSON, in which `packs` are the places of packs of aliens and `games` is the number of imagined games
for each point, and the game (`Record.written`) after it. It writes lines of JSON: `done` and `all` as the work goes on,
and `story` when there is something to show; in the last line `whole` is true. It runs at the lowest priority, so that
it takes only what nobody else on the machine needs, and it ends when nobody reads what it writes.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from typing import Any

from warptable.packs import load_packs
from warptable.replay import Record, Replay

from .work import Story, Work

LOWEST = 19
LONGEST = 1200
"""Seconds of processor time after which a game is given up: a file may hold one that is longer than any real game."""


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the server does the talking
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    asked = json.loads(sys.stdin.buffer.readline())
    record = Record.kept(sys.stdin.buffer.read(), load_packs(asked["packs"]))
    work = Work(Replay(record), asked["games"])
    shown: Story | None = None
    try:
        for progress in work.go():
            _write(done=progress.done, all=progress.all)
            if work.story is not shown and work.story is not None:
                shown = work.story
                _write(story=shown.to_data(), whole=False)
        assert work.story is not None
        _write(story=work.story.to_data(), whole=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def _write(**said: Any) -> None:
    print(json.dumps(said, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    sys.exit(main())
