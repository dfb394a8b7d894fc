"""The aliens that may be picked before the game, where the choice is free."""

from __future__ import annotations

from typing import NamedTuple

from warptable.game import editions
from warptable.table.scene.lobby import WaitingRoom

from ..words.speaker import Speaker


class PickableAlien(NamedTuple):
    """An alien that may be chosen; one of a pack has no level. Whether somebody else has picked it stays secret before
    the game."""

    id: str
    name: str
    does: str
    level: str


def pickable_aliens(data: WaitingRoom) -> list[PickableAlien]:
    """The aliens to choose from, by name; none unless the choice is free and the reader has a seat."""
    if data.settings.way != "free" or data.me is None or not editions()[data.settings.edition].aliens:
        return []
    speaker = Speaker(data.reader.locale, edition=data.settings.edition, packs=data.packs)
    found = [_pickable_alien(speaker, alien) for alien in data.aliens]
    return sorted(found, key=lambda alien: alien.name.casefold())


def _pickable_alien(speaker: Speaker, alien: str) -> PickableAlien:
    return PickableAlien(alien, speaker.alien(alien), speaker.sheet(alien).does, speaker.level(alien))
