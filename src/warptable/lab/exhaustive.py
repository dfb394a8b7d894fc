"""Random games until everything has happened: each power and each card offered, used, declined and cancelled.

Every eighth game is left to chance and played to its end. The others are steered to what is missing (the family's
`ledger`), and each of their encounters is played several times from the same start while it brings nothing new. The
family's checks run after every answer; every 97 answers a fork and a loaded save are compared with the original. A game
that breaks is saved at the last decision before it, and named with its seed.

`python -m warptable.lab.exhaustive --edition ffg --players 4 --seconds 300` prints what happened and what is missing.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from warptable import load
from warptable.game import family_of, usual_edition
from warptable.kernel import Decision, Option, Rng, Session
from warptable.kernel.packs import Packs

from .coverage import Coverage
from .ledger import Setup, ledger_of

COPY_EVERY = 97  # decisions between two comparisons with a fork and a loaded save
ENDLESS = 50_000  # decisions after which a game counts as broken
PLAIN_EVERY = 8  # one game in this many is left to chance
TRIES = 5  # how often an encounter is played while it brings nothing new
STALE = 12  # encounters without anything new after which a steered game is given up


class Broken(Exception):
    """A game that broke a rule of the engine; says how to play it again."""


def explore(
    edition: str = usual_edition(),
    players: int = 4,
    seconds: float = 60.0,
    seed: int = 0,
    folder: Path | None = None,
    progress: Callable[[Coverage], None] | None = None,
    variants: tuple[str, ...] = (),
    games: int | None = None,
    only: Sequence[str] = (),
    facets: Sequence[str] = (),
    packs: Packs = (),
) -> Coverage:
    """Play until nothing is missing, or this many games, or until the time is up. With `only`, nothing but these
    aliens, cards and techs counts, with `facets` nothing but this.

    Raises Broken and writes a save to `folder` if a game breaks.
    """
    ledger = ledger_of(edition)
    wanted = ledger.wanted(edition, players, variants, packs)
    if only:
        wanted = {item: facets for item, facets in wanted.items() if item.partition(".")[0] in only}
    if facets:
        wanted = {item: tuple(facet for facet in can if facet in facets) for item, can in wanted.items()}
    coverage = Coverage(edition, wanted, variants=variants, packs=packs)
    start = time.perf_counter()
    while coverage.missing() and coverage.seconds < seconds and (games is None or coverage.games < games):
        table_seed = seed * 1_000_000 + coverage.games
        if coverage.games % PLAIN_EVERY:
            setup = ledger.steered_setup(coverage, table_seed, players, variants)
        else:
            setup = ledger.plain_setup(coverage, table_seed, players)
        Run(coverage, setup, setup.open(edition, players, variants), folder).play()
        coverage.games += 1
        coverage.seconds = time.perf_counter() - start
        if progress is not None:
            progress(coverage)
    return coverage


class Run:
    """One game with all checks."""

    def __init__(self, coverage: Coverage, setup: Setup, game: Session[Any], folder: Path | None) -> None:
        self.coverage = coverage
        self.family = family_of(coverage.edition)
        self.ledger = ledger_of(coverage.edition)
        self.steered = setup.steered
        self.game = game
        self.folder = folder
        self.rng = Rng.seeded("explore", setup.seed)
        self.steps = 0
        self.noted = 0  # events that are counted
        self.start = game.fork()  # of this encounter, to play it again
        self.tries = 0
        self.left = len(coverage.missing())
        self.stale = 0

    def play(self) -> None:
        """Play to the end; a steered game only as long as it can still bring something new."""
        while self.game.decisions and not (self.steered and self.given_up()):
            decision = self.rng.choice(self.game.decisions)
            if self.steered:
                option = self.ledger.choose(self.coverage, self.game, decision, self.rng)
            else:
                option = self.rng.choice(decision.options)
            self.step(decision, option)
        self.coverage.decisions += self.steps

    def step(self, decision: Decision[object], option: Option) -> None:
        """One answer, with all checks and all counts."""
        game = self.game
        self.ledger.note_offer(self.coverage, game, decision, option)
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
        self.ledger.note_events(self.coverage, game.log, self.noted)
        self.noted = len(game.log)

    def problems(self) -> list[str]:
        wrong = self.family.problems(self.game)
        if self.steps % COPY_EVERY == 0 or self.game.over:
            wrong += copy_problems(self.game, self.coverage.packs)
        if self.steps > ENDLESS:
            wrong.append("this game does not end")
        return wrong

    def given_up(self) -> bool:
        """At the start of a new encounter, go back and play the last one again if it brought nothing new. True if the
        game will bring nothing new any more."""
        if self.family.rounds(self.game.state) == self.family.rounds(self.start.state):
            return False
        left = len(self.coverage.missing())
        self.tries = self.tries + 1 if left == self.left else 0
        self.left = left
        if 0 < self.tries < TRIES:
            self.game = self.start.fork()
            self.noted = len(self.game.log)
            return False
        self.stale = self.stale + 1 if self.tries else 0
        self.tries = 0
        self.start = self.game.fork()
        return self.stale >= STALE or not self.ledger.promise(self.coverage, self.game)


def copy_problems(game: Session[Any], packs: Packs = ()) -> list[str]:
    """Compare a fork and a loaded save with the original. A loaded save replays its log, so that is compared only when
    the game is over."""
    found = []
    for name, copy in (("fork", game.fork()), ("save", load(game.save(), packs))):
        if copy.state != game.state:
            found.append(f"the state of a {name} differs")
        asked = [[(d.key, list(d.options)) for d in session.decisions] for session in (game, copy)]
        if asked[0] != asked[1]:
            found.append(f"a {name} asks {asked[1]}, not {asked[0]}")
        replays = name == "save" and not game.over
        if not replays and [event.seen_by(None) for event in copy.log] != [event.seen_by(None) for event in game.log]:
            found.append(f"the log of a {name} differs")
    return found


def _report(game: Session[Any], answers: int, what: str, folder: Path | None) -> str:
    """What broke, and how to get there again."""
    lines = [f"seed {game.seed} with {game.options}, after {answers} answers: {what}"]
    if folder is not None:
        path = folder / f"broken-{game.state.edition}-{game.seed}.warptable"
        path.write_bytes(game.played_again(game.history[:answers]).save())
        lines.append(f"a save at the decision before it: {path}")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Explore and print; 1 if something is missing or broken."""
    parser = argparse.ArgumentParser(prog="python -m warptable.lab.exhaustive", description=main.__doc__)
    parser.add_argument("--edition", default=usual_edition())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, help="stop after so many games, whatever the time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--variants", default="", help="separated by commas")
    parser.add_argument("--only", default="", help="aliens, cards or techs, separated by commas: nothing else counts")
    parser.add_argument("--folder", type=Path, default=Path(), help="where a save of a broken game is put")
    asked = parser.parse_args(words)
    variants = tuple(filter(None, asked.variants.split(",")))
    try:
        coverage = explore(
            asked.edition,
            asked.players,
            asked.seconds,
            asked.seed,
            asked.folder,
            variants=variants,
            games=asked.games,
            only=tuple(filter(None, asked.only.split(","))),
        )
    except Broken as broken:
        sys.stderr.write(f"{broken}\n")
        return 1
    possible = {facet for facets in coverage.wanted.values() for facet in facets}
    columns = [facet for facet in ledger_of(asked.edition).facets if facet in possible]
    sys.stdout.write(f"{coverage.table(columns)}\n\n{summary(coverage)}\n")
    return 1 if coverage.missing() else 0


def summary(coverage: Coverage) -> str:
    """How much was played, how much of what can happen did happen, and what did not."""
    missing, possible = coverage.missing(), sum(map(len, coverage.wanted.values()))
    played = f"{coverage.games} games, {coverage.decisions} decisions, {coverage.seconds:.0f} s"
    lines = [f"{played}: {possible - len(missing)} of {possible} happened"]
    return "\n".join(lines + [f"missing: {item} {facet}" for item, facet in missing])


if __name__ == "__main__":
    sys.exit(main())
