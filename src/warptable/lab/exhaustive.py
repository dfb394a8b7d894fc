"""Random games until everything has happened: each power and each card offered, used, declined and cancelled.

Every eighth game is left to chance and played to its end; the others are steered to what is missing (`lab.steering`),
and each of their encounters is played several times from the same start while it brings nothing new. At every decision
the checks of `lab.checks` run, now and then a fork and a save are compared with the original. A game that breaks is
written down as a save at the last decision before it, and named with its seed.

`python -m warptable.lab.exhaustive --edition ffg --players 4 --seconds 300` prints what happened and what is missing.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from .. import load
from ..encounter.checks import problems
from ..encounter.model.state import State
from ..kernel import Decision, Entry, Option, Rng, Session
from .encounter.coverage import Coverage, note_event, note_offer, wanted_of
from .encounter.steering import Table, choose, plain_table, promise, steered_table

COPY_EVERY = 97  # decisions between two comparisons with a fork and a loaded save
ENDLESS = 50_000
PLAIN_EVERY = 8  # games
TRIES = 5  # how often an encounter is played while it brings nothing new
STALE = 12  # encounters without anything new after which a steered game is left


class Broken(Exception):
    """A game that broke a rule of the engine; says how to play it again."""


def explore(
    edition: str = "ffg",
    players: int = 4,
    seconds: float = 60.0,
    seed: int = 0,
    folder: Path | None = None,
    progress: Callable[[Coverage], None] | None = None,
    variants: tuple[str, ...] = (),
) -> Coverage:
    """Play until nothing is missing or the time is up; raises Broken and writes a save to `folder` if a game breaks."""
    coverage = Coverage(edition, wanted_of(edition, players, variants))
    start = time.perf_counter()
    while coverage.missing() and coverage.seconds < seconds:
        table_seed = seed * 1_000_000 + coverage.games
        if coverage.games % PLAIN_EVERY:
            table = steered_table(coverage, table_seed, players, variants)
        else:
            table = plain_table(coverage, table_seed, players)
        Run(coverage, table, table.open(edition, players, variants), folder).play()
        coverage.games += 1
        coverage.seconds = time.perf_counter() - start
        if progress is not None:
            progress(coverage)
    return coverage


class Run:
    """One game with all checks."""

    def __init__(self, coverage: Coverage, table: Table, game: Session[State], folder: Path | None) -> None:
        self.coverage = coverage
        self.steered = table.steered
        self.game = game
        self.folder = folder
        self.rng = Rng.seeded("explore", table.seed)
        self.steps = 0
        self.told = 0  # events that are counted
        self.start = game.fork()  # of this encounter, to play it again
        self.tries = 0
        self.left = len(coverage.missing())
        self.stale = 0

    def play(self) -> None:
        """To the end, or as long as there is something to hope for."""
        while self.game.decisions and not (self.steered and self.turned_away()):
            decision = self.rng.choice(self.game.decisions)
            if self.steered:
                option = choose(self.coverage, self.game, decision, self.rng)
            else:
                option = self.rng.choice(decision.options)
            self.step(decision, option)
        self.coverage.decisions += self.steps

    def step(self, decision: Decision[object], option: Option) -> None:
        """One answer, with all checks and all counts."""
        game = self.game
        note_offer(self.coverage, game, decision, option)
        answers = len(game.history)
        said = f"{decision!r} answered {option!r}"
        try:
            game.answer(decision, option)
            self.steps += 1
            wrong = self.problems()
        except Exception as error:
            raise Broken(_report(game, answers, f"{said}: {error!r}", self.folder)) from error
        if wrong:
            raise Broken(_report(game, answers, f"{said}: {'; '.join(wrong)}", self.folder))
        for event in game.log[self.told :]:
            note_event(self.coverage, event)
        self.told = len(game.log)

    def problems(self) -> list[str]:
        wrong = problems(self.game)
        if self.steps % COPY_EVERY == 0 or self.game.over:
            wrong += copy_problems(self.game)
        if self.steps > ENDLESS:
            wrong.append("this game does not end")
        return wrong

    def turned_away(self) -> bool:
        """At the start of a new encounter: go back to the last start if that encounter brought nothing new. True if
        nothing is to be hoped for any more."""
        if self.game.state.encounters == self.start.state.encounters:
            return False
        left = len(self.coverage.missing())
        self.tries = self.tries + 1 if left == self.left else 0
        self.left = left
        if 0 < self.tries < TRIES:
            self.game = self.start.fork()
            self.told = len(self.game.log)
            return False
        self.stale = self.stale + 1 if self.tries else 0
        self.tries = 0
        self.start = self.game.fork()
        return self.stale >= STALE or not promise(self.coverage, self.game)


def copy_problems(game: Session[State]) -> list[str]:
    """A fork and a loaded save are equal to the original. The log of a save is replayed: it is compared at the end."""
    found = []
    for name, copy in (("fork", game.fork()), ("save", load(game.save()))):
        if copy.state != game.state:
            found.append(f"the state of a {name} differs")
        asked = [[(d.key, list(d.options)) for d in session.decisions] for session in (game, copy)]
        if asked[0] != asked[1]:
            found.append(f"a {name} asks {asked[1]}, not {asked[0]}")
        replays = name == "save" and not game.over
        if not replays and [event.seen_by(None) for event in copy.log] != [event.seen_by(None) for event in game.log]:
            found.append(f"the log of a {name} differs")
    return found


def _report(game: Session[State], answers: int, what: str, folder: Path | None) -> str:
    """What broke, with the way back to it."""
    lines = [f"seed {game.seed} with {game.options}, after {answers} answers: {what}"]
    if folder is not None:
        path = folder / f"broken-{game.state.edition}-{game.seed}.warptable"
        path.write_bytes(replayed(game, game.history[:answers]).save())
        lines.append(f"a save at the decision before it: {path}")
    return "\n".join(lines)


def replayed(game: Session[State], history: Sequence[Entry]) -> Session[State]:
    """The same game after these answers only."""
    start = game.rules.start(game.seed, game.options)
    return Session(game.rules, game.seed, game.options, start, game.uniform, True, None, None, history)


def main(words: Sequence[str] | None = None) -> int:
    """Explore and print; 1 if something is missing or broken."""
    parser = argparse.ArgumentParser(prog="python -m warptable.lab.exhaustive", description=main.__doc__)
    parser.add_argument("--edition", default="ffg")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--variants", default="", help="separated by commas")
    parser.add_argument("--folder", type=Path, default=Path(), help="where a save of a broken game is put")
    asked = parser.parse_args(words)
    variants = tuple(filter(None, asked.variants.split(",")))
    try:
        coverage = explore(asked.edition, asked.players, asked.seconds, asked.seed, asked.folder, None, variants)
    except Broken as broken:
        sys.stderr.write(f"{broken}\n")
        return 1
    sys.stdout.write(f"{coverage.table()}\n\n{summary(coverage)}\n")
    return 1 if coverage.missing() else 0


def summary(coverage: Coverage) -> str:
    """How much was played, how much of what can happen did happen, and what did not."""
    missing, possible = coverage.missing(), sum(map(len, coverage.wanted.values()))
    played = f"{coverage.games} games, {coverage.decisions} decisions, {coverage.seconds:.0f} s"
    lines = [f"{played}: {possible - len(missing)} of {possible} happened"]
    return "\n".join(lines + [f"missing: {item} {facet}" for item, facet in missing])


if __name__ == "__main__":
    sys.exit(main())
