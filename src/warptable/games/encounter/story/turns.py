"""Turns of fortune: a lost fleet, a long time one colony short of victory, a comeback."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import TURN, Feat, Standing, comebacks, one_short

from .chronicle import Chronicle

ROUT, LONG, BEHIND = 9, 4, 2
"""What makes a feat: ships lost at once, encounters before the victory, colonies behind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rout(Feat, group=TURN):
    """`seat` and those who stood by it lost this many ships to the warp in one encounter against `other`."""

    ships: int
    allies: tuple[int, ...]


def turns(game: Chronicle) -> Iterator[Feat]:
    yield from _routs(game)
    ends = [Standing(met.round, met.end, met.after) for met in game.encounters]
    goals = (game.goal,) * game.seats
    yield from one_short(ends, goals, game.winners, least=LONG, worth=4, most=75)
    yield from comebacks(ends[len(ends) // 3 :], goals, game.winners, behind=BEHIND, worth=18)


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
