"""The aliens that may be picked before the game, where the choice is free."""

from __future__ import annotations

from typing import Any, NamedTuple

from warptable.table.scene.lobby import WaitingRoom


class PickableAlien(NamedTuple):
    """An alien that may be chosen; one of a pack has no level. Whether somebody else has picked it stays secret before
    the game."""

    id: str
    name: str
    does: str
    level: str


def pickable_aliens(data: WaitingRoom, speaker: Any) -> list[PickableAlien]:
    """The aliens to choose from, by name; none unless the choice is free and the reader has a seat."""
    if data.settings.way != "free" or data.me is None or not data.aliens:
        return []
    found = [
        PickableAlien(alien, speaker.alien(alien), speaker.sheet(alien).does, speaker.level(alien))
        for alien in data.aliens
    ]
    return sorted(found, key=lambda alien: alien.name.casefold())
