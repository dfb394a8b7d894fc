"""The told ending of the multi-player family: the values of its messages (`text.highlights.HighlightsWords`)."""

from __future__ import annotations

from typing import Any

from warptable.text.highlights import HighlightsWords, values_of
from warptable.text.values import Named

from ..story.bluffs import Ransom
from ..story.deals import Dealt, NoDeal
from ..story.powers import Useful
from ..story.turns import Rout
from .speaker import Speaker

USES = {"turned": 18, "colonies": 15, "cards": 4, "sunk": 4, "freed": 3}
"""What a power may bring, and how much each of it counts."""


def values(speaker: Speaker, told: Any) -> dict[str, Any]:
    found = values_of(speaker, told, NAMED)
    match told:
        case Ransom():
            found |= {"number": len(told.cards), "cards": speaker.join([speaker.card(face) for face in told.cards])}
        case Useful():
            found["what"] = max(USES, key=lambda what: USES[what] * getattr(told, what))
        case Dealt():
            mine, theirs = (_gets(speaker, *each) for each in zip(told.colonies, told.cards, strict=True))
            found |= {"mine": mine, "theirs": theirs, "total": sum(told.colonies), "won": "yes" if told.won else "no"}
        case NoDeal():
            found["mine"], found["theirs"] = told.lost
        case Rout():
            allies = sorted(told.allies, key=lambda seat: seat != speaker.me)  # "you and Green", not "Green and you"
            found["allies"] = speaker.everyone(allies, "nom") if allies else "none"
    if "number" in found:
        found["nth"] = speaker.t("highlights-nth", number=found["number"])
    return found


def _gets(speaker: Speaker, colonies: int, cards: int) -> str:
    parts = [speaker.t("highlights-gets-colonies", n=colonies)] if colonies else []
    parts += [speaker.t("highlights-gets-cards", n=cards)] if cards else []
    return speaker.join(parts) if parts else speaker.t("highlights-gets-nothing")


NAMED: Named = {"ability": Speaker.ability, "source": Speaker.source}
"""Fields that name something."""
HIGHLIGHTS_WORDS = HighlightsWords("", values)
