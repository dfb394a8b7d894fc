"""Ready-made tables of the game for two."""

from __future__ import annotations

from warptable.table.rooms.presets import Preset
from warptable.table.rooms.settings import TableSettings

from .engine.facts.first_game import NAME

PRESETS: dict[str, Preset] = {
    "duel-first": Preset(
        TableSettings(edition="duel", choice="groups", group=NAME, players=2, speed="slow"),
        icon="spark",
        measured=(19, 45),
        coached=True,
    ),
    "duel": Preset(TableSettings(edition="duel", choice="three", players=2), icon="sword", measured=(20, 55)),
    "duel-day": Preset(TableSettings(edition="duel", choice="three", players=2, pace="day", listed=True), icon="clock"),
}
