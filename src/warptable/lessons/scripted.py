"""A bot at the table of a lesson: it answers as the lesson needs it, and otherwise like any bot of its level."""

from __future__ import annotations

from typing import Any

from warptable.bots import Bot, Look
from warptable.kernel import Decision, Rng

from .lesson import Lesson


class ScriptedBot:
    """It sees what every bot sees: its seat's view and the question. Its lines are legal answers like all others."""

    def __init__(self, lesson: Lesson, usual: Bot) -> None:
        self.lesson = lesson
        self.usual = usual

    def choose(self, look: Look[Any], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Any:
        answer = self.lesson.scripted(look(), decision)
        return self.usual.choose(look, decision, rng, budget) if answer is None else answer
