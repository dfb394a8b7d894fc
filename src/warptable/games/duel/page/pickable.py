"""The aliens to choose from before the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warptable.table.scene.lobby import WaitingRoom

from ..engine import facts
from ..words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Pickable:
    """An alien that may be chosen; the template `waiting_aliens.html` shows it."""

    id: str
    name: str
    level: str
    does: str


def pickable_aliens(data: WaitingRoom) -> Sequence[Pickable]:
    """By name; none if aliens are dealt."""
    if data.settings.way != "free" or data.me is None:
        return ()
    speaker = Speaker(data.reader.locale)
    found = [
        Pickable(alien, speaker.alien(alien), facts.aliens()[alien].level, speaker.sheet(alien).does)
        for alien in data.aliens
    ]
    return sorted(found, key=lambda one: one.name)
