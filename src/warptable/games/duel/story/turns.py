"""Turns of fortune: a great volley, a win by one point, a long time one planet short of victory, a comeback."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warptable.story.feats import TURN, Feat, Standing, comebacks, one_short

from .chronicle import Chronicle, PastDuel

GREAT, LONG, BEHIND, HAIR = 5, 3, 2, 1
"""What makes a feat: ships lost in one duel, rounds before the victory, planets behind, a small lead in clout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wreck(Feat, group=TURN):
    """`seat` lost this many ships on one planet in one duel."""

    ships: int
    planet: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ByAHair(Feat, group=TURN):
    """`seat` won the last duel, and with it the game, by `mine` to `theirs`."""

    mine: int
    theirs: int


def turns(game: Chronicle) -> Iterator[Feat]:
    for fight in game.fights:
        yield from _wrecks(fight)
    yield from _by_a_hair(game)
    ends = {event.round: event.number for event in game.events if event.kind in ("card_done", "game_over")}
    standings = [Standing(round_, ends[round_], planets) for round_, planets in game.planets.items()]
    yield from one_short(standings, game.goals, game.winners, least=LONG, worth=5, most=70)
    yield from comebacks(standings, game.goals, game.winners, behind=BEHIND, worth=20)


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
