"""Runs the tests once to learn which of them run which lines, then for each mutant those that run its lines."""

from __future__ import annotations

import gc
import mmap
import os
import resource
import signal
import sys
import time
import types
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from .living import caches, functions_by_file, swap
from .operators import Mutant, mutated

SRC = Path(__file__).resolve().parents[2] / "src" / "warptable"
SCENARIOS = ("tests/games", "tests/kernel")
"""Tests that say what a rule demands."""
GAMES = (
    *("tests/golden", "tests/properties", "tests/games/duel/test_random_games.py"),
    "tests/games/encounter/editions/test_avalon_cites.py",
)
"""Whole games: they notice that something is different, but not which rule says so."""
MEMORY = 3 << 30
"""Bytes that a run with a mutant may have: some never stop collecting."""
GRACE = 5.0
"""Seconds of computing that every test has, besides five times what it usually needs."""


@dataclass
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    state: str
    """killed, games (noticed by whole games only), survived, unreached (by any test), fixed (made at import only)."""
    test: str = ""
    tests: int = 0


@dataclass
class Reach:
    """Which tests run which lines, and how long each takes."""

    lines: dict[tuple[str, int], array[int]] = field(default_factory=lambda: defaultdict(lambda: array("H")))
    seconds: list[float] = field(default_factory=list)

    def tests(self, mutant: Mutant) -> set[int]:
        first, last = mutant.lines
        return {test for line in range(first, last + 1) for test in self.lines.get((mutant.path, line), ())}


class Tracer:
    """Notes the lines of some files that run."""

    def __init__(self, paths: list[str]) -> None:
        self.names = {str(SRC / path): path for path in paths}
        self.seen: set[tuple[str, int]] = set()

    def call(self, frame: types.FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        return self.line if frame.f_code.co_filename in self.names else None

    def line(self, frame: types.FrameType, event: str, _: Any) -> Callable[..., Any]:
        if event == "line":
            self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self.line

    def lines(self) -> Iterator[tuple[str, int]]:
        for name, line in self.seen:
            yield self.names[name], line


class Plugin:
    """Takes the place of the usual loop over the tests."""

    def __init__(
        self, found: list[Mutant], jobs: int, limit: float, games: bool, progress: Callable[[Verdict], None]
    ) -> None:
        self.mutants, self.jobs, self.limit, self.games, self.progress = found, jobs, limit, games, progress
        self.verdicts: list[Verdict] = []
        self.killers: dict[tuple[str, str], list[int]] = defaultdict(list)
        self.trouble = ""

    def pytest_collection(self) -> None:
        """Nobody reads the examples that fail: they need not be made simple."""
        from hypothesis import Phase, settings  # not before pytest has looked at its plugins

        usual = settings.get_profile("warptable")
        settings.register_profile("mutants", usual, phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = list(session.items)
        self.in_games = [item.nodeid.startswith(GAMES) for item in self.items]
        gc.unfreeze()  # what is frozen cannot be found
        self.caches = caches()
        assert self.caches
        gc.freeze()
        self.reach = self._learn()
        self._repeat()
        if not self.trouble:
            gc.unfreeze()
            gc.collect()
            self.functions = functions_by_file(str(SRC))
            gc.freeze()
            self._try_all()
        return True

    # ---- learning -------------------------------------------------------------------------------

    def _learn(self) -> Reach:
        reach, tracer = Reach(), Tracer(sorted({mutant.path for mutant in self.mutants}))
        for number in range(len(self.items)):
            tracer.seen.clear()
            trace = not self.in_games[number]  # a whole game runs nearly everything
            self._try_plain(number, "fails without any mutant", tracer.call if trace else None)
            for place in tracer.lines() if trace else ():
                reach.lines[place].append(number)
        return reach

    def _repeat(self) -> None:
        """Every test runs once more: one that fails the second time would seem to notice every mutant. This time it
        runs as fast as it can."""
        for number in range(len(self.items)):
            begin = time.process_time()
            self._try_plain(number, "fails when it runs a second time", None)
            self.reach.seconds.append(time.process_time() - begin)

    def _try_plain(self, number: int, complaint: str, trace: Callable[..., Any] | None) -> None:
        """One test, without any mutant."""
        item = self.items[number]
        self._forget()
        sys.settrace(trace)
        reports = runtestprotocol(item, log=False, nextitem=self._next(number))
        sys.settrace(None)
        for report in reports:
            if report.failed:
                self.trouble += f"{item.nodeid} {complaint}:\n{report.longreprtext}\n"

    def _next(self, number: int) -> pytest.Item | None:
        return self.items[number + 1] if number + 1 < len(self.items) else None

    def _forget(self) -> None:
        for cache in self.caches:
            cache.cache_clear()

    # ---- trying ---------------------------------------------------------------------------------

    def _try_all(self) -> None:
        """A process for each mutant, several side by side."""
        waiting = list(reversed(self.mutants))
        running: dict[int, tuple[Verdict, mmap.mmap]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                chosen = self._chosen(mutant)
                verdict = Verdict(mutant, "unreached", tests=len(chosen))
                if not chosen and not self.games:
                    self._done(verdict)
                    continue
                said = mmap.mmap(-1, mmap.PAGESIZE)
                child = os.fork()
                if not child:
                    self._child(mutant, chosen, said)
                running[child] = (verdict, said)
            if running:
                child, status = os.wait()
                verdict, said = running.pop(child)
                self._judge(verdict, status, said.readline().decode())
                self._done(verdict)

    def _chosen(self, mutant: Mutant) -> list[int]:
        """The tests that run the lines of this mutant: those that noticed others in this function, then quick ones."""
        reaching = self.reach.tests(mutant)
        first = [test for test in reversed(self.killers[mutant.path, mutant.function]) if test in reaching]
        return [*first, *sorted(reaching.difference(first), key=lambda test: self.reach.seconds[test])]

    def _judge(self, verdict: Verdict, status: int, told: str) -> None:
        """By what the child said last: the number of the test it was at, and how that went."""
        number, outcome = int(told.split()[0]), told.split()[1]
        if os.WIFSIGNALED(status) or outcome in ("failed", "running"):
            verdict.state = "games" if number >= 0 and self.in_games[number] else "killed"
            verdict.test = self.items[number].nodeid if number >= 0 else ""
            key = verdict.mutant.path, verdict.mutant.function
            if number >= 0 and not self.in_games[number]:
                self.killers[key] = [*(test for test in self.killers[key] if test != number), number]
        elif outcome == "fixed":
            verdict.state = "fixed"
        elif verdict.tests:
            verdict.state = "survived"

    def _done(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        self.progress(verdict)

    def _child(self, mutant: Mutant, chosen: list[int], said: mmap.mmap) -> None:
        """In a process of its own: change the code, run the tests until one fails, never come back."""
        code = 1
        say(said, -1, "died")
        try:
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            source = (SRC / mutant.path).read_text(encoding="utf-8")
            name = str(SRC / mutant.path)
            new = compile(mutated(source, mutant), name, "exec", dont_inherit=True)
            old = compile(source, name, "exec", dont_inherit=True)
            if not swap(self.functions.get(name, []), old, new):
                say(said, -1, "fixed")
            else:
                self._forget()
                self._run(chosen, said)
            code = 0
        finally:
            os._exit(code)

    def _run(self, chosen: list[int], said: mmap.mmap) -> None:
        games = [number for number, whole in enumerate(self.in_games) if whole] if self.games else []
        order = [*chosen, *sorted(games, key=lambda number: self.reach.seconds[number])]
        begin = time.process_time()
        for place, number in enumerate(order):
            if self.limit and time.process_time() - begin > self.limit:
                break
            say(said, number, "running")
            signal.setitimer(signal.ITIMER_PROF, GRACE + 5 * self.reach.seconds[number])
            following = self.items[order[place + 1]] if place + 1 < len(order) else None
            reports = runtestprotocol(self.items[number], log=False, nextitem=following)
            if any(report.failed for report in reports):
                say(said, number, "failed")
                return
        say(said, -1, "passed")


def say(said: mmap.mmap, number: int, outcome: str) -> None:
    """The newest words take the place of those before."""
    line = f"{number} {outcome}\n".encode()
    said[: len(line)] = line
