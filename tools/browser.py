"""Finds a Chromium for the browser tests, and installs one where that is allowed. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is the same browser without windows: a new page costs it less than half."""
QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
MINUTES = 10


def chromium() -> str | None:
    """The path of a browser that runs, installed for the purpose if need be; None where none is to be had."""
    found = installed()
    if found is None and may_install():
        print("    no chromium here: installing one (once)", flush=True)
        _install()
        found = installed()
    return found


def installed() -> str | None:
    """The browser on the PATH. One that does not start, such as Ubuntu's stand-in without snap, is none."""
    return _first_that_runs(NAMES)


def with_windows() -> str | None:
    """A browser that can do everything: one without windows shows no notifications. None: there is none here."""
    return _first_that_runs(NAMES[1:])


def left_out() -> str:
    """What goes untested for want of a browser, in words for whoever runs the tests. Empty: nothing."""
    if installed() is None:
        return "NO CHROMIUM, and none may be installed: THE BROWSER TESTS ARE SKIPPED"
    if with_windows() is None:
        return "NO CHROMIUM WITH WINDOWS (only chromium-headless-shell): THE TESTS OF NOTIFICATIONS ARE SKIPPED"
    return ""


def _first_that_runs(names: Sequence[str]) -> str | None:
    paths = (shutil.which(name) for name in names)
    return next((path for path in paths if path and _runs(path, "--version")), None)


def may_install() -> bool:
    """Root on a machine of the Debian family."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install() -> None:
    _runs("apt-get", "-q", "update")
    install = ("apt-get", "-q", "install", "--yes", "--no-install-recommends")
    if not _runs(*install, "chromium-headless-shell", "chromium"):
        _runs(*install, "chromium")


def _runs(*command: str) -> bool:
    try:
        done = subprocess.run(
            command, capture_output=True, check=False, timeout=MINUTES * 60, env={**os.environ, **QUIET}
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
