"""Setting up a table."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from ..reader import Reader
from ..rooms.settings import CHOICES, NAME_LENGTH, PACES, PRESETS, SPEEDS, TableSettings
from .frame import page
from .lobby_choices import PRESET_ICONS, Words, choices, preset_of, words
from .templates import render

PATH = "/tables/new"


def new_table(reader: Reader, settings: TableSettings, error: str = "") -> Markup:
    """The form for a new table, filled in with these settings. `error`: what is wrong with them, in words."""
    say = words(reader)
    body = render(
        "new_table.html",
        t=say,
        error=error,
        presets=[(name, PRESET_ICONS.get(name, "planet")) for name in PRESETS],
        preset=preset_of(settings),
        **settings_fields(say, settings, "new"),
    )
    return page(reader, say("lobby-new-table"), body, path=PATH, current="play")


def settings_fields(say: Words, settings: TableSettings, prefix: str) -> dict[str, Any]:
    """What the fields of the settings need, on whatever page they stand. `prefix` keeps their ids apart."""
    return {
        "settings": settings,
        "choices": choices(),
        "ways": CHOICES,
        "paces": PACES,
        "speeds": [(speed, say(f"lobby-speed-{speed}"), "") for speed in SPEEDS],
        "listing": [("off", say("lobby-listed-no"), ""), ("on", say("lobby-listed-yes"), "")],
        "longest": NAME_LENGTH,
        "prefix": prefix,
    }
