"""What a game gets that brings nothing of its own for a layer: bots that choose at random, general words, a menu at the
terminal, numbers for learners. `docs/adding-a-game.md` shows how a game is written with it."""

from .engine import Answers, PlainGame, PlainState, PlainView, Table

LESSONS = ()
"""No prepared positions."""

__all__ = ["LESSONS", "Answers", "PlainGame", "PlainState", "PlainView", "Table"]
