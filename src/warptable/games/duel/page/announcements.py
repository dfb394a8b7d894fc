"""Where the game for two stands, in words."""

from __future__ import annotations

from warptable.table.page.game.announcements import before_and_after, waited_for

from .rail import advantage_words
from .scene.data import SituationPart


def situation(scene: SituationPart) -> str:
    """Where the game stands, in a few sentences."""
    parts = [before_and_after(scene) or _where(scene), _duel(scene), waited_for(scene), _mine(scene)]
    return " ".join(part for part in parts if part)


def _where(scene: SituationPart) -> str:
    phase = scene.t(f"duel-phase-{scene.phase}")
    return scene.t("duel-web-situation-where", number=scene.view.rounds, phase=phase)


def _duel(scene: SituationPart) -> str:
    frame, speaker = scene.view.frame, scene.speaker
    if frame is None:
        return ""
    planet = speaker.planet(frame.planet) if frame.planet >= 0 else "none"
    words = scene.t("duel-web-situation-card", card=speaker.card(frame.card), kind=frame.kind, planet=planet)
    return f"{words} {standing}" if (standing := advantage_words(scene)) else words


def _mine(scene: SituationPart) -> str:
    if scene.me is None:
        return ""
    seat = scene.view.seats[scene.me]
    supply = scene.view.supply[scene.me] if scene.view.ships else 0
    return scene.t("duel-web-situation-mine", planets=seat.planets, of=seat.to_win, supply=supply, cards=seat.hand)
