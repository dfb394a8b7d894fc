"""Moments: what there is to look at in a game, and for whom.

A moment is either something that has just happened or a question that is open. Whoever looks through the eyes of a seat
gets what that seat was told and asked, and nothing else: the list itself, its length and its numbers tell no more than
the seat has learned. Passing where nothing else could be done is not a moment, and what the others were asked is none
either: it shows in what happens next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from warptable.kernel import Event

from .retelling import Happened, Question

ALL: Final = "all"
Eyes: TypeAlias = int | str | None
"""Whose eyes: a seat, None for a spectator, or ALL for everything, which nobody may see before the end."""


class Moment(NamedTuple):
    """`number` counts the moments of these eyes. `answers`: how many were given before it; `events`: how much had
    happened; `answer`: which answer was given to the question that is open, -1 if something has just happened."""

    number: int
    answers: int
    events: int
    round: int
    step: str
    answer: int = -1

    @property
    def is_question(self) -> bool:
        return self.answer >= 0

    @property
    def place(self) -> tuple[int, int, int]:
        """When it was, whoever looks."""
        return self.events, self.answers, self.answer


class Chapter(NamedTuple):
    """The moments of one round, from `first` to `last`; round 0 is the set-up."""

    round: int
    first: int
    last: int


def seat_of(eyes: Eyes) -> int | None:
    """Whose view of the table this is; who sees everything sits nowhere."""
    return eyes if isinstance(eyes, int) else None


def is_known(event: Event, eyes: Eyes) -> bool:
    """Do these eyes learn of it?"""
    return eyes == ALL or event.known_to(seat_of(eyes))


def listed(log: Sequence[Event], happened: Sequence[Happened], asked: Iterable[Question], eyes: Eyes) -> list[Moment]:
    """The moments of these eyes, in order: a question comes after what has happened before it."""
    found: list[Moment] = []
    done = 0

    def tell(until: int) -> None:
        nonlocal done
        for number in range(done, until):
            if is_known(log[number], eyes):
                note = happened[number]
                found.append(Moment(len(found), note.answers, number + 1, note.round, note.step))
        done = until

    for question in asked:
        if question.is_choice and (eyes == ALL or question.seat == eyes):
            tell(question.events)
            found.append(
                Moment(len(found), question.answers, question.events, question.round, question.step, question.answer)
            )
    tell(len(log))
    return found


def in_chapters(moments: Sequence[Moment]) -> list[Chapter]:
    """The moments by round."""
    found: list[Chapter] = []
    for moment in moments:
        if found and found[-1].round == moment.round:
            found[-1] = found[-1]._replace(last=moment.number)
        else:
            found.append(Chapter(moment.round, moment.number, moment.number))
    return found
