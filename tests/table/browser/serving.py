"""The real program in a process of its own, to be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from subprocess import STDOUT

PATIENCE = 60.0
"""Seconds to wait for a server to start or to end; a busy machine takes its time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`warptable serve` on a database of its own, always at the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        """`options`: further options of the command."""
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder}/table.sqlite3"
        self.output = folder / "output.txt"
        self._read = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "warptable.cli.main", "serve", "--port", str(self.port), "--no-browser"]
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *self.options], stdout=output, stderr=STDOUT
            )
        until = time.monotonic() + PATIENCE
        while not answers(f"{self.url}/healthz"):
            assert self._process.poll() is None, f"the server ended:\n{self.output.read_text()}"
            assert time.monotonic() < until, f"the server does not answer:\n{self.output.read_text()}"
            time.sleep(0.05)

    def kill(self) -> None:
        """The hard way: no farewell, no flushing."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        self.kill()
        self.start()

    def stop(self) -> None:
        """The polite way, as with Ctrl-C."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=PATIENCE)
            finally:
                self.kill()

    def trouble(self) -> str:
        """What the server wrote since the last look, if there is an error in it."""
        with self.output.open("rb") as output:
            output.seek(self._read)
            new = output.read()
        self._read += len(new)
        text = new.decode(errors="replace")
        return text if "Traceback" in text or "ERROR" in text else ""


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE):
            return True
    except OSError:
        return False
