"""What helps in a first game: its goal before anything else, then a hint for each question and each phase, which can be
turned off at any time. In a lesson the hints are those of the lesson, and its end leads to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from warptable.table.scene.data import CoachPart, Taught

from ...html import Html, tag
from ...render import render_kept

Part = TypeVar("Part", bound=CoachPart)
NOTHING = tag("aside", id="coach", hidden=True)


def coach(
    scene: Part,
    opening: Callable[[Part], Html],
    hint_key: Callable[[Part], str],
    words: Callable[[Part, str], tuple[str, str]],
) -> Html:
    """`<aside id="coach">`: the hint for this reader; empty for spectators and for readers who have turned hints off. A
    lesson always speaks. `hint_key`: what the hint is about, empty if nobody has put it into words; `words`: its
    heading and its text."""
    if scene.me is None:
        return NOTHING
    if scene.unread:
        return opening(scene)
    if scene.taught is None and not scene.reader.coach:
        return NOTHING
    if scene.taught is not None and scene.taught.key:
        return _lesson(scene, scene.taught, scene.taught.key, scene.taught.text)
    key = hint_key(scene)
    if not key:
        return NOTHING
    title, text = words(scene, key)
    if scene.taught is not None:
        return _lesson(scene, scene.taught, key, text)
    back = f"/t/{scene.table}"
    return render_kept("game/coach/coach.html", scene.speaker, key=key, title=title, text=text, back=back)


def _lesson(scene: CoachPart, taught: Taught, key: str, text: str) -> Html:
    """What the lesson says; about moments of which it says nothing, what is said in every first game."""
    return render_kept(
        "game/coach/lesson.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        key=key,
        number=taught.number,
        lesson=taught.name,
        text=text,
        advice=taught.advice,
        over=taught.over,
        played_out=taught.played_out,
        following=taught.number + 1 if taught.number < taught.lessons else 0,
    )
