"""The told ending of the game for two: the values of its messages (`text.highlights.HighlightsWords`)."""

from __future__ import annotations

from typing import Any

from warptable.text.highlights import HighlightsWords, values_of
from warptable.text.values import Named

from ..engine import facts
from ..story.powers import Useful
from .numbers import number
from .speaker import Speaker

USES = {"turned": 18, "sunk": 5, "cards": 3, "ships": 3}
"""What an alien may bring, and how much each of it counts."""


def values(speaker: Speaker, told: Any) -> dict[str, Any]:
    found = values_of(speaker, told, NAMED)
    if isinstance(told, Useful):
        found["what"] = max(USES, key=lambda what: USES[what] * getattr(told, what))
    if "tactic" in found and "half" in found:
        found["half"] = speaker.half(told.tactic, told.half)
    if "icon" in found:
        found["envoy"] = speaker.envoy(told.envoy, told.icon)
    if "what" in found and not isinstance(told, Useful):
        found["card"] = speaker.card(told.what) if told.what else ""
    return found


def _source(speaker: Speaker, source: str) -> str:
    head = source.partition(".")[0]
    known = head in facts.aliens() or head in facts.envoys() or head in facts.destiny()
    return (speaker.source(head) if known else speaker.ability(source)) if source else ""


def _number(speaker: Speaker, value: int) -> str:
    return number(value)


NAMED: Named = {
    "planet": Speaker.planet,
    "card": Speaker.card,
    "source": _source,
    "low": _number,
    "high": _number,
    "held": _number,
}
"""Fields that name something, or are values of plans."""
HIGHLIGHTS_WORDS = HighlightsWords("duel-", values)
