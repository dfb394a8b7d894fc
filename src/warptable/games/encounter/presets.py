"""Ready-made tables of the multi-player game."""

from __future__ import annotations

from warptable.table.rooms.presets import Preset
from warptable.table.rooms.settings import TableSettings

EVERYTHING = ("technology", "reward-deck", "flagships", "dominion-aliens")
PRESETS: dict[str, Preset] = {
    "first": Preset(
        TableSettings(choice="levels", levels=("green",), flares=False, players=4, speed="slow"),
        icon="spark",
        coached=True,
    ),
    "classic": Preset(TableSettings(players=5), icon="planet", measured=(24, 110)),
    "four": Preset(TableSettings(variants=("four-planets",), players=4, speed="quick"), icon="zap"),
    "hidden": Preset(TableSettings(variants=("hidden-powers",), players=5), icon="eye"),
    "lab": Preset(TableSettings(variants=("technology",), players=4), icon="flask", measured=(21, 115)),
    "neighbours": Preset(TableSettings(variants=("dominion-aliens",), players=4), icon="people", measured=(19, 100)),
    "spoils": Preset(TableSettings(variants=("reward-deck",), players=4), icon="cards", measured=(20, 115)),
    "cosmos": Preset(TableSettings(variants=EVERYTHING, players=5, window=4), icon="spark", measured=(19, 165)),
    "day": Preset(TableSettings(pace="day", players=4, listed=True), icon="clock"),
    "old": Preset(TableSettings(edition="avalon", choice="groups", group="beginner-1", players=4), icon="planet"),
    "pair": Preset(TableSettings(edition="avalon", choice="one", players=2), icon="people"),
    "campaign": Preset(TableSettings(edition="avalon", choice="one", players=3, campaign=True), icon="flag"),
}
