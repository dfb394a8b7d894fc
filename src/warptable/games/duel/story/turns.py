"""Turns of fortune: a great volley, a win by one point, a long time one planet short of victory, a comeback."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from warptable.story.feats import TURN, Feat, longest_run

from .chronicle import Chronicle, PastDuel

GREAT, LONG, BEHIND, HAIR = 5, 3, 2, 1
"""What makes a feat: ships lost in one duel, rounds before the victory, planets behind, a small lead in clout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wreck(Feat):
    """`seat` lost this many ships on one planet in one duel."""

    group: ClassVar = TURN
    name: ClassVar = "wreck"
    ships: int
    planet: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ByAHair(Feat):
    """`seat` won the last duel, and with it the game, by `mine` to `theirs`."""

    group: ClassVar = TURN
    name: ClassVar = "by-a-hair"
    mine: int
    theirs: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OneShort(Feat):
    """`seat` was one planet short of the victory after this many destiny cards in a row, and did not win."""

    group: ClassVar = TURN
    name: ClassVar = "one-short"
    is_spread: ClassVar = True
    planets: int
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Comeback(Feat):
    """`seat` has won, though after destiny card `round` it had `mine` planets and `other` had `theirs`."""

    group: ClassVar = TURN
    name: ClassVar = "comeback"
    is_spread: ClassVar = True
    mine: int
    theirs: int


def turns(game: Chronicle) -> Iterator[Feat]:
    for fight in game.fights:
        yield from _wrecks(fight)
    yield from _by_a_hair(game)
    ends = {event.round: event.number for event in game.events if event.kind in ("card_done", "game_over")}
    yield from _one_short(game, ends)
    yield from _comebacks(game, ends)


def _wrecks(fight: PastDuel) -> Iterator[Feat]:
    for seat in (0, 1):
        sunk = [event for event in fight.all("destroyed") if (event["seat"], event["place"]) == (seat, fight.planet)]
        ships = sum(event["ships"] for event in sunk)
        if ships >= GREAT and fight.planet >= 0:
            yield Wreck(
                seat=seat,
                other=1 - seat,
                ships=ships,
                planet=fight.planet,
                round=fight.round,
                event=sunk[0].number,
                score=min(8 * ships - 8, 70),
            )


def _by_a_hair(game: Chronicle) -> Iterator[Feat]:
    last = game.fights[-1] if game.fights else None
    if last is None or last.won is None or last.trails is None or game.winners != (last.won["seat"],):
        return
    seat, other = last.won["seat"], last.won["loser"]
    clouts = last.clouts
    if last.round == max(game.planets) and 0 <= clouts[seat] - clouts[other] <= HAIR:
        yield ByAHair(
            seat=seat,
            other=other,
            mine=clouts[seat],
            theirs=clouts[other],
            round=last.round,
            event=last.won.number,
            score=65,
        )


def _one_short(game: Chronicle, ends: dict[int, int]) -> Iterator[Feat]:
    for seat in (0, 1):
        if seat in game.winners:
            continue
        short = game.goals[seat] - 1
        cards, first = longest_run(planets[seat] == short for planets in game.planets.values())
        if cards >= LONG:
            round_ = list(game.planets)[first]
            score = min(22 + 5 * cards, 70)
            yield OneShort(seat=seat, planets=short, cards=cards, round=round_, event=ends[round_], score=score)


def _comebacks(game: Chronicle, ends: dict[int, int]) -> Iterator[Feat]:
    for seat in game.winners:
        other = 1 - seat
        for round_, planets in game.planets.items():
            behind = planets[other] - planets[seat]
            if behind >= BEHIND and other not in game.winners:
                yield Comeback(
                    seat=seat,
                    other=other,
                    mine=planets[seat],
                    theirs=planets[other],
                    round=round_,
                    event=ends[round_],
                    score=20 * behind + (10 if planets[other] == game.goals[other] - 1 else 0),
                )
