"""The told ending of the game for two: the values of its messages (`text.tale.TaleWords`)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..engine import facts
from ..story.powers import Useful
from .numbers import number
from .speaker import Speaker

PREFIX = "duel-"
USES = {"turned": 18, "sunk": 5, "cards": 3, "ships": 3}
"""What an alien may bring, and how much each of it counts."""


def values(speaker: Speaker, told: Any, /) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields(told):
        raw = getattr(told, field.name)
        if field.name in FIELDS:
            found.update(FIELDS[field.name](speaker, raw))
        elif isinstance(raw, (int, str)):
            found[field.name] = raw
    if isinstance(told, Useful):
        found["what"] = max(USES, key=lambda what: USES[what] * getattr(told, what))
    if "tactic" in found and "half" in found:
        found["half"] = speaker.half(told.tactic, told.half)
    if "icon" in found:
        found["envoy"] = speaker.envoy(told.envoy, told.icon)
    if "what" in found and not isinstance(told, Useful):
        found["card"] = speaker.card(told.what) if told.what else ""
    return found


def _source(speaker: Speaker, source: str) -> dict[str, Any]:
    head = source.partition(".")[0]
    known = head in facts.aliens() or head in facts.envoys() or head in facts.destiny()
    return {"source": (speaker.source(head) if known else speaker.ability(source)) if source else ""}


FIELDS: dict[str, Any] = {
    "seat": lambda speaker, seat: {"seat": speaker.who(seat)},
    "other": lambda speaker, seat: {"other": speaker.who(seat)},
    "place": lambda speaker, place: {"place": speaker.place(place)} if place >= 0 else {"place": ""},
    "planet": lambda speaker, planet: {"planet": speaker.planet(planet)},
    "alien": lambda speaker, alien: {"alien": speaker.alien(alien)},
    "card": lambda speaker, card: {"card": speaker.card(card)},
    "source": _source,
    "low": lambda speaker, value: {"low": number(value)},
    "high": lambda speaker, value: {"high": number(value)},
    "held": lambda speaker, value: {"held": number(value)},
}
"""Fields whose data must be put into words."""
