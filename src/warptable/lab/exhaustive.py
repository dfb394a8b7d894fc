"""Random games until everything has happened: each power and each card offered, used, declined and cancelled.

Half of each table are powers of which something is still missing. At every decision the checks of `lab.checks` run,
now and then a fork and a save are compared with the original. A game that breaks is written down as a save at the last
decision before it, and named with its seed.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .. import load, new_game
from ..encounter.content.registry import registry_for
from ..encounter.editions import EDITIONS, edition_for
from ..encounter.model.cards import flare_of
from ..encounter.model.state import State
from ..kernel import PASS, Decision, Entry, Event, Rng, Session
from .checks import problems

OFFERED, USED, DECLINED, CANCELLED = "offered", "used", "declined", "cancelled"
FACETS = (OFFERED, USED, DECLINED, CANCELLED)
COPY_EVERY = 97  # decisions between two comparisons with a fork and a loaded save
ENDLESS = 50_000

Wanted = dict[str, tuple[str, ...]]


class Broken(Exception):
    """A game that broke a rule of the engine; says how to play it again."""


@dataclass(slots=True)
class Coverage:
    """What has happened so far."""

    edition: str
    wanted: Wanted
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)  # (item, facet)
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def missing(self) -> list[tuple[str, str]]:
        """(item, facet) pairs that can happen and have not."""
        return [
            (item, facet) for item, facets in self.wanted.items() for facet in facets if not self.counts[item, facet]
        ]

    def table(self) -> str:
        """The counts as text; a dash where something cannot happen."""
        width = max((len(item) for item in self.wanted), default=4)
        lines = [" ".join(["item".ljust(width), *(facet.rjust(9) for facet in FACETS)])]
        for item, facets in sorted(self.wanted.items()):
            cells = [str(self.counts[item, facet]) if facet in facets else "-" for facet in FACETS]
            lines.append(" ".join([item.ljust(width), *(cell.rjust(9) for cell in cells)]))
        return "\n".join(lines)


def playable(edition: str) -> list[str]:
    """The powers of an edition that are there to be played."""
    return [alien for alien in EDITIONS[edition].aliens if alien in registry_for(edition).aliens]


def wanted_of(edition: str, players: int) -> Wanted:
    """What can happen at all in an edition: a mandatory power is not offered, a power that is no use is not zapped."""
    rules, registry = edition_for(edition, (), players), registry_for(edition)
    cards = {face for face, _ in rules.deck}
    wanted: Wanted = {}
    for alien in playable(edition):
        for ability in registry.aliens[alien].abilities:
            if ability.must and not ability.is_use:
                continue  # a passive part: nothing is asked or announced
            facets = [USED] if ability.must else [OFFERED, USED, DECLINED]
            wanted[ability.id] = (*facets, CANCELLED) if ability.is_use and "cosmic-zap" in cards else tuple(facets)
        if rules.flares and flare_of(alien) in registry.flares:
            wanted[flare_of(alien)] = (OFFERED, DECLINED)
            for flare in registry.aliens[alien].flares:
                wanted[flare.id] = (USED, CANCELLED) if "card-zap" in cards else (USED,)
    for face in registry.artifacts:
        if face in cards and (face != "cosmic-zap" or playable(edition)):
            facets = [OFFERED, USED, DECLINED]
            wanted[face] = (*facets, CANCELLED) if "card-zap" in cards else tuple(facets)
    return wanted


def explore(
    edition: str = "ffg",
    players: int = 4,
    seconds: float = 60.0,
    seed: int = 0,
    folder: Path | None = None,
    progress: Callable[[Coverage], None] | None = None,
) -> Coverage:
    """Play until nothing is missing or the time is up; raises Broken and writes a save to `folder` if a game breaks."""
    coverage = Coverage(edition, wanted_of(edition, players))
    start = time.perf_counter()
    while coverage.missing() and coverage.seconds < seconds:
        table_seed = seed * 1_000_000 + coverage.games
        aliens = line_up(coverage, players, Rng.seeded("line-up", table_seed))
        play(coverage, table_seed, players, aliens, folder)
        coverage.games += 1
        coverage.seconds = time.perf_counter() - start
        if progress is not None:
            progress(coverage)
    return coverage


def line_up(coverage: Coverage, players: int, rng: Rng) -> tuple[str, ...] | None:
    """Half of the seats get powers of which something is missing; None where the edition has no powers."""
    aliens = playable(coverage.edition)
    if len(aliens) < players:
        return None
    lacking = {item.partition(".")[0].removeprefix("flare-") for item, _ in coverage.missing()}
    first = [alien for alien in aliens if alien in lacking]
    rng.shuffle(first)
    rng.shuffle(aliens)
    chosen: list[str] = []
    for alien in first[: max(1, players // 2)] + aliens:
        if len(chosen) < players and registry_for(coverage.edition).may_join(alien, chosen):
            chosen.append(alien)
    rng.shuffle(chosen)
    return tuple(chosen)


def play(coverage: Coverage, seed: int, players: int, aliens: Sequence[str] | None, folder: Path | None) -> None:
    """One random game with all checks."""
    game = new_game(coverage.edition, players, seed, aliens)
    rng, told, steps = Rng.seeded("explore", seed), 0, 0
    while game.decisions:
        decision = game.decisions[rng.below(len(game.decisions))]
        option = decision.options[rng.below(len(decision.options))]
        note_offer(coverage, game, decision, option)
        answers = len(game.history)
        try:
            game.answer(decision, option)
            wrong = problems(game)
            steps += 1
            if steps % COPY_EVERY == 0 or game.over:
                wrong += copy_problems(game)
            if steps > ENDLESS:
                wrong.append("this game does not end")
        except Exception as error:
            raise Broken(_report(game, answers, f"{decision!r} answered {option!r}: {error!r}", folder)) from error
        if wrong:
            raise Broken(_report(game, answers, f"{decision!r} answered {option!r}: {'; '.join(wrong)}", folder))
        for event in game.log[told:]:
            note_event(coverage, event)
        told = len(game.log)
    coverage.decisions += steps


def note_offer(coverage: Coverage, game: Session[State], decision: Decision[object], option: object) -> None:
    """An offer was made; a power is used when it is chosen; all are declined if nothing is."""
    if decision.kind != "offer":
        return
    for offered in decision.options:
        item = game.state.faces[offered] if isinstance(offered, int) else offered
        if item != PASS and isinstance(item, str):
            coverage.counts[item, OFFERED] += 1
            coverage.counts[item, DECLINED] += option == PASS
            coverage.counts[item, USED] += option == offered and isinstance(offered, str)


def note_event(coverage: Coverage, event: Event) -> None:
    """Cards that were played, powers that were used without being offered, and what was cancelled."""
    if event.kind == "power_used" and not coverage.counts[event.data["ability"], OFFERED]:
        coverage.counts[event.data["ability"], USED] += 1
    elif event.kind == "card_played":
        coverage.counts[event.data["face"], USED] += 1
    elif event.kind == "flare_played":
        coverage.counts[f"{event.data['face'].removeprefix('flare-')}.{event.data['side']}", USED] += 1
    elif event.kind == "cancelled":
        coverage.counts[event.data["ability"], CANCELLED] += 1


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
