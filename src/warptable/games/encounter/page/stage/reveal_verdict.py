"""Who is ahead once the cards lie open, and by which rule: what the rules say so far, never what a hand may hold."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.model.encounter import Layer
from ...words.speaker import Speaker
from .reveal_matchup import Matchup, Reveal
from .sides import ROLES, changes


@dataclass(frozen=True, slots=True)
class VerdictNote:
    """One sentence of the verdict, and the rule, alien or card behind it."""

    text: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`kind`: open (a card is missing), how it is won (totals, faces, retreat, automatic, declared), or deal,
    deal_failed, both_lost, success, none. `ahead`: the side that would win, or has won. `how` both have lost."""

    kind: str
    ahead: int | None = None
    margin: int = 0
    how: str = ""


def verdict(reveal: Reveal) -> Verdict:
    """What the rules say now: the result, once it is declared; before that what the open cards come to, with every
    effect so far."""
    found = reveal.foreseen
    if found is None:
        return Verdict("open")
    if found.kind != "won":
        return Verdict(found.kind, how=found.how)
    return Verdict(found.how, found.winner, max(found.margin, 0))


HEADLINES = {
    "faces": "stages-big-faces",
    "retreat": "stages-big-retreat",
    "automatic": "stages-big-automatic",
    "declared": "stages-big-declared",
    "deal": "stages-big-deal",
    "deal_failed": "stages-big-deal",
    "both_lost": "stages-big-both-lost",
}


def headline(speaker: Speaker, found: Verdict) -> str:
    """Big words for an encounter that is not decided by totals."""
    if found.kind == "both_lost" and found.how != "faces":
        return speaker.t("stages-big-all-lost")
    return speaker.t(HEADLINES.get(found.kind, "stages-big-open"))


def notes(matchup: Matchup, found: Verdict) -> list[VerdictNote]:
    """The verdict in sentences, the most important first."""
    speaker = matchup.speaker
    said = [note for note in (_leading(matchup, found),) if note is not None]
    for layer, message in ((Layer.COMPARE, "stages-lower"), (Layer.UPSET, "stages-upset")):
        said += [
            VerdictNote(speaker.t(message, source=speaker.source(change.source)), change.source)
            for change in changes(matchup.modifiers, layer)
        ]
    return said


def _leading(matchup: Matchup, found: Verdict) -> VerdictNote | None:
    speaker = matchup.speaker
    if found.kind in ("deal", "both_lost"):
        source = {"deal": "F-REVEAL-6", "both_lost": "N-KICK-11" if found.how == "kicker" else "F-MORPH-3"}
        return VerdictNote(speaker.t(f"stages-then-{found.kind.replace('_', '-')}"), source[found.kind])
    if found.ahead is None:
        return None
    values = {"who": speaker.who(matchup.mains[found.ahead]), "side": ROLES[found.ahead]}
    if found.kind == "totals":
        message = "stages-leads" if found.margin else "stages-tied"
        return VerdictNote(speaker.t(message, margin=found.margin, **values), "F-REVEAL-4")
    if found.kind not in RULES:
        return None
    return VerdictNote(speaker.t(f"stages-then-{found.kind}", **values), RULES[found.kind])


RULES = {"faces": "F-REVEAL-5", "retreat": "N-RETREAT-2", "automatic": ""}
"""The rules by which it is won otherwise than by totals."""


def outcome(matchup: Matchup) -> str:
    """The result of the encounter as a sentence; empty while it is open or being talked about."""
    result = matchup.result
    if result is None or not matchup.resolving:
        return ""
    side = result.winner
    return matchup.speaker.t(
        "event-outcome",
        result=result.kind.replace("_", "-"),
        winner=matchup.speaker.who(matchup.mains[side] if side >= 0 else -1),
        side=ROLES[side] if side >= 0 else "both",
        how=result.how,
        margin=result.margin,
        upset="yes" if changes(matchup.modifiers, Layer.UPSET) else "no",
    )
