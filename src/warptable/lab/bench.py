"""Speed and memory of the engine on one core. The numbers mean something only beside the yardsticks.

Two yardsticks run on the same core: a fixed loop of plain Python, and a well-known chess package playing random legal
moves (when it is installed). The learning environment is measured when its packages are installed.
"""

import gc
import importlib
import importlib.util
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from warptable import load, new_game
from warptable.game import games, usual_edition
from warptable.kernel import Rng, Session

from .playing import at_random, play
from .simulate import simulate

EDITION, PLAYERS = usual_edition(), 4
COSMOS = ("technology", "reward-deck", "flagships", "dominion-aliens")
VARIANTS = {"technology": ("technology",), "cosmos": COSMOS}
"""Tables that are measured besides the base game: with technology, and with everything in play."""
LONG = 400  # decisions from which a game is measured while it runs


def bench(seconds: float = 20.0) -> dict[str, Any]:
    """Measure everything in about this many seconds."""
    share = seconds / 14
    for variants in ((), *VARIANTS.values()):
        simulate(EDITION, PLAYERS, 5, seed=1, variants=variants)  # warm up: imports, wiring, caches
    for edition, players in others().values():
        simulate(edition, players, 5, seed=1)
    loop = calibration(share)
    chess = chess_moves_per_s(share)
    games = random_games(2 * share)
    report: dict[str, Any] = {
        "edition": EDITION,
        "players": PLAYERS,
        "calibration_ops_per_s": round(loop),
        "chess_moves_per_s": None if chess is None else round(chess),
        **games,
        "ratio_to_chess": None if chess is None else round(games["decisions_per_s"] / chess, 3),
        "decisions_per_million_ops": round(games["decisions_per_s"] / loop * 1e6, 1),
    }
    for name, variants in VARIANTS.items():
        speed = random_games(share, variants)["decisions_per_s"]
        report[f"{name}_decisions_per_s"] = speed
        report[f"{name}_ratio_to_chess"] = None if chess is None else round(speed / chess, 3)
    for part in (forks(2 * share), saves(share), views(share), {"memory_kb": memory_kb()}, finished_saves(share)):
        report |= part
    bare = [_microseconds(game.fork) for game in _running(share, record=False, every=3, variants=COSMOS)]
    report["cosmos_fork_us"] = round(statistics.median(bare), 1)
    for name, (edition, players) in others().items():
        report |= {f"{name}_{key}": value for key, value in other_game(edition, players, share, chess).items()}
    return report | environment(share)


def others() -> dict[str, tuple[str, int]]:
    """The other games: the first edition of each, with as few players as it can have."""
    found = {game.id: next(iter(game.layer("engine").editions().values())) for game in games().values()}
    return {name: (one.id, one.low) for name, one in found.items() if one.id != EDITION}


def other_game(edition: str, players: int, seconds: float, chess: float | None) -> dict[str, Any]:
    """Of another game: random decisions, forks, and the memory of a running game."""
    speed = random_games(seconds / 2, edition=edition, players=players)["decisions_per_s"]
    running = _running(seconds / 2, record=False, every=3, edition=edition, players=players)
    bare = [_microseconds(game.fork) for game in running]
    return {
        "decisions_per_s": speed,
        "ratio_to_chess": None if chess is None else round(speed / chess, 3),
        "fork_us": round(statistics.median(bare), 1),
        "memory_kb": memory_kb(edition, players),
    }


# ---------------------------------------------------------------- yardsticks


def calibration(seconds: float) -> float:
    """Rounds a second of a fixed loop: integers, a list, a dictionary, a call."""
    rounds, start = 0, time.perf_counter()
    while not rounds or time.perf_counter() - start < seconds:
        _plain_work(10_000)
        rounds += 10_000
    return rounds / (time.perf_counter() - start)


def _plain_work(rounds: int) -> int:
    items, counts, value = [0] * 64, dict.fromkeys(range(64), 0), 1

    def mix(number: int) -> int:
        return (number * 1103515245 + 12345) & 0x7FFFFFFF

    for _ in range(rounds):
        value = mix(value)
        slot = value & 63
        items[slot] += 1
        counts[slot] = items[slot] + 1
    return sum(items)


def chess_moves_per_s(seconds: float) -> float | None:
    """Random legal chess moves a second; None without the package."""
    if importlib.util.find_spec("chess") is None:
        return None
    chess = importlib.import_module("chess")
    rng, moves, start = Rng.seeded("chess"), 0, time.perf_counter()
    while not moves or time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[rng.below(len(legal))])
            moves += 1
    return moves / (time.perf_counter() - start)


# ---------------------------------------------------------------- the engine


def random_games(
    seconds: float, variants: Sequence[str] = (), edition: str = EDITION, players: int = PLAYERS
) -> dict[str, Any]:
    """Random games with powers and artifacts, as `simulate` plays them."""
    games = decisions = seed = 0
    start = time.perf_counter()
    while not seed or time.perf_counter() - start < seconds:  # at least once, however slow
        part = simulate(edition, players, 10, seed=seed, variants=variants)
        games += part["games"]
        decisions += part["decisions"]
        seed += 1
    spent = time.perf_counter() - start
    return {
        "games": games,
        "games_per_s": round(games / spent, 2),
        "decisions": decisions,
        "decisions_per_s": round(decisions / spent, 1),
    }


def _running(
    seconds: float,
    *,
    record: bool,
    every: int,
    variants: Sequence[str] = (),
    edition: str = EDITION,
    players: int = PLAYERS,
) -> Iterable[Session[Any]]:
    """Random games, given out at random decisions (one in `every`) until the time is up, but at least once."""
    end, seed, given = time.perf_counter() + seconds, 0, 0
    while not given or time.perf_counter() < end:
        game = new_game(edition, players, seed, None, variants, record=record)
        rng = Rng.seeded("bench", seed)
        seed += 1
        while game.decisions and (not given or time.perf_counter() < end):
            if rng.below(every) == 0:
                given += 1
                yield game
            decision = game.decisions[0]
            game.answer(decision, decision.options[rng.below(len(decision.options))])


def _microseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e6


def _spread(name: str, times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        f"{name}_us": round(statistics.median(ordered), 1),
        f"{name}_p90_us": round(ordered[int(len(ordered) * 0.9)], 1),
    }


def forks(seconds: float) -> dict[str, float]:
    """Forks at random decisions: of sessions without log, as search does, and of full sessions."""
    bare = [_microseconds(game.fork) for game in _running(seconds / 2, record=False, every=3)]
    full = [_microseconds(game.fork) for game in _running(seconds / 2, record=True, every=3)]
    return {"forks": len(bare) + len(full), **_spread("fork", bare), **_spread("fork_with_log", full)}


def saves(seconds: float) -> dict[str, float]:
    """Saving and loading running games."""
    save_times: list[float] = []
    load_times: list[float] = []
    for game in _running(seconds, record=True, every=60):
        save_times.append(_microseconds(game.save))
        data = game.save()
        load_times.append(_microseconds(partial(load, data)))
    return {
        "save_ms": round(statistics.median(save_times) / 1e3, 3),
        "load_ms": round(statistics.median(load_times) / 1e3, 3),
    }


def views(seconds: float) -> dict[str, float]:
    """Views of the seat that is asked."""
    times = [
        _microseconds(partial(game.view, game.decisions[0].seat)) for game in _running(seconds, record=False, every=3)
    ]
    return _spread("view", times)


def memory_kb(edition: str = EDITION, players: int = PLAYERS) -> float:
    """The memory of one running game with its log after many decisions, without what games share."""
    rng = Rng.seeded("memory")
    warm = new_game(edition, players, 1)
    play(warm, at_random(rng))
    gc.collect()
    tracemalloc.start()
    try:
        game = new_game(edition, players, 2)
        for _ in range(LONG):
            if game.decisions:
                decision = game.decisions[0]
                game.answer(decision, decision.options[rng.below(len(decision.options))])
        gc.collect()
        return round(tracemalloc.get_traced_memory()[0] / 1024, 1)
    finally:
        tracemalloc.stop()


def finished_saves(seconds: float) -> dict[str, float]:
    """The size of saves of finished games."""
    sizes: list[float] = []
    end = time.perf_counter() + seconds
    while not sizes or time.perf_counter() < end:
        game = new_game(EDITION, PLAYERS, 1000 + len(sizes), record=False)
        play(game, at_random(Rng.seeded("sizes", len(sizes))))
        sizes.append(len(game.save()) / 1024)
    return {
        "finished_saves": len(sizes),
        "save_kb": round(statistics.median(sizes), 2),
        "save_kb_max": round(max(sizes), 2),
    }


# ---------------------------------------------------------------- the learning environment


def environment(seconds: float) -> dict[str, float | None]:
    """Random games through the PettingZoo environment, observations and masks included: with PettingZoo's guards round
    it, and bare. None without the packages."""
    forms = {"env_steps_per_s": "env", "env_bare_steps_per_s": "raw_env"}
    if not all(importlib.util.find_spec(name) for name in ("pettingzoo", "gymnasium", "numpy")):
        return dict.fromkeys(forms)
    tables = importlib.import_module("..env.pettingzoo", __package__)
    return {
        name: round(_steps_per_s(getattr(tables, form)(EDITION, PLAYERS), seconds / 2), 1)
        for name, form in forms.items()
    }


def _steps_per_s(table: Any, seconds: float) -> float:
    """Steps a second of agents that choose at random among what the mask allows."""
    rng, steps, seed = Rng.seeded("env"), 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        table.reset(seed=seed)
        seed += 1
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut or (steps and time.perf_counter() - start >= seconds):  # at least one, however slow
                break
            allowed = observation["action_mask"].nonzero()[0]
            table.step(int(allowed[rng.below(len(allowed))]))
            steps += 1
    return steps / (time.perf_counter() - start)
