"""Many games between bots, on one core or several, with a digest that proves what was played.

Game number i of a run has the table seed `seed * 1_000_000 + i`, so that any game of any run can be played again alone.
"""

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from .. import load_alien, load_aliens, new_game
from ..bots import BOTS, Sight, make_bot, thinks_ahead
from ..encounter.content.registry import homemade_ids
from ..encounter.model.state import State
from ..encounter.rulebook import Settings
from ..kernel import Rng, Session
from ..kernel.session import KEEP
from .engines import make_engine

SPACING = 1_000_000  # between the table seeds of two runs
ENDLESS = 200_000  # decisions after which a game is given up: something goes round and round
NEVER = 1 << 60  # checkpoints are for forks and saves, which bulk play needs only for bots that think ahead
CHUNK = 25  # games a worker plays before it reports

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Table:
    """What every game of a run has in common."""

    edition: str
    players: int
    bots: tuple[str, ...]  # one a seat
    variants: tuple[str, ...]
    aliens: tuple[str, ...] | None


@dataclass(slots=True)
class Tally:
    """What came out of some games."""

    games: int = 0
    decisions: int = 0
    encounters: int = 0
    shared_wins: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    plays: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    digests: list[bytes] = field(default_factory=list)
    errors: list[dict[str, Any]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.encounters += other.encounters
        self.shared_wins += other.shared_wins
        self.wins += other.wins
        self.plays += other.plays
        self.seat_wins += other.seat_wins
        self.digests += other.digests
        self.errors += other.errors


def simulate(
    edition: str = "ffg",
    players: int = 4,
    games: int = 100,
    seed: int = 0,
    bots: str = "random",
    variants: Sequence[str] = (),
    aliens: Sequence[str] | None = None,
    workers: int | None = 1,
    progress: Progress | None = None,
    aliens_from: str | None = None,
    engine: str = "processes",
) -> dict[str, Any]:
    """Play games and count; raises ValueError for a table that cannot be set up.

    `bots` is one name for all seats, or a comma list with one a seat. `wins` and `plays` go by the alien a seat began
    with; `seat_wins` by seat. A shared victory counts for each of the winners. `progress(done, of)` is called now and
    then. A game that breaks is listed under `errors` and not counted. `aliens_from` is a folder of home-made aliens.
    `workers` None: all cores. Ctrl-C ends the run; what was played until then is counted, and `complete` is false.
    """
    load_once(aliens_from)
    table = Table(edition, players, line_up(bots, players), tuple(variants), None if aliens is None else tuple(aliens))
    Settings(edition, players, table.aliens, table.variants).checked()
    if games < 0:
        raise ValueError("the number of games must not be negative")
    mapped = make_engine(engine, workers)
    start, done, parts, complete = time.perf_counter(), 0, dict[int, Tally](), True
    try:
        for first, part in mapped(partial(_part, table, seed, aliens_from), _chunks(games)):
            parts[first] = part
            done += part.games + len(part.errors)
            if progress is not None:
                progress(done, games)
    except KeyboardInterrupt:
        complete = False
    whole = Tally()
    for first in sorted(parts):  # in the order of the games, whoever was ready first
        whole.add(parts[first])
    return {**_report(table, seed, whole, time.perf_counter() - start), "complete": complete}


def line_up(bots: str, players: int) -> tuple[str, ...]:
    """One bot name a seat, from one name or a comma list."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise ValueError(f"{len(names)} bots named for {players} players")
    for name in names:
        if name not in BOTS:
            make_bot(name)  # raises with the list of names
    return names


def load_once(path: str | None) -> None:
    """Load home-made aliens from a folder or one file, unless this process has them already."""
    if path is None or homemade_ids():
        return
    if Path(path).is_file():
        load_alien(path)
    else:
        load_aliens(path)


def _chunks(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def _part(table: Table, seed: int, aliens_from: str | None, numbers: range) -> tuple[int, Tally]:
    """Some games, with the number of the first; for whoever plays them."""
    load_once(aliens_from)
    return numbers[0], play_chunk(table, seed, numbers)


def _report(table: Table, seed: int, whole: Tally, seconds: float) -> dict[str, Any]:
    return {
        "edition": table.edition,
        "players": table.players,
        "bots": list(table.bots),
        "variants": list(table.variants),
        "seed": seed,
        "games": whole.games,
        "seconds": round(seconds, 3),
        "games_per_s": round(whole.games / seconds, 2) if seconds else 0.0,
        "decisions": whole.decisions,
        "decisions_per_s": round(whole.decisions / seconds, 1) if seconds else 0.0,
        "encounters": whole.encounters,
        "wins": {alien: whole.wins[alien] for alien in sorted(whole.plays)},
        "plays": {alien: whole.plays[alien] for alien in sorted(whole.plays)},
        "seat_wins": [whole.seat_wins[seat] for seat in range(table.players)],
        "shared_wins": whole.shared_wins,
        "errors": whole.errors,
        "digest": hashlib.sha256(b"".join(whole.digests)).hexdigest(),
    }


def play_chunk(table: Table, seed: int, numbers: Sequence[int]) -> Tally:
    """Play these games of a run."""
    tally = Tally()
    for number in numbers:
        game_seed = seed * SPACING + number
        try:
            _play_one(table, game_seed, tally)
        except Exception as error:  # a broken game must not cost the others; the report names it
            tally.errors.append({"game": number, "seed": game_seed, "error": f"{type(error).__name__}: {error}"})
            tally.digests.append(b"broken")
    return tally


def _play_one(table: Table, game_seed: int, tally: Tally) -> None:
    keep = KEEP if any(thinks_ahead(name) for name in table.bots) else NEVER
    game = new_game(table.edition, table.players, game_seed, table.aliens, table.variants, record=False, keep=keep)
    rng = Rng.seeded("bots", game_seed)
    play = play_at_random if set(table.bots) == {"random"} else partial(play_with_bots, table.bots)
    decisions = play(game, rng, "setup.aliens")
    began = [player.sheets[0].alien if player.sheets else "" for player in game.state.seats]
    decisions += play(game, rng, "")
    tally.games += 1
    tally.decisions += decisions
    tally.encounters += game.state.encounters
    tally.digests.append(answers_digest(game))
    tally.plays.update(alien for alien in began if alien)
    winners = game.winners
    tally.shared_wins += len(winners) > 1
    for seat in winners:
        tally.seat_wins[seat] += 1
        if began[seat]:
            tally.wins[began[seat]] += 1


def answers_digest(game: Session[State]) -> bytes:
    """A hash of every answer of a game with the seat that gave it, in order."""
    answers = [(entry.seat, entry.answer) for entry in game.history]
    return hashlib.sha256(json.dumps(answers, separators=(",", ":")).encode()).digest()


def play_at_random(game: Session[State], rng: Rng, only: str) -> int:
    """Uniform random play to the end, or while the game is in the step `only`; the number of decisions.

    The same choices as `RandomBot` makes, with nothing in between.
    """
    below, answer, state = rng.below, game.answer, game.state
    decisions = 0
    while (opened := game.decisions) and (not only or state.step == only):
        decision = opened[0]
        options = decision.options
        number = len(options)
        if number > 1:
            decisions += 1
            if decisions > ENDLESS:
                raise RuntimeError("this game does not end")
            answer(decision, options[below(number)])
        else:
            answer(decision, options[0])
    return decisions


def play_with_bots(names: Sequence[str], game: Session[State], rng: Rng, only: str) -> int:
    """Play to the end, or while the game is in the step `only`, with one bot a seat."""
    bots = [make_bot(name) for name in names]
    looks = [Sight(game, seat) for seat in range(len(bots))]
    decisions = 0
    while (opened := game.decisions) and (not only or game.state.step == only):
        decision = opened[0]
        if len(decision.options) > 1:
            decisions += 1
            if decisions > ENDLESS:
                raise RuntimeError("this game does not end")
            option = bots[decision.seat].choose(looks[decision.seat], decision, rng)
        else:
            option = decision.options[0]
        game.answer(decision, option)
    return decisions


__all__ = ["answers_digest", "line_up", "play_at_random", "play_chunk", "play_with_bots", "simulate"]
