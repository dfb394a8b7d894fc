"""How each destiny card ended, and how the game was won."""

from __future__ import annotations

from collections.abc import Iterator

from warptable.story.rounds import Ending, RoundOutcome

from ..engine.model.state import WAYS
from .chronicle import Chronicle


def rounds(game: Chronicle) -> Iterator[RoundOutcome]:
    fights = {fight.round: fight for fight in game.fights}
    for event in game.events:
        if event.kind != "destiny_drawn":
            continue
        fight = fights.get(event.round)
        base = {"round": event.round, "what": event["card"]}
        if fight is None or fight.won is None:
            yield RoundOutcome(kind="card", event=event.number, **base)
            continue
        won = fight.won
        yield RoundOutcome(
            kind=fight.what,
            seat=won["seat"],
            other=won["loser"],
            place=fight.planet,
            event=won.number,
            **base,
        )


def ending(game: Chronicle) -> Ending:
    over = game.events[-1]
    way = over["way"] or "none"
    number = game.goals[game.winners[0]] if game.winners else 0
    if way in WAYS:
        other = 1 - game.winners[0] if len(game.winners) == 1 else -1
        return Ending(kind=way, round=over.round, number=number, other=other)
    return Ending(kind="text", round=over.round, source=way)
