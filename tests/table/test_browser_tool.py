"""Finding a browser: the first that runs; installing one only where that is allowed."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import browser

Machine = Callable[..., list[str]]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Pretends a machine: programs on the PATH, those of them that run, and what apt-get would bring."""

    def make(*programs: str, broken: tuple[str, ...] = (), root: bool = True, brings: str = "") -> list[str]:
        there, calls = list(programs), []

        def runs(*command: str) -> bool:
            calls.append(" ".join(command))
            if "install" in command and brings:
                there.append(brings)
            return command[0].removeprefix("/bin/") not in broken

        monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in there else None)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(browser, "_runs", runs)
        return calls

    return make


def test_the_browser_that_is_there_is_taken(machine: Machine) -> None:
    calls = machine("google-chrome", "chromium", "apt-get")
    assert browser.chromium() == "/bin/chromium"
    assert not any("apt-get" in call for call in calls)


def test_the_one_without_windows_comes_first(machine: Machine) -> None:
    machine("chromium", "chromium-headless-shell")
    assert browser.chromium() == "/bin/chromium-headless-shell"


def test_one_that_does_not_run_is_none(machine: Machine) -> None:
    machine("chromium-browser", "google-chrome", broken=("chromium-browser",))
    assert browser.chromium() == "/bin/google-chrome"


def test_root_gets_one_installed(machine: Machine) -> None:
    calls = machine("apt-get", brings="chromium")
    assert browser.chromium() == "/bin/chromium"
    assert [call.split()[2] for call in calls if "apt-get" in call] == ["update", "install"]


@pytest.mark.parametrize(("programs", "root"), [(["apt-get"], False), ([], True)])
def test_others_do_without(machine: Machine, programs: list[str], root: bool) -> None:
    calls = machine(*programs, root=root, brings="chromium")
    assert browser.chromium() is None
    assert calls == []


def test_an_installation_that_brings_nothing_is_no_browser(machine: Machine) -> None:
    machine("apt-get")
    assert browser.chromium() is None


def test_a_program_that_cannot_be_started_does_not_run() -> None:
    assert not browser._runs("/nowhere/at/all")


@pytest.mark.parametrize(
    ("programs", "lack"),
    [
        (["chromium-headless-shell", "chromium"], ""),
        (["chromium"], ""),
        (["google-chrome"], ""),
        (["google-chrome-stable"], ""),
        (["chromium-headless-shell"], "THE TESTS OF NOTIFICATIONS ARE SKIPPED"),
        ([], "THE BROWSER TESTS ARE SKIPPED"),
    ],
)
def test_what_is_left_out_is_told(
    programs: list[str], lack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a PATH that has these programs and nothing else; they do run."""
    for name in programs:
        (tmp_path / name).write_text("#!/bin/sh\necho Chromium 1.0\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.installed() == (str(tmp_path / programs[0]) if programs else None)
    assert browser.left_out().endswith(lack)
    assert bool(browser.left_out()) == bool(lack)
