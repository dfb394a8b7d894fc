"""Feats: what somebody did in a finished game that is worth telling. Each is shown by the log; none has words here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

BLUFF, BETRAYAL, POWER, DEAL, TURN = "bluff", "betrayal", "power", "deal", "turn"
GROUPS = (BLUFF, BETRAYAL, POWER, DEAL, TURN)
"""Of each group only the best is told, in this order."""
MOST = 3
"""The most that are told."""
WORTH_TELLING = 30
"""A feat with a lower score is left out: none is better than a dull one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feat:
    """Who did it, to or with whom (-1: nobody), in which round, and the number of the event that shows it. `score`: how
    much it is worth telling, about 100 at most. `moment`: the same event in a replay with everything open."""

    group: ClassVar[str]
    name: ClassVar[str]
    """The id of its words."""
    is_spread: ClassVar[bool] = False
    """Is it about more than one round?"""
    seat: int
    other: int = -1
    round: int
    event: int
    score: int
    moment: int = -1


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
