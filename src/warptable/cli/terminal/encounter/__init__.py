"""The multi-player family at the terminal: its board, its goal and its deal talks."""

from __future__ import annotations

from typing import Any

from ....encounter.model.views import View
from ....text.encounter.speaker import Speaker
from .board import board


def picture(view: View, /) -> Any:
    """Where all ships are."""
    return view.planets, view.gate, view.beside, view.warp


def goal(speaker: Speaker, view: View, /) -> str:
    return speaker.t("table-goal", colonies=view.colonies_to_win)


def help_lines(speaker: Speaker, view: View, /) -> list[str]:
    return [speaker.t("help-goal", colonies=view.colonies_to_win)]


__all__ = ["board", "goal", "help_lines", "picture"]
