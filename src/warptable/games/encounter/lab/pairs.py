"""Games in which every pair of aliens meets at some table, to find rules that break each other.

A table of five holds ten pairs, so about two hundred tables are enough for all 1,225 pairs of the fifty aliens of 2008;
the eighty of 2008 and 2014 have 3,160 pairs, the twenty of 2000 have 190. Aliens that need more than a table of this
many can offer meet the others at smaller tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from itertools import combinations
from typing import TypeAlias

from warptable import new_game
from warptable.kernel import Rng

from ..engine.checks import problems
from ..engine.content.rulings import FORBIDDEN
from ..engine.editions import EDITIONS, edition_for
from ..engine.rulebook import Settings

ENDLESS = 60_000  # decisions
Pair: TypeAlias = frozenset[str]
CHECK_EVERY = 7  # decisions between two checks of everything: cheap enough to find the culprit nearby


class PairBroken(Exception):
    """A game broke; the message names the table and the seed to play it again."""


def covering_tables(
    aliens: Sequence[str], seats: int, apart: Sequence[Pair] = (), met: Set[Pair] = frozenset()
) -> list[tuple[str, ...]]:
    """Tables of this many aliens that together hold every pair that may meet and has not met (a greedy choice, always
    the same)."""
    missing = _pairs(aliens) - set(apart) - met
    unmet: dict[str, set[str]] = {alien: set() for alien in aliens}
    barred: dict[str, set[str]] = {alien: set() for alien in aliens}
    for pairs, known in ((missing, unmet), (apart, barred)):
        for one, other in pairs:
            known.setdefault(one, set()).add(other)
            known.setdefault(other, set()).add(one)
    tables: list[tuple[str, ...]] = []
    for one, other in sorted(map(sorted, missing)):
        if other not in unmet[one]:
            continue
        table = [one, other]
        while len(table) < seats:
            free = [alien for alien in aliens if alien not in table and barred[alien].isdisjoint(table)]
            table.append(max(free, key=lambda alien: len(unmet[alien].intersection(table))))
        for alien in table:
            unmet[alien].difference_update(table)
        tables.append(tuple(table))
    return tables


def _pairs(aliens: Iterable[str]) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(aliens, 2)}


def tables_of(edition: str, seats: int, variants: Sequence[str] = ()) -> list[tuple[str, ...]]:
    """Tables with every pair of an edition's aliens that may meet, with those of an expansion if it is in play: at
    tables of this many, or of as many fewer as an alien needs."""
    apart = [frozenset((one, other)) for one, other, _ in FORBIDDEN]
    tables: list[tuple[str, ...]] = []
    met: set[Pair] = set()
    for size in range(seats, EDITIONS[edition].min_players - 1, -1):
        settings = Settings(edition, size, variants=tuple(variants))
        aliens = sorted(settings.dealt_from(edition_for(edition, settings.variants, size)))
        tables += covering_tables(aliens, size, apart, met)
        met |= _pairs(aliens)
    return tables


def play_table(aliens: Sequence[str], seed: int, variants: Sequence[str] = (), edition: str = "ffg") -> int:
    """Play and check one random game at this table; the number of its encounters. Raises PairBroken."""
    try:
        game = new_game(edition, len(aliens), seed, aliens, variants)
        rng = Rng.seeded("pairs", seed)
        decisions = 0
        while not game.over:
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
            decisions += 1
            if decisions % CHECK_EVERY == 0 and (wrong := problems(game)):
                raise RuntimeError("; ".join(wrong))
            if decisions > ENDLESS:
                raise RuntimeError("this game does not end")
    except Exception as error:
        table = ",".join(aliens)
        words = f"{type(error).__name__}: {error}"
        raise PairBroken(f"aliens {table}, seed {seed}, variants {','.join(variants) or 'none'}: {words}") from error
    encounters: int = game.state.encounters
    return encounters
