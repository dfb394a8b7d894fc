"""What a run plays, and one game of it as a row of numbers: the chunk function behind every measurement.

Game number i of a plan is wholly fixed by the plan and i, so any game of any run can be played again alone, and it does
not matter who plays which games in what order.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from .. import new_game
from ..bots import Sight, make_bot, thinks_ahead
from ..encounter.content.registry import all_aliens, homemade_ids, registry_for
from ..encounter.model.cards import flare_of
from ..encounter.model.state import State
from ..kernel import Event, Rng, Session
from ..kernel.session import KEEP
from .simulate import ENDLESS, NEVER, SPACING, answers_digest, load_once
from .stats import bin_of

FLARE = flare_of("")


@dataclass(frozen=True, slots=True)
class Plan:
    """Games that have everything in common but the deal.

    With `rotate` every deal is played once for each different way to seat the bots in their order: the same shuffles
    for every bot in every seat. `guest` is an alien that sits at every table, one seat further each time, among others
    drawn from the package's own. `homemade` is a folder or a file of aliens from outside.
    """

    edition: str
    line_up: tuple[str, ...]
    games: int
    seed: int = 0
    variants: tuple[str, ...] = ()
    aliens: tuple[str, ...] | None = None
    guest: str = ""
    homemade: str | None = None
    rotate: bool = False
    events: bool = False

    @property
    def players(self) -> int:
        return len(self.line_up)

    def rotations(self) -> list[tuple[str, ...]]:
        """The different ways to seat the line-up round the table."""
        ways = [self.line_up[turn:] + self.line_up[:turn] for turn in range(self.players if self.rotate else 1)]
        return list(dict.fromkeys(ways))

    def table_seed(self, number: int) -> int:
        """The seed of a game; the same for all rotations of a deal."""
        return self.seed * SPACING + number // len(self.rotations())

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        ways = self.rotations()
        return ways[number % len(ways)]

    def aliens_at(self, number: int) -> tuple[str, ...] | None:
        """The aliens of a game by seat; None: they are dealt."""
        if not self.guest:
            return self.aliens
        apart = registry_for(self.edition).apart
        rng = Rng.seeded("guests", self.table_seed(number))
        pool = [name for name in sorted(all_aliens()) if name not in homemade_ids() and name != self.guest]
        others: list[str] = []
        rng.shuffle(pool)
        while len(others) < self.players - 1:
            name = pool.pop()
            if not apart.get(name, frozenset()) & {self.guest, *others}:
                others.append(name)
        seat = number % self.players
        return (*others[:seat], self.guest, *others[seat:])


@dataclass(slots=True)
class Row:
    """One game. `used`, `stopped`: abilities and cards by id, with how often; `flares`: the aliens whose flares were in
    the deck; `cost`: for each bot how many decisions took how long, in the bins of `stats`."""

    plan: int
    number: int
    seed: int
    bots: tuple[str, ...]
    aliens: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    encounters: int = 0
    decisions: int = 0
    digest: str = ""
    error: str = ""
    used: dict[str, int] = field(default_factory=dict)
    stopped: dict[str, int] = field(default_factory=dict)
    flares: tuple[str, ...] = ()
    cost: dict[str, dict[int, int]] = field(default_factory=dict)


Job = tuple[int, Plan, tuple[int, ...]]
"""The place of a plan in its run, the plan, and the numbers of the games to play."""


def play_chunk(job: Job) -> list[Row]:
    """Play some games of a plan. A broken game must not cost the others; its row says what happened."""
    place, plan, numbers = job
    load_once(plan.homemade)
    rows = []
    for number in numbers:
        row = Row(place, number, plan.table_seed(number), plan.seating(number))
        try:
            _play(plan, row)
        except Exception as error:
            row.error = f"{type(error).__name__}: {error}"
        rows.append(row)
    return rows


def _play(plan: Plan, row: Row) -> None:
    keep = KEEP if any(thinks_ahead(name) for name in row.bots) else NEVER
    aliens = plan.aliens_at(row.number)
    game = new_game(plan.edition, plan.players, row.seed, aliens, plan.variants, record=plan.events, keep=keep)
    players = Players(game, row)
    players.play("setup.aliens")
    row.aliens = tuple(player.sheets[0].alien if player.sheets else "" for player in game.state.seats)
    players.play("")
    row.winners = game.winners
    row.encounters = game.state.encounters
    row.digest = answers_digest(game).hex()
    row.cost = {bot: dict(sorted(bins.items())) for bot, bins in players.cost.items()}
    row.flares = tuple(sorted(face.removeprefix(FLARE) for face in game.state.faces if face.startswith(FLARE)))
    if plan.events:
        row.used, row.stopped = usage(game.log)


class Players:
    """The bots of one game, each with its own source of chance, and a watch."""

    def __init__(self, game: Session[State], row: Row) -> None:
        self.game = game
        self.row = row
        self.bots = [make_bot(name) for name in row.bots]
        self.looks = [Sight(game, seat) for seat in range(len(row.bots))]
        self.chance = [Rng.seeded("bots", row.seed, seat) for seat in range(len(row.bots))]
        self.cost: dict[str, Counter[int]] = {name: Counter() for name in row.bots}

    def play(self, only: str) -> None:
        """To the end, or while the game is in the step `only`. The watch counts the work of this thread, so that other
        programs on the machine do not make a bot look slow."""
        game, row = self.game, self.row
        while (opened := game.decisions) and (not only or game.state.step == only):
            decision = opened[0]
            option = decision.options[0]
            if len(decision.options) > 1:
                row.decisions += 1
                if row.decisions > ENDLESS:
                    raise RuntimeError("this game does not end")
                seat = decision.seat
                start = time.thread_time_ns()
                option = self.bots[seat].choose(self.looks[seat], decision, self.chance[seat])
                self.cost[row.bots[seat]][bin_of(time.thread_time_ns() - start)] += 1
            game.answer(decision, option)


def usage(log: Sequence[Event]) -> tuple[dict[str, int], dict[str, int]]:
    """How often each power, flare side and card was used, and how often each was stopped."""
    used: Counter[str] = Counter()
    stopped: Counter[str] = Counter()
    for event in log:
        if event.kind == "power_used":
            used[event.data["ability"]] += 1
        elif event.kind == "flare_played":
            used[f"{event.source}.{event.data['side']}"] += 1
        elif event.kind == "card_played":
            used[event.data["face"]] += 1
        elif event.kind == "cancelled":
            stopped[event.data["ability"]] += 1
    return dict(sorted(used.items())), dict(sorted(stopped.items()))


__all__ = ["Job", "Plan", "Players", "Row", "play_chunk", "usage"]
