"""Ready-made tables: what the first page and the form for a new table offer with one click."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from warptable.game import games

from .settings import TableSettings


@dataclass(frozen=True, slots=True)
class Preset:
    """A table with these settings. `measured`: rounds of a game and decisions of each player, between steady bots
    (`warptable simulate --bots steady --games 40 --players 5 --variants ...`), rounded. `coached`: it is
    for a first game, in which the coach speaks."""

    settings: TableSettings
    icon: str
    measured: tuple[int, int] | None = None
    coached: bool = False


@cache
def presets() -> Mapping[str, Preset]:
    """Those of all games, by the name of their message."""
    return {name: preset for game in games().values() for name, preset in game.layer("presets").items()}
