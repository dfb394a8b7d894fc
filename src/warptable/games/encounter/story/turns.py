"""Turns of fortune: a lost fleet, a long time one colony short of victory, a comeback."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from warptable.story.feats import TURN, Feat, longest_run

from .chronicle import Chronicle

ROUT, LONG, BEHIND = 9, 4, 2
"""What makes a feat: ships lost at once, encounters before the victory, colonies behind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rout(Feat):
    """`seat` and those who stood by it lost this many ships to the warp in one encounter against `other`."""

    group: ClassVar = TURN
    name: ClassVar = "rout"
    ships: int
    allies: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OneShort(Feat):
    """`seat` was one colony short of the victory at the end of this many encounters in a row, and did not win."""

    group: ClassVar = TURN
    name: ClassVar = "one-short"
    is_spread: ClassVar = True
    colonies: int
    encounters: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Comeback(Feat):
    """`seat` has won, though after encounter `round` it had `mine` colonies and `other` had `theirs`."""

    group: ClassVar = TURN
    name: ClassVar = "comeback"
    is_spread: ClassVar = True
    mine: int
    theirs: int


def turns(game: Chronicle) -> Iterator[Feat]:
    yield from _routs(game)
    yield from _one_short(game)
    yield from _comebacks(game)


def _routs(game: Chronicle) -> Iterator[Feat]:
    for met in game.encounters:
        if met.outcome is None or met.outcome["result"] != "won":
            continue
        side = 1 - met.outcome["side"]
        lost = met.losses
        allies = tuple(seat for seat in met.allies(side) if lost[seat])
        ships = sum(lost[seat] for seat in (met.mains[side], *allies))
        if ships >= ROUT and lost[met.mains[side]]:
            yield Rout(
                seat=met.mains[side],
                other=met.mains[1 - side],
                ships=ships,
                allies=allies,
                round=met.round,
                event=met.outcome.number,
                score=min(3 * ships, 80),
            )


def _one_short(game: Chronicle) -> Iterator[Feat]:
    for seat in range(game.seats):
        if seat in game.winners:
            continue
        length, first = longest_run(met.after[seat] == game.goal - 1 for met in game.encounters)
        if length >= LONG:
            met = game.encounters[first]
            yield OneShort(
                seat=seat,
                colonies=game.goal - 1,
                encounters=length,
                round=met.round,
                event=met.end,
                score=min(22 + 4 * length, 75),
            )


def _comebacks(game: Chronicle) -> Iterator[Feat]:
    for seat in game.winners:
        for met in game.encounters[len(game.encounters) // 3 :]:
            theirs = max(met.after)
            other = met.after.index(theirs)
            if theirs - met.after[seat] >= BEHIND and other not in game.winners and met.after[seat] == min(met.after):
                yield Comeback(
                    seat=seat,
                    other=other,
                    mine=met.after[seat],
                    theirs=theirs,
                    round=met.round,
                    event=met.end,
                    score=18 * (theirs - met.after[seat]) + (10 if theirs == game.goal - 1 else 0),
                )
