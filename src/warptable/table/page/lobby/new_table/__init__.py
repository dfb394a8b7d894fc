"""Setting up a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from warptable.game import edition_facts, editions, family_of
from warptable.table.play.clocks import PACES, SPEEDS
from warptable.table.reader import Reader
from warptable.table.rooms.presets import presets
from warptable.table.rooms.settings import MORE_ALIENS, NAME_LENGTH, TableSettings
from warptable.text.words import words_of

from ...html import Html
from ...page import page
from ...render import render
from ..choices import Words, campaign_in_words, choices, length_in_words, preset_of, words

PATH = "/tables/new"


def new_table(reader: Reader, settings: TableSettings, error: str = "", asked: str = "") -> Html:
    """The form for a new table, filled in with these settings. `error`: what is wrong with them, in words. `asked`: the
    query string of the address, so that a change of language keeps it."""
    say = words(reader)
    body = render(
        "lobby/new_table/new_table.html",
        t=say,
        error=error,
        presets=[(name, preset.icon) for name, preset in presets().items()],
        preset=preset_of(settings),
        length=length_in_words(say, preset_of(settings)),
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
        "olders": _olders(say),
        "listing": [("off", say("lobby-listed-no"), ""), ("on", say("lobby-listed-yes"), "")],
        "longest": NAME_LENGTH,
        "prefix": prefix,
        "fewer": fewer,
        "needs": needs_in_words(reader),
    }


def _olders(say: Words) -> list[tuple[str, str, str]]:
    """Who may be said to be older, by the colour of the seat."""
    colors = next(edition.colors for edition in editions().values() if edition.older)
    nobody = ("", say("lobby-older-nobody"), "")
    return [nobody, *((str(seat), say(f"seat-{color}"), "") for seat, color in enumerate(colors))]


@lru_cache(maxsize=4)
def _needs(locale: str, edition: str) -> tuple[tuple[str, str, str], ...]:
    """What some aliens of an expansion need: the number of players or the switch with which they are left out, and
    their names. An alien that needs something else at every table is not meant."""
    family, offered = family_of(edition), edition_facts(edition)
    speaker = words_of(edition).speaker_about(locale, edition, ())

    def lines(players: int, *, flares: bool) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for alien, need in family.left_out(edition, players, (MORE_ALIENS,), flares=flares).items():
            found.setdefault(need, []).append(speaker.alien(alien))
        return found

    said = []
    for number in range(offered.low, offered.high + 1):
        for need, names in lines(number, flares=True).items():
            said.append((str(number), "", speaker.t(f"lobby-needs-{need}", aliens=speaker.join(sorted(names)))))
    if offered.flares and (names := lines(offered.low, flares=False).get("flares", [])):
        said.append(("", "flares", speaker.t("lobby-needs-flares", aliens=speaker.join(sorted(names)))))
    return tuple(said)


def needs_in_words(reader: Reader) -> tuple[tuple[str, str, str], ...]:
    """(number of players, switch that must be on, sentence) about aliens that are left out of some tables."""
    with_more = [name for name, edition in editions().items() if MORE_ALIENS in edition.variants]
    return tuple(line for name in with_more for line in _needs(reader.locale, name))


def _members(reader: Reader) -> dict[str, str]:
    """The aliens of each group that an edition suggests, in words."""
    found: dict[str, str] = {}
    for edition in editions().values():
        speaker = words_of(edition.id).speaker_about(reader.locale, edition.id, ())
        found |= {group: ", ".join(map(speaker.alien, aliens)) for group, aliens in edition.groups.items()}
    return found
