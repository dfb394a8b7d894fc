"""The beginning of a contest (D-CNT-01); its other steps are those of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...verbs import frame

if TYPE_CHECKING:
    from ...game import Game


def begin(g: Game) -> None:
    """D-CNT-01: no dials, ships, planet, tactics, advantage or prize."""
    frame.begin(g, "contest")
