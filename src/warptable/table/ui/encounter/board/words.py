"""What the map says. Sentences repeat from picture to picture, so they are kept: putting one together is slow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .....encounter.editions import EDITIONS
from .....encounter.model.places import BESIDE, GATE, PLACE_NAMES
from .....encounter.model.views import SheetView, View
from .....text import Who, t
from .....text.encounter.speaker import Speaker
from ....scene.encounter.data import BoardPart
from .selectable import Selectable

Value = str | int
Name = tuple[str, bool]
"""A player in a sentence: name, and whether it is the reader."""


@lru_cache(maxsize=4096)
def said(locale: str, message_id: str, *values: tuple[str, Value | Name]) -> str:
    """One message; players are given as (name, whether this is the reader)."""
    spoken = {key: Who(*value) if isinstance(value, tuple) else value for key, value in values}
    return t(locale, message_id, **spoken)


@dataclass(frozen=True, slots=True)
class Voice:
    """Speaks to one reader about one table, with a cache."""

    speaker: Speaker
    names: tuple[Name, ...]  # by seat

    def say(self, message_id: str, *values: tuple[str, Value | Name]) -> str:
        return said(self.speaker.locale, message_id, *values)


def voice_of(scene: BoardPart) -> Voice:
    speaker = scene.speaker
    return Voice(speaker, tuple((speaker.name(seat), seat == speaker.me) for seat in range(len(scene.view.seats))))


def place_words(voice: Voice, view: View, place: int, choices: Selectable) -> str:
    """The gate, the warp and the place beside the target."""
    values: list[tuple[str, Value]] = []
    if place in (GATE, BESIDE):
        values.append(("planet", voice.speaker.planet(view.current.target)))
    name = PLACE_NAMES[place]
    parts = [voice.say(f"board-{name}", *values), *ship_words(voice, view.ships_at(place))]
    return ", ".join(parts + _choosable(voice, choices, place in choices.places))


def ship_words(voice: Voice, row: Sequence[int]) -> list[str]:
    """Who stands at a place."""
    crews = [
        voice.say("board-ships", ("who", voice.names[seat]), ("n", number)) for seat, number in enumerate(row) if number
    ]
    return crews or [voice.say("board-no-ships")]


def _choosable(voice: Voice, choices: Selectable, legal: bool) -> list[str]:
    """Whether something may be chosen; empty if there is nothing to choose at all."""
    if not choices:
        return []
    return [voice.say("board-may" if legal else "board-may-not")]


def has_powers(view: View) -> bool:
    """Does this edition have aliens at all?"""
    return bool(EDITIONS[view.edition].aliens)


def power_words(voice: Voice, seat: int, sheet: SheetView | None) -> str:
    """The power of a seat, and what is wrong with it."""
    state = power_state(sheet)
    alien = sheet.alien if sheet else ""
    whose = voice.say("board-sun", ("who", voice.names[seat]))
    told = [voice.speaker.alien(alien)] if alien else []
    if state:
        told.append(voice.say(f"board-power-{state}"))
    return f"{whose}: {', '.join(told)}"


def power_state(sheet: SheetView | None) -> str:
    """none, hidden, lost or zapped; empty for a power in force."""
    if sheet is None:
        return "none"
    if sheet.hidden:
        return "hidden"
    return "lost" if sheet.lost or sheet.aside else "zapped" if sheet.zapped else ""
