"""Lessons for a first game, played at the real table. The web table and the terminal play the same lessons with the
same words."""

from __future__ import annotations

from typing import Any

from warptable.game import games
from warptable.kernel import Session
from warptable.opening import new_game

from .lesson import LEARNER, Advice, Lesson

LESSONS: tuple[Lesson, ...] = tuple(lesson for game in games().values() for lesson in game.layer("lessons"))
"""Those of all games, in the order in which they are played; the first one has the number 1."""
NONE = 0
"""The number of a game that is not a lesson."""


def lesson_of(number: int) -> Lesson | None:
    """The lesson with this number, if there is one."""
    return LESSONS[number - 1] if 1 <= number <= len(LESSONS) else None


def begin(lesson: Lesson, seed: int, *, uniform: bool = False) -> Session[Any]:
    """The game of a lesson at its first decision. Without flares: they are for later."""
    players = len(lesson.aliens)
    return new_game(lesson.edition, players, seed, lesson.aliens, flares=(), position=lesson.position, uniform=uniform)


__all__ = ["LEARNER", "LESSONS", "NONE", "Advice", "Lesson", "begin", "lesson_of"]
