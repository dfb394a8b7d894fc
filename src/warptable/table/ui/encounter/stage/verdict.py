"""Who is ahead once the cards lie open, and by which rule: what the rules say so far, never what a hand may hold."""

from __future__ import annotations

from dataclasses import dataclass

from .....encounter.model.cards import FACES
from .....encounter.model.layers import Layer
from .....encounter.rules.reckoning import decided, shown_faces
from .....text.encounter.speaker import Speaker
from .matchup import Matchup, Reveal
from .sides import ROLES, cards_of, changes


@dataclass(frozen=True, slots=True)
class VerdictNote:
    """One sentence of the verdict, and the rule, alien or card behind it."""

    text: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`kind`: open (a card is missing), totals, faces, retreat, automatic, deal, both_lost. `ahead`: the side that
    would win."""

    kind: str
    ahead: int | None = None
    margin: int = 0


def verdict(reveal: Reveal) -> Verdict:
    """What the open cards say now, with every effect so far."""
    laid, totals = cards_of(reveal.matchup), reveal.totals
    if not all(card.face for card in laid):
        return Verdict("open")
    offense, defense = (FACES[card.face] for card in laid)
    shown = shown_faces((offense, defense), reveal.matchup.modifiers, reveal.matchup.hazard)
    values = None if totals is None else (totals[0].value, totals[1].value)
    found = decided(shown, reveal.matchup.modifiers, values, reveal.automatic)
    if found is None:
        return Verdict("open")
    if found.kind != "won":
        return Verdict(found.kind)
    return Verdict(found.how, found.winner, max(found.margin, 0))


def headline(speaker: Speaker, found: Verdict) -> str:
    """Big words for an encounter that is not decided by totals."""
    if found.kind in ("faces", "retreat", "automatic", "deal", "both_lost"):
        return speaker.t(f"stages-big-{found.kind.replace('_', '-')}")
    return speaker.t("stages-big-open")


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
    if found.kind == "open":
        return None
    if found.kind in ("deal", "both_lost"):
        source = "F-REVEAL-6" if found.kind == "deal" else "F-MORPH-3"
        return VerdictNote(speaker.t(f"stages-then-{found.kind.replace('_', '-')}"), source)
    assert found.ahead is not None
    values = {"who": speaker.who(matchup.mains[found.ahead]), "side": ROLES[found.ahead]}
    if found.kind == "totals":
        message = "stages-leads" if found.margin else "stages-tied"
        return VerdictNote(speaker.t(message, margin=found.margin, **values), "F-REVEAL-4")
    rules = {"faces": "F-REVEAL-5", "retreat": "N-RETREAT-2"}
    return VerdictNote(speaker.t(f"stages-then-{found.kind}", **values), rules.get(found.kind, ""))


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
