"""What a game gets that brings nothing of its own for a layer: bots that try every answer, general words, a menu at the
terminal, a page made of lists, numbers for learners. `docs/adding-a-game.md` shows how a game is written with it."""

from typing import Any

from .engine import Answers, PlainGame, PlainState, PlainView, Table

LESSONS = ()
"""No prepared positions."""
PRESETS: dict[str, Any] = {}
"""No ready-made tables."""

__all__ = ["LESSONS", "PRESETS", "Answers", "PlainGame", "PlainState", "PlainView", "Table"]
