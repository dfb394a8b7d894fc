"""Setting up a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from ....games import editions
from ....text.words import words_of
from ...play.clocks import PACES, SPEEDS
from ...reader import Reader
from ...rooms.settings import NAME_LENGTH, PRESETS, TableSettings
from ..page import page
from ..render import render
from .choices import PRESET_ICONS, campaign_in_words, choices, preset_of, words

PATH = "/tables/new"


def new_table(reader: Reader, settings: TableSettings, error: str = "", asked: str = "") -> Markup:
    """The form for a new table, filled in with these settings. `error`: what is wrong with them, in words. `asked`: the
    query string of the address, so that a change of language keeps it."""
    say = words(reader)
    body = render(
        "new_table.html",
        t=say,
        error=error,
        presets=[(name, PRESET_ICONS.get(name, "planet")) for name in PRESETS],
        preset=preset_of(settings),
        **settings_fields(reader, settings, "new"),
    )
    return page(reader, say("lobby-new-table"), body, path=f"{PATH}?{asked}" if asked else PATH, current="play")


def settings_fields(
    reader: Reader, settings: TableSettings, prefix: str, fewer: Sequence[tuple[int, str]] = ()
) -> dict[str, Any]:
    """The values that the settings fields need, on any page. `prefix` keeps their ids apart. `fewer`: what would happen
    to the people already here, by number of players."""
    say = words(reader)
    return {
        "settings": settings,
        "choices": choices(),
        "members": _members(reader),
        "campaigns": [(name, campaign_in_words(say, name)) for name, edition in editions().items() if edition.campaign],
        "paces": PACES,
        "speeds": [(speed, say(f"lobby-speed-{speed}"), "") for speed in SPEEDS],
        "listing": [("off", say("lobby-listed-no"), ""), ("on", say("lobby-listed-yes"), "")],
        "longest": NAME_LENGTH,
        "prefix": prefix,
        "fewer": fewer,
    }


def _members(reader: Reader) -> dict[str, str]:
    """The aliens of each group that an edition suggests, in words."""
    found: dict[str, str] = {}
    for edition in editions().values():
        speaker = words_of(edition.id).speaker_about(reader.locale, edition.id, ())
        found |= {group: ", ".join(map(speaker.alien, aliens)) for group, aliens in edition.groups.items()}
    return found
