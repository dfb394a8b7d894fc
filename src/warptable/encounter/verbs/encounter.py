"""Encounter records: begin, end, insert."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.state import Encounter

if TYPE_CHECKING:
    from ..game import Game


def begin(g: Game, offense: int, number: int, outer: str = "") -> Encounter:
    """A new record; with `outer` it is inserted into the one running, which goes on there afterwards."""
    n = g.n
    fresh = Encounter(
        number,
        offense,
        allied=[0] * n,
        invited=[0] * n,
        joined=[0] * n,
        committed=[0] * n,
        engaged=[0] * n,
        lost=[0] * n,
        flared=[0] * n,
        fresh=[0] * n,
        outer=outer,
    )
    if outer:
        g.s.frames.append(fresh)
    else:
        g.s.frames = [fresh]
    g.e = fresh
    return fresh


def close(g: Game) -> str:
    """Drop the record of an inserted encounter; where the outer one goes on."""
    outer = g.s.frames.pop().outer
    g.e = g.s.frames[-1]
    return outer
