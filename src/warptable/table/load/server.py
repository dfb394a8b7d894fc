"""The server that is measured: the ordinary `warptable serve` as a process of its own, on one core."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from ..network import raise_file_limit
from .errors import Unmeasurable

PATIENCE = 20.0
"""Seconds until a server that does not end is killed."""


@dataclass(frozen=True, slots=True)
class Server:
    """A running server. What it uses is known only where the system tells it in /proc."""

    process: subprocess.Popen[str]
    host: str
    port: int

    def cpu_seconds(self) -> float | None:
        """Processor time so far, of all its threads."""
        with contextlib.suppress(OSError):
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
            return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
        return None

    def memory_mb(self) -> float | None:
        """Memory it occupies now."""
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)
        return None


@contextlib.contextmanager
def serving(database: str) -> Iterator[Server]:
    """A server on this database, until the block ends. It has one core, and this process meanwhile the others, where
    the system allows it. What the server complains about goes to our stderr."""
    raise_file_limit()
    command = [sys.executable, "-m", "warptable", "serve", "--port", "0", "--no-browser", "--database", database]
    with _on_one_core():
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
        )
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = urlsplit(words[1] if len(words) > 1 else "")
        if address.hostname is None or address.port is None:
            raise Unmeasurable("the server did not start")
        with _on_other_cores():
            yield Server(process, address.hostname, address.port)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def _on_one_core() -> contextlib.AbstractContextManager[None]:
    """Whatever is started in this block runs on the last core alone."""
    return _on(_cores()[-1:])


def _on_other_cores() -> contextlib.AbstractContextManager[None]:
    """This block runs on all cores but the last one."""
    return _on(_cores()[:-1])


@contextlib.contextmanager
def _on(cores: list[int]) -> Iterator[None]:
    before = _cores()
    if len(before) < 2:  # there is nothing to choose
        yield
        return
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
