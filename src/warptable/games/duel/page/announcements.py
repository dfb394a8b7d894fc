"""What is said aloud: the call to a reader who is asked, and the situation on demand."""

from __future__ import annotations

from warptable.table.page.game.call import call_region
from warptable.table.page.html import Html

from ..words.asking import question
from .rail import advantage_words
from .scene.data import SituationPart


def call(scene: SituationPart) -> Html:
    """`<i id="call">`: what the script says aloud and shows in the title while the reader is asked."""
    if scene.asked is None:
        return call_region(scene)
    asked = question(scene.speaker, scene.asked.decision, scene.view)
    return call_region(scene, f"q{scene.asked.serial}", scene.t("shell-call-asked", asked=asked))


def situation(scene: SituationPart) -> str:
    """Where the game stands, in a few sentences."""
    parts = [_where(scene), _duel(scene), _waiting(scene), _mine(scene)]
    return " ".join(part for part in parts if part)


def _where(scene: SituationPart) -> str:
    if scene.phase in ("setup", "over"):
        return scene.t("shell-situation-over" if scene.phase == "over" else "shell-situation-setup")
    phase = scene.t(f"duel-phase-{scene.phase}")
    return scene.t("duel-web-situation-where", number=scene.view.rounds, phase=phase)


def _duel(scene: SituationPart) -> str:
    frame, speaker = scene.view.frame, scene.speaker
    if frame is None:
        return ""
    planet = speaker.planet(frame.planet) if frame.planet >= 0 else "none"
    words = scene.t("duel-web-situation-card", card=speaker.card(frame.card), kind=frame.kind, planet=planet)
    return f"{words} {standing}" if (standing := advantage_words(scene)) else words


def _waiting(scene: SituationPart) -> str:
    seats = list(dict.fromkeys(waiting.seat for waiting in scene.waiting))
    return scene.t("shell-situation-waiting", who=scene.speaker.everyone(seats)) if seats else ""


def _mine(scene: SituationPart) -> str:
    if scene.me is None:
        return ""
    seat = scene.view.seats[scene.me]
    supply = scene.view.supply[scene.me] if scene.view.ships else 0
    return scene.t("duel-web-situation-mine", planets=seat.planets, of=seat.to_win, supply=supply, cards=seat.hand)
