"""Feats: what somebody did in a finished game that is worth telling. Each is shown by the log; none has words here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

BLUFF, BETRAYAL, POWER, DEAL, TURN = "bluff", "betrayal", "power", "deal", "turn"
GROUPS = (BLUFF, BETRAYAL, POWER, DEAL, TURN)
"""Of each group only the best is told, in this order."""
MOST = 3
"""The most that are told."""
WORTH_TELLING = 30
"""A feat with a lower score is left out: none is better than a dull one."""


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event: its number in the log, the round it belongs to, and all of its data, hidden parts included."""

    number: int
    round: int
    kind: str
    source: str
    data: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.data[name]


@dataclass(frozen=True, slots=True, kw_only=True)
class Feat:
    """Who did it, to or with whom (-1: nobody), in which round, and the number of the event that shows it. `score`: how
    much it is worth telling, about 100 at most. `moment`: the same event in a replay with everything open.

    A feat is a class of one group; `spread`: it is about more than one round."""

    group: ClassVar[str]
    name: ClassVar[str]
    """The id of its words: that of the class, such as `won-low`."""
    is_spread: ClassVar[bool] = False
    seat: int
    other: int = -1
    round: int
    event: int
    score: int
    moment: int = -1

    def __init_subclass__(cls, group: str = "", *, spread: bool = False) -> None:
        if group:  # a class with slots is made twice, the second time as a copy
            cls.group, cls.is_spread = group, spread
            cls.name = re.sub("(?<=.)(?=[A-Z])", "-", cls.__name__).lower()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lured(Feat, group=BLUFF):
    """`seat` laid a card of `low` while holding one of `held`, and `other` spent one of `high` on it."""

    low: int
    high: int
    held: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OneShort(Feat, group=TURN, spread=True):
    """`seat` was one short of the victory, with `reached`, at the end of this many rounds in a row, and did not win."""

    reached: int
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Comeback(Feat, group=TURN, spread=True):
    """`seat` has won, though after this round it had `mine` and `other` had `theirs` of what wins the game."""

    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What each seat had of what wins the game at the end of a round, and the event that ended it."""

    round: int
    event: int
    held: Sequence[int]


def one_short(
    standings: Sequence[Standing], goals: Sequence[int], winners: Sequence[int], *, least: int, worth: int, most: int
) -> Iterator[OneShort]:
    """Those who stayed one short for at least so many rounds; each is worth so much, and all at most so much."""
    for seat, goal in enumerate(goals):
        if seat in winners:
            continue
        rounds, first = longest_run(standing.held[seat] == goal - 1 for standing in standings)
        if rounds >= least:
            began, score = standings[first], min(22 + worth * rounds, most)
            yield OneShort(
                seat=seat, reached=goal - 1, rounds=rounds, round=began.round, event=began.event, score=score
            )


def comebacks(
    standings: Sequence[Standing], goals: Sequence[int], winners: Sequence[int], *, behind: int, worth: int
) -> Iterator[Comeback]:
    """Winners who were last and so much behind; each step behind is worth so much."""
    for seat in winners:
        for standing in standings:
            mine, theirs = standing.held[seat], max(standing.held)
            other = standing.held.index(theirs)
            if theirs - mine >= behind and other not in winners and mine == min(standing.held):
                score = worth * (theirs - mine) + (10 if theirs == goals[other] - 1 else 0)
                yield Comeback(
                    seat=seat,
                    other=other,
                    mine=mine,
                    theirs=theirs,
                    round=standing.round,
                    event=standing.event,
                    score=score,
                )


def longest_run(flags: Iterable[bool]) -> tuple[int, int]:
    """The length of the longest run of true values, and the place of its first one."""
    length = longest = first = 0
    for place, flag in enumerate(flags):
        length = length + 1 if flag else 0
        if length > longest:
            longest, first = length, place + 1 - length
    return longest, first


def chosen(feats: Iterable[Feat]) -> tuple[Feat, ...]:
    """The best feat of each group, as far as it is worth telling; of these the best few, in the order of groups."""
    best: dict[str, Feat] = {}
    for feat in feats:
        if feat.score >= WORTH_TELLING and (feat.group not in best or feat.score > best[feat.group].score):
            best[feat.group] = feat
    few = sorted(best.values(), key=lambda feat: (-feat.score, GROUPS.index(feat.group)))[:MOST]
    return tuple(sorted(few, key=lambda feat: GROUPS.index(feat.group)))
