"""Where encounter stands, in words."""

from __future__ import annotations

from warptable.table.page.game.announcements import before_and_after, waited_for

from ..words.explain import pending_words
from .scene.data import SituationPart


def situation(scene: SituationPart) -> str:
    """Where the game stands, in a few sentences. The page with the board asks for it when somebody wants to hear it."""
    parts = [before_and_after(scene) or _where(scene), _encounter(scene), waited_for(scene), _mine(scene)]
    return " ".join(part for part in parts if part)


def _where(scene: SituationPart) -> str:
    return scene.t("shell-situation-where", number=scene.view.rounds, phase=scene.t(f"phase-{scene.phase}"))


def _encounter(scene: SituationPart) -> str:
    encounter = scene.view.encounter
    if encounter is None or encounter.offense < 0:
        return ""
    who = scene.speaker.who
    text = scene.t("shell-situation-offense", who=who(encounter.offense))
    if encounter.defense >= 0:
        text += " " + scene.t("shell-situation-defense", who=who(encounter.defense))
    if encounter.target >= 0:
        text += " " + scene.t("shell-situation-target", planet=scene.speaker.planet(encounter.target))
    if encounter.hazard:
        text += f" {scene.t('tip-term-hazard-name')}."
    later = [pending_words(scene.speaker, one.source, one.effect, one.seat) for one in scene.pending]
    return " ".join([text, *later])


def _mine(scene: SituationPart) -> str:
    if scene.me is None:
        return ""
    seat = scene.view.seats[scene.me]
    needed = scene.view.colonies_to_win
    return scene.t("shell-situation-mine", foreign=seat.foreign, needed=needed, cards=seat.hand)
