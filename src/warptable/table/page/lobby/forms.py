"""What the forms of the lobby send, read back. Whatever comes in, the outcome is a value or a Refused."""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from warptable.bots import bots_at
from warptable.game import editions

from ...errors import Refused
from ...rooms.presets import presets
from ...rooms.settings import CHOICES, LEVELS, LONGEST_WINDOW, MORE_ALIENS, SETS, TableSettings

Form = Mapping[str, Sequence[str]]
FAIR = "steady"
"""The level of bots if none was chosen."""
YES = "on"
LONGEST_NUMBER = 4  # digits; a longer one is not a number of players or seconds


class PlayNow(NamedTuple):
    """A game against bots, to be started at once."""

    settings: TableSettings
    level: str


def read_settings(form: Form) -> TableSettings:
    """The settings of a complete form: what is not ticked is off. Fields that the edition does not have are ignored,
    because the page hides them. Raises Refused."""
    name = first(form, "edition")
    if name not in editions():
        raise Refused("refused-edition")
    edition = editions()[name]
    sent: dict[str, Any] = {
        "name": one_line(first(form, "name")),
        "edition": name,
        "players": number(first(form, "players"), Refused("refused-players")),
        "variants": (variants := _variants(form, edition.variants, edition.one_of)),
        "pace": first(form, "pace"),
        "window": number(first(form, "window"), Refused("refused-window", longest=LONGEST_WINDOW)),
        "speed": first(form, "speed"),
        "listed": first(form, "listed") == YES,
        "spectators": first(form, "spectators") == YES,
        "delay": number(first(form, "delay") or "0", Refused("refused-form")),
        "voices": first(form, "silent") != YES,
    }
    if edition.campaign:
        sent["campaign"] = first(form, "campaign") == YES
    if edition.older and (older := first(form, "older")):
        sent["older"] = number(older, Refused("refused-form"))
    if edition.flares:
        sent["flares"] = first(form, "flares") == YES
    if first(form, "choice") not in CHOICES or first(form, "choice") in edition.choices:
        sent["choice"] = first(form, "choice")
    if sent.get("choice") == "levels":
        sent["levels"] = [level for level in LEVELS if level in form.get("levels", ())]
    if MORE_ALIENS in variants and first(form, "sets") in SETS:
        sent["sets"] = first(form, "sets")
    if sent.get("choice") == "groups":
        sent["group"] = _group(form, edition.groups)
    return _made(sent).checked()


def _variants(form: Form, known: Sequence[str], one_of: Sequence[str]) -> list[str]:
    """The variants that are ticked, and the one that is chosen of those that exclude each other."""
    ticked, chosen = form.get("variants", ()), first(form, "one-of")
    return [name for name in known if (name == chosen if name in one_of else name in ticked)]


def _group(form: Form, known: Collection[str]) -> str:
    """The group that is chosen; if it is hidden, because another edition has it, the first of this edition."""
    group = first(form, "group")
    hidden = group not in known and any(group in other.groups for other in editions().values())
    return next(iter(known), "") if hidden else group


def read_query(form: Form) -> TableSettings:
    """What an address asks for: a preset, a whole form, or an edition and a number of players. Anything invalid is
    ignored."""
    if "pace" in form:
        with contextlib.suppress(Refused):
            return read_settings(form)
    preset = presets().get(first(form, "preset"))
    if preset is not None:
        return preset.settings
    edition = first(form, "edition")
    wanted = first(form, "players")
    players = int(wanted) if _is_number(wanted) else TableSettings().players
    return _fitting(edition if edition in editions() else TableSettings().edition, players)


def read_play_now(form: Form) -> PlayNow:
    """A game against bots. One click must be enough, so anything that does not fit is corrected."""
    level = first(form, "bots")
    settings = read_query(form)
    return PlayNow(settings, level if level in bots_at(settings.edition) else FAIR)


def first(form: Form, field: str) -> str:
    """The value of a field that should occur once in the form."""
    values = form.get(field) or ("",)
    return values[0]


def one_line(text: str) -> str:
    """The text without line breaks, invisible characters and characters that change the writing direction."""
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join(seen.split())


def number(text: str, refused: Refused) -> int:
    if not _is_number(text):
        raise refused
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _fitting(edition: str, players: int) -> TableSettings:
    """Default settings for this edition, with as many players as it can seat."""
    made = editions()[edition]
    seated = min(max(players, made.low), made.high)
    return TableSettings(edition=edition, players=seated)


def _made(sent: dict[str, Any]) -> TableSettings:
    try:
        return msgspec.convert(sent, TableSettings)
    except msgspec.ValidationError:
        raise Refused("refused-form") from None
