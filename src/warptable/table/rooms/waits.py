"""Whom a table waits for, for those who tell people that they are asked."""

from __future__ import annotations

from ..notices.waits import Wait
from ..play.game import Play
from ..play.reactions import is_reaction


def waits_of(play: Play) -> list[Wait]:
    """The people whom the page of the table names as those it waits for. In a pause these are all who were asked: who
    has answered, or has done so in advance, is known to these people alone (`Wait.is_open`)."""
    people, seats = play.people(), play.record.seats
    if play.pause is not None:
        key, still = f"r{play.pause_number}", play.pause.open_to(people)
        asked = [seat for seat in play.pause.seats_asked if seat in people] if play.window else still
        return [
            Wait(seats[seat].guest, seats[seat].name, key, "reaction", play.pause_ends, seat in still) for seat in asked
        ]
    return [
        Wait(
            seats[asked.seat].guest,
            seats[asked.seat].name,
            f"q{play.number_of(asked)}",
            "decision",
            play.deadline_of(asked),
        )
        for asked in play.session.decisions
        if asked.seat in people and not is_reaction(asked)
    ]
