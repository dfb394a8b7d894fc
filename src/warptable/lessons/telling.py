"""What a lesson tells at each moment, in the words of its reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from warptable.kernel import Decision, Event

from .lesson import AFTERWARDS, Lesson


class LessonText(NamedTuple):
    """What the coach says now. `text`: what this is about, or what has happened; `advice`: what is a good choice and
    why, or what to learn from it. `over`: the lesson has come to its end."""

    key: str
    text: str
    advice: str
    over: bool = False


def told(
    lesson: Lesson, speaker: Any, view: Any, log: Sequence[Event], asked: Decision[Any] | None
) -> LessonText | None:
    """None: nothing beyond what is said about every game. `log` are all events, of which only the learner's are
    told."""
    if result := lesson.result(log):
        return _spoken(lesson, speaker, f"{AFTERWARDS}-{result}", lesson.values(speaker, view, log, None), over=True)
    advice = lesson.advice(view, asked) if asked is not None else None
    if advice is None:
        return None
    return _spoken(lesson, speaker, advice.key, lesson.values(speaker, view, log, advice.answer))


def _spoken(lesson: Lesson, speaker: Any, key: str, values: Any, *, over: bool = False) -> LessonText:
    message = f"lesson-{lesson.id}-{key}"
    return LessonText(message, speaker.t(message, **values), speaker.t(f"{message}-advice", **values), over)
