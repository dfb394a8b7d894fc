"""What the map says. Sentences repeat from picture to picture, so they are kept: putting one together is slow."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import lru_cache

from warptable.table.page.html import Html, tag
from warptable.table.page.render import KEPT_PAGES
from warptable.text import Who, t

from ...engine.model.views import SheetView, View
from ...words.speaker import Speaker
from ..scene.data import BoardPart
from .geometry import Chart

Value = str | int
Name = tuple[str, bool]
"""A player in a sentence: name, and whether it is the reader."""
Crew = tuple[tuple[int, int], ...]
"""Who stands at a place: (seat, number of ships)."""


@lru_cache(maxsize=4096)
def sentence(locale: str, message_id: str, *values: tuple[str, Value | Name]) -> str:
    """One message; players are given as (name, whether this is the reader)."""
    spoken = {key: Who(*value) if isinstance(value, tuple) else value for key, value in values}
    return t(locale, message_id, **spoken)


@dataclass(frozen=True, slots=True, eq=False)
class Voice:
    """Speaks to one reader about one table. Readers to whom the same is said share one voice, so that looking up what
    was said before takes no time."""

    speaker: Speaker
    names: tuple[Name, ...]  # by seat

    def say(self, message_id: str, *values: tuple[str, Value | Name]) -> str:
        return sentence(self.speaker.locale, message_id, *values)


def voice_of(scene: BoardPart) -> Voice:
    return _voice(_Spoken(scene.speaker.identity, len(scene.view.seats), scene.speaker))


@dataclass(frozen=True, slots=True)
class _Spoken:
    """A speaker, known by everything on which depends what is said."""

    identity: tuple[Hashable, ...]
    players: int
    speaker: Speaker = field(compare=False)


@lru_cache(maxsize=KEPT_PAGES)
def _voice(spoken: _Spoken) -> Voice:
    speaker = spoken.speaker
    return Voice(speaker, tuple((speaker.name(seat), seat == speaker.me) for seat in range(spoken.players)))


# ---- places, for those who cannot see them: the script adds whether one may be chosen ----------------------------


@lru_cache(maxsize=4 * KEPT_PAGES)
def planet_says(
    voice: Voice, chart: Chart, planet: int, aimed: bool, crew: Crew, faces: tuple[str, ...], notes: tuple[str, ...]
) -> Html:
    """`<span id="says-planet-N">`: its owner, what happens to it, who is there, the cards that lie there, what else is
    there."""
    owner, number = voice.names[chart.owner(planet)], chart.order(planet) + 1
    words = [voice.say("board-planet", ("owner", owner), ("number", number))]
    if aimed:
        words.append(voice.say("board-target"))
    words += [*_ship_words(voice, crew), *map(voice.speaker.card, faces), *notes]
    return tag("span", ", ".join(words), id=f"says-planet-{planet}")


@lru_cache(maxsize=KEPT_PAGES)
def places_say(
    voice: Voice, target: int, crews: tuple[Crew, ...], notes: tuple[tuple[str, ...], ...]
) -> dict[str, Html]:
    """`<span id="says-gate">` and `<span id="says-beside">`, once there is a target; `<span id="says-warp">`."""
    aimed = () if target < 0 else (("planet", voice.speaker.planet(target)),)
    gate, beside, warp = zip(crews, notes, strict=True)
    words = {
        "warp": _place_words(voice, "board-warp", (), *warp),
        "gate": _place_words(voice, "board-gate", aimed, *gate) if aimed else "",
        "beside": _place_words(voice, "board-beside", aimed, *beside) if aimed else "",
    }
    return {f"says-{place}": tag("span", said, id=f"says-{place}") for place, said in words.items()}


def _place_words(
    voice: Voice, name: str, values: tuple[tuple[str, str], ...], crew: Crew, notes: tuple[str, ...]
) -> str:
    return ", ".join([voice.say(name, *values), *_ship_words(voice, crew), *notes])


def _ship_words(voice: Voice, crew: Crew) -> list[str]:
    """Who stands at a place."""
    crews = [voice.say("board-ships", ("who", voice.names[seat]), ("n", number)) for seat, number in crew]
    return crews or [voice.say("board-no-ships")]


# ---- powers ----------------------------------------------------------------------------------------------------


def has_powers(view: View) -> bool:
    """Has anybody an alien, or is somebody yet to get one?"""
    return view.step.startswith("setup.") or any(seat.sheets for seat in view.seats)


def power_words(voice: Voice, seat: int, alien: str, state: str) -> str:
    """The power of a seat, and what is wrong with it."""
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
