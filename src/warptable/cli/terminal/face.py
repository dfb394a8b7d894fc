"""What a family shows at the terminal: `cli/terminal/<family>` is a package with these functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import RenderableType

from ...games import family_of
from . import encounter


class Face(Protocol):
    """A family's board, and what it takes to win."""

    def board(self, speaker: Any, view: Any, /) -> RenderableType:
        """The table as its reader sees it."""
        ...

    def picture(self, view: Any, /) -> Any:
        """What the board shows, to be compared: a board that looks like the last one is not shown again."""
        ...

    def goal(self, speaker: Any, view: Any, /) -> str:
        """In one line what one plays for, said at the start."""
        ...

    def help_lines(self, speaker: Any, view: Any, /) -> list[str]:
        """What `help` says about the game itself."""
        ...


FACES: Mapping[str, Face] = {"encounter": encounter}
"""Family -> its face."""


def face_of(edition: str) -> Face:
    """The face of the family to which an edition belongs."""
    return FACES[family_of(edition).id]
