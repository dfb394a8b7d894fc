"""Whom a table waits for, for those who tell people that they are asked."""

from __future__ import annotations

from ..notices.waits import Wait
from ..play.game import RunningGame
from ..play.reactions import is_reaction


def waits_of(game: RunningGame) -> list[Wait]:
    """The people whom the page of the table names as those it waits for. In a pause these are all who were asked: who
    has answered, or has done so in advance, is known to these people alone (`Wait.is_open`)."""
    people, seats = game.people(), game.record.seats
    if game.pause is not None:
        key, still = f"r{game.pauses.number}", game.pause.open_to(people)
        asked = [seat for seat in game.pause.seats_asked if seat in people] if game.pauses.window else still
        return [
            Wait(seats[seat].guest, seats[seat].name, key, "reaction", game.pauses.clock.ends, seat in still)
            for seat in asked
        ]
    return [
        Wait(
            seats[asked.seat].guest,
            seats[asked.seat].name,
            f"q{game.deadlines.number_of(asked)}",
            "decision",
            game.deadlines.of(asked),
        )
        for asked in game.session.decisions
        if asked.seat in people and not is_reaction(asked)
    ]
