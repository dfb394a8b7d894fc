"""What a run plays, and `play_chunk`, which plays some of its games and returns one row per game.

The plan and the number of a game determine the game completely. So any game of any run can be played again alone, and
it does not matter which process plays which games, or in which order.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Any

from warptable import load_packs, new_game
from warptable.bots import make_bot, thinks_ahead
from warptable.game import family_of
from warptable.kernel import Rng, Session, to_data
from warptable.kernel.packs import Packs
from warptable.kernel.session import KEEP
from warptable.packs import place_in_pack

from .ledger import ledger_of
from .playing import Choose, answers_digest, at_random, by_bots, play, timed

SPACING = 1_000_000  # between the table seeds of two runs
ENDLESS_CAMPAIGN = 1000  # games after which a campaign is given up
MIRRORED = 2  # games of one deal in which the same two aliens meet
NEVER = 1 << 60  # no checkpoints: only forks, saves and bots that think ahead need them


@dataclass(frozen=True, slots=True)
class Plan:
    """Games that differ only in the deal.

    `line_up` names one bot per seat. With `rotate`, every deal is played once for each different seating of the bots,
    so that every bot gets the same cards in every seat. `guest` is an alien that sits at every table, one seat further
    each time, among other aliens of the package that are drawn at random. `packs` are the places of packs of aliens
    from outside. With `every_pair`, which is for tables of two, all pairs of aliens of the edition meet equally often,
    and every deal is played twice, the second time with the aliens exchanged. With `events`, a row also counts what was
    used; with `timed`, how long the bots thought. With `one_source`, all bots of a game draw from one source of random
    numbers instead of one each. `group` names aliens that the edition suggests; only they are dealt. With
    `is_campaign`, each number is a whole campaign: several games for points (A-CAMP).
    """

    edition: str
    line_up: tuple[str, ...]
    games: int
    seed: int = 0
    variants: tuple[str, ...] = ()
    aliens: tuple[str, ...] | None = None
    guest: str = ""
    packs: tuple[str, ...] = ()
    rotate: bool = False
    every_pair: bool = False
    events: bool = False
    timed: bool = True
    one_source: bool = False
    group: str = ""
    is_campaign: bool = False

    @property
    def players(self) -> int:
        return len(self.line_up)

    @property
    def thinks_ahead(self) -> bool:
        """Does any bot of the line-up imagine games?"""
        return any(thinks_ahead(name, family_of(self.edition).id) for name in self.line_up)

    def rotations(self) -> list[tuple[str, ...]]:
        """The different seatings of the line-up, in its order round the table."""
        ways = [self.line_up[turn:] + self.line_up[:turn] for turn in range(self.players if self.rotate else 1)]
        return list(dict.fromkeys(ways))

    def table_seed(self, number: int) -> int:
        """The seed of a game; all seatings of a deal have the same."""
        return self.seed * SPACING + number // (MIRRORED if self.every_pair else len(self.rotations()))

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        ways = self.rotations()
        return ways[number % len(ways)]

    def aliens_at(self, number: int) -> tuple[str, ...] | None:
        """The aliens of a game by seat; None: they are dealt."""
        if self.every_pair:
            deal, exchanged = divmod(number, MIRRORED)
            pairs = _pairs(self.edition, self.variants, self.seed)
            one, other = pairs[deal % len(pairs)]
            return (other, one) if exchanged else (one, other)
        if not self.guest:
            return self.aliens
        family, packs = family_of(self.edition), loaded(self.packs)
        rng = Rng.seeded("guests", self.table_seed(number))
        pool = [name for name in sorted(family.dealt(self.edition, self.variants)) if name != self.guest]
        others: list[str] = []
        rng.shuffle(pool)
        while len(others) < self.players - 1:
            name = pool.pop()
            if family.may_join(self.edition, name, (self.guest, *others), packs):
                others.append(name)
        seat = number % self.players
        return (*others[:seat], self.guest, *others[seat:])


@dataclass(frozen=True, slots=True)
class GameOfCampaign:
    """One game of a campaign: what the rules have noted of it, as plain data, its points, and the alien of each
    seat."""

    played: dict[str, Any]
    points: tuple[int, ...]
    aliens: tuple[str, ...]


@dataclass(slots=True)
class Row:
    """The result of one game, or of one campaign with all of its games.

    `aliens` are those the seats began with. `used` and `stopped` count abilities and cards by id. `extras` are the
    family's own facts about the game, such as the flares in the deck. `cost` counts for each bot how many decisions
    took how long, in the bins of `stats`.
    """

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
    extras: dict[str, tuple[str, ...]] = field(default_factory=dict)
    cost: dict[str, dict[int, int]] = field(default_factory=dict)
    campaign: list[GameOfCampaign] = field(default_factory=list)

    def points(self, seat: int) -> float:
        """What the game counts for a seat: 1 for every winner; where nobody wins, all seats share one victory."""
        return float(seat in self.winners) if self.winners else 1.0 / len(self.bots)


Job = tuple[int, Plan, tuple[int, ...]]
"""The index of a plan in its run, the plan, and the numbers of the games to play."""


def line_up_of(bots: str, players: int, edition: str) -> tuple[str, ...]:
    """One bot name per seat, from one name for all seats or a comma list; raises ValueError for an unknown bot."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise ValueError(f"{len(names)} bots named for {players} players")
    for name in dict.fromkeys(names):
        make_bot(name, family_of(edition).id)
    return names


@lru_cache(maxsize=8)
def _pairs(edition: str, variants: tuple[str, ...], seed: int) -> list[tuple[str, str]]:
    """All pairs of aliens of an edition in random order, so that each part of a run holds a bit of everything."""
    found = list(combinations(sorted(family_of(edition).dealt(edition, variants)), 2))
    Rng.seeded("pairs", seed).shuffle(found)
    return found


@lru_cache(maxsize=8)
def loaded(places: tuple[str, ...]) -> Packs:
    """The packs in these places, loaded once in each process."""
    return load_packs(places)


def play_chunk(job: Job) -> list[Row]:
    """Play some games of a plan. A broken game does not stop the others; its row says what happened."""
    index, plan, numbers = job
    rows = []
    for number in numbers:
        row = Row(index, number, plan.table_seed(number), plan.seating(number))
        try:
            (_play_campaign if plan.is_campaign else _play)(plan, row)
        except Exception as error:
            row.error = f"{type(error).__name__}: {error}{place_in_pack(error)}"
        rows.append(row)
    return rows


def _play(plan: Plan, row: Row) -> None:
    game = _set_up(plan, row.number, row.seed)
    cost: dict[str, Counter[int]] = {name: Counter() for name in row.bots} if plan.timed else {}
    choose = _chooser(plan, row.bots, row.seed, game)
    if plan.timed:
        choose = timed(choose, row.bots, cost)
    family, ledger = family_of(plan.edition), ledger_of(plan.edition)
    row.decisions = play(game, choose, family.setup_steps)
    row.aliens = family.began(game.state)
    row.decisions += play(game, choose)
    row.winners = game.winners
    row.encounters = family.rounds(game.state)
    row.digest = answers_digest(game).hex()
    row.cost = {bot: dict(sorted(bins.items())) for bot, bins in cost.items()}
    row.extras = ledger.extras(game)
    if plan.events:
        row.used, row.stopped = ledger.usage(game.log)


def _play_campaign(plan: Plan, row: Row) -> None:
    """Games until the campaign is decided, each with the same bots in the same seats. A disc names who begins the first
    one (A-SETUP-4), the points who begins each later one."""
    family = family_of(plan.edition)
    rules, played, digest = family.campaign, list[Any](), hashlib.sha256()
    while not rules.is_over(played):
        if len(played) == ENDLESS_CAMPAIGN:
            raise RuntimeError("this campaign does not end")
        seed = Rng.seeded("campaign", row.seed, len(played)).below(1 << 62)
        game = _set_up(plan, row.number, seed, rules.next_starter(played) if played else None)
        row.decisions += play(game, _chooser(plan, row.bots, seed, game))
        row.encounters += family.rounds(game.state)
        digest.update(answers_digest(game))
        played.append(rules.played(game.state))
        noted = to_data(played[-1])
        row.campaign.append(GameOfCampaign(noted, rules.points(played[-1]), family.began(game.state)))
    row.winners, row.digest = rules.champions(played), digest.hexdigest()
    row.extras = {"decided": (rules.decided_by(played),)}


def _set_up(plan: Plan, number: int, seed: int, first: int | None = None) -> Session[Any]:
    """A game of the plan. `first`: who begins, where that is known before."""
    keep = KEEP if plan.thinks_ahead else NEVER
    how: dict[str, Any] = {"record": plan.events, "keep": keep, "packs": loaded(plan.packs)}
    how |= ledger_of(plan.edition).table
    how |= {"group": plan.group} if plan.group else {}
    how |= {"first": first} if first is not None else {}
    return new_game(plan.edition, plan.players, seed, plan.aliens_at(number), plan.variants, **how)


def _chooser(plan: Plan, bots: Sequence[str], seed: int, game: Session[Any]) -> Choose:
    if not plan.one_source:
        return by_bots(game, bots, [Rng.seeded("bots", seed, seat) for seat in range(len(bots))])
    source = Rng.seeded("bots", seed)
    return at_random(source) if set(bots) == {"random"} else by_bots(game, bots, [source] * len(bots))
