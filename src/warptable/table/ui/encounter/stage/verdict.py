"""Who is ahead once the cards lie open, and by which rule: what the rules say so far, never what a hand may hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .....encounter.model.cards import FACES
from .....encounter.model.layers import Layer
from .....encounter.model.views import EncounterView
from .....encounter.rules.reckoning import Total, decided
from ....scene.encounter.data import EncounterPart
from .sides import ROLES, Laid, changes


@dataclass(frozen=True, slots=True)
class VerdictNote:
    """One sentence of the verdict, and the rule, alien or card behind it."""

    text: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`kind`: open (a card is missing), totals, faces, automatic, deal, both_lost. `ahead`: the side that would win."""

    kind: str
    ahead: int | None = None
    margin: int = 0


def verdict(encounter: EncounterView, laid: Sequence[Laid], totals: tuple[Total, Total] | None) -> Verdict:
    """What the open cards say now, with every effect so far."""
    if not all(card.face for card in laid):
        return Verdict("open")
    offense, defense = (FACES[card.face] for card in laid)
    automatic = encounter.automatic[0] if encounter.automatic else -1
    values = None if totals is None else (totals[0].value, totals[1].value)
    found = decided((offense, defense), encounter.modifiers, values, automatic)
    if found is None:
        return Verdict("open")
    if found.kind != "won":
        return Verdict(found.kind)
    return Verdict(found.how, found.winner, max(found.margin, 0))


def headline(scene: EncounterPart, found: Verdict) -> str:
    """Big words for an encounter that is not decided by totals."""
    if found.kind in ("faces", "automatic", "deal", "both_lost"):
        return scene.t(f"stages-big-{found.kind.replace('_', '-')}")
    return scene.t("stages-big-open")


def notes(scene: EncounterPart, found: Verdict) -> list[VerdictNote]:
    """The verdict in sentences, the most important first."""
    encounter = scene.view.current
    said = [note for note in (_leading(scene, found),) if note is not None]
    for layer, message in ((Layer.COMPARE, "stages-lower"), (Layer.UPSET, "stages-upset")):
        said += [
            VerdictNote(scene.t(message, source=scene.speaker.source(change.source)), change.source)
            for change in changes(encounter, layer)
        ]
    return said


def _leading(scene: EncounterPart, found: Verdict) -> VerdictNote | None:
    if found.kind == "open":
        return None
    if found.kind in ("deal", "both_lost"):
        source = "F-REVEAL-6" if found.kind == "deal" else "F-MORPH-3"
        return VerdictNote(scene.t(f"stages-then-{found.kind.replace('_', '-')}"), source)
    assert found.ahead is not None
    seat = scene.view.current.mains[found.ahead]
    values = {"who": scene.speaker.who(seat), "side": ROLES[found.ahead]}
    if found.kind == "totals":
        message = "stages-leads" if found.margin else "stages-tied"
        return VerdictNote(scene.t(message, margin=found.margin, **values), "F-REVEAL-4")
    return VerdictNote(scene.t(f"stages-then-{found.kind}", **values), "F-REVEAL-5" if found.kind == "faces" else "")


def outcome(scene: EncounterPart) -> str:
    """The result of the encounter as a sentence; empty while it is open or being talked about."""
    encounter = scene.view.current
    result = encounter.result
    if result is None or scene.phase != "resolution":
        return ""
    side = result.winner
    return scene.t(
        "event-outcome",
        result=result.kind.replace("_", "-"),
        winner=scene.speaker.who(encounter.mains[side] if side >= 0 else -1),
        side=ROLES[side] if side >= 0 else "both",
        how=result.how,
        margin=result.margin,
        upset="yes" if changes(encounter, Layer.UPSET) else "no",
    )
