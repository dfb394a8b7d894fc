"""Calling commands: in this process, or started as programs of their own."""

import os
import signal
import subprocess
import sys
from contextlib import chdir
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest import mock

from warptable.cli.main import main

ROOT = Path(__file__).resolve().parent.parent.parent
LACKING = (
    "import runpy, sys; sys.modules['{}'] = None; runpy.run_module('warptable', run_name='__main__', alter_sys=True)"
)


@dataclass(frozen=True)
class Run:
    """How a command ended and what it said."""

    returncode: int
    stdout: str
    stderr: str


def warptable(*arguments: str, typed: str | bytes = "", encoding: str = "utf-8", **variables: str) -> Run:
    """Call `warptable ...` with this input, in this process; LANG and friends only as given."""
    data = typed if isinstance(typed, bytes) else typed.encode("utf-8", "surrogateescape")
    stdin, stdout, stderr = _stream(data, encoding), _stream(b"", encoding), _stream(b"", encoding)
    outside = mock.patch.dict(os.environ, environment(**variables), clear=True)
    with outside, chdir(ROOT), mock.patch.multiple("sys", stdin=stdin, stdout=stdout, stderr=stderr):
        code = main(arguments)
    return Run(code, said(stdout), said(stderr))


def _stream(data: bytes, encoding: str) -> TextIOWrapper:
    """As Python opens the standard streams."""
    return TextIOWrapper(BytesIO(data), encoding=encoding, errors="surrogateescape", write_through=True)


def said(stream: TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode("utf-8", "surrogateescape")


def environment(**variables: str) -> dict[str, str]:
    """The environment without a language of its own, in a terminal of eighty columns."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("LC_") and key != "LANG"}
    return env | {"COLUMNS": "80", "PYTHONUTF8": "1", **variables}


def program(*arguments: str, without: str = "", **variables: str) -> "subprocess.Popen[str]":
    """Start `warptable ...` as a program of its own, in a session of its own; `without`: a package that is not
    installed there."""
    pipe = subprocess.PIPE
    command = ["-c", LACKING.format(without)] if without else ["-m", "warptable"]
    return subprocess.Popen(
        [sys.executable, "-u", *command, *arguments],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env=environment(**variables),
        start_new_session=True,
        preexec_fn=listen_to_ctrl_c,
    )


def listen_to_ctrl_c() -> None:
    """A shell lets its background jobs ignore Ctrl-C, and what they start inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
