"""What if: a game of its own that goes on from a question of another game, with chance that nobody has seen."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from typing import NamedTuple

from warptable.kernel.driver import chance_anew

from .moments import Moment
from .record import Record
from .replay import Replay


class Crossing(NamedTuple):
    """Where another game may begin: the question that was open after this many answers, in this round, and the seats
    that had a choice there."""

    answers: int
    round: int
    seats: tuple[int, ...]


def crossing(replay: Replay, moment: Moment) -> Crossing | None:
    """The last question with a choice at this moment or before it, or the first of all; None: nobody ever had one. A
    moment in the middle of a step came of that question, so whoever wants it otherwise answers there."""
    choices = [question for question in replay.asked if question.is_choice]
    if not choices:
        return None
    place = bisect_right(choices, (moment.events, moment.answers), key=lambda one: (one.events, one.answers))
    found = choices[max(place - 1, 0)]
    seats = tuple(one.seat for one in choices if one.answers == found.answers)
    return Crossing(found.answers, found.round, seats)


def other_game(replay: Replay, place: Crossing, seed: int) -> Record:
    """The same game up to this question. What has been dealt stays; what still lies in the decks is shuffled by this
    seed, so that whoever knows how the old game went knows nothing of the new one."""
    answers = (*replay.record.answers[: place.answers], chance_anew(seed))
    return replace(replay.record, answers=answers)
