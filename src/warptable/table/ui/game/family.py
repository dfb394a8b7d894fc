"""What the pages of tables ask of a family. `ui/families.py` knows which there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ....kernel import Decision
from ...scene.lobby import WaitingRoom
from .answers import Form
from .regions import Region


@dataclass(frozen=True, slots=True)
class FamilyPages:
    """One family on the pages of a table. Its regions are drawn from scenes of this family."""

    picture: tuple[Region[Any], ...]
    """All regions of the page with the board."""
    in_words: tuple[Region[Any], ...]
    """All regions of the page in words."""
    read_answer: Callable[[Decision[Any], Form], Any]
    """The answer in a form; raises IllegalAnswer."""
    pickable_aliens: Callable[[WaitingRoom], Sequence[Any]]
    """The aliens to choose from before the game, as the template `waiting_aliens.html` shows them."""
