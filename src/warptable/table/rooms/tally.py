"""Results of many games of one guest, counted: by edition, by alien, by number of players, and against whom."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)


class Opponent(NamedTuple):
    """Somebody else at a table: a guest, or a bot of this level. A guest who was forgotten is neither."""

    guest: str
    name: str
    bot: str
    won: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, as one of its players counts it. `winners`: how many have won it."""

    edition: str
    players: int
    alien: str
    won: bool
    winners: int
    others: tuple[Opponent, ...]


@dataclass(slots=True)
class Tally:
    """How many games, how many of them won, and how many of these together with others."""

    games: int = 0
    won: int = 0
    shared: int = 0

    def add(self, played: Played) -> None:
        self.games += 1
        self.won += played.won
        self.shared += played.won and played.winners > 1


@dataclass(slots=True)
class Duels:
    """Games with the same opponent: how many each has won, and how many of these they have won together. Others at the
    table may have won, too."""

    name: str
    games: int = 0
    mine: int = 0
    theirs: int = 0
    together: int = 0

    def add(self, played: Played, *, won: bool) -> None:
        self.games += 1
        self.mine += played.won
        self.theirs += won
        self.together += played.won and won


@dataclass(slots=True)
class Results:
    """Everything that is counted; each list with the most games first."""

    all: Tally = field(default_factory=Tally)
    editions: list[tuple[str, Tally]] = field(default_factory=list)
    aliens: list[tuple[tuple[str, str], Tally]] = field(default_factory=list)  # (edition, alien)
    players: list[tuple[int, Tally]] = field(default_factory=list)  # by number
    people: list[Duels] = field(default_factory=list)
    bots: list[Duels] = field(default_factory=list)  # named by their level


def counted(games: Sequence[Played]) -> Results:
    """The results of these games, the newest first: people are called as in the newest."""
    results = Results()
    editions: dict[str, Tally] = {}
    aliens: dict[tuple[str, str], Tally] = {}
    players: dict[int, Tally] = {}
    people: dict[str, Duels] = {}
    bots: dict[str, Duels] = {}
    for one in games:
        results.all.add(one)
        editions.setdefault(one.edition, Tally()).add(one)
        players.setdefault(one.players, Tally()).add(one)
        if one.alien:
            aliens.setdefault((one.edition, one.alien), Tally()).add(one)
        for guest, name, won in _people(one.others):
            people.setdefault(guest, Duels(name)).add(one, won=won)
        for level, won in _bots(one.others):
            bots.setdefault(level, Duels(level)).add(one, won=won)
    results.editions, results.aliens = _ordered(editions), _ordered(aliens)
    results.players = sorted(players.items())
    results.people, results.bots = (sorted(found.values(), key=lambda one: -one.games) for found in (people, bots))
    return results


def _people(others: Iterable[Opponent]) -> list[tuple[str, str, bool]]:
    return [(one.guest, one.name, one.won) for one in others if one.guest]


def _bots(others: Iterable[Opponent]) -> list[tuple[str, bool]]:
    """The levels of the bots at a table, and whether one of each has won: three steady bots are one opponent."""
    levels = dict.fromkeys(one.bot for one in others if one.bot)
    return [(level, any(one.won for one in others if one.bot == level)) for level in levels]


def _ordered(found: dict[K, Tally]) -> list[tuple[K, Tally]]:
    return sorted(found.items(), key=lambda pair: (-pair[1].games, str(pair[0])))
