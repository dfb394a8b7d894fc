"""What is said aloud: the call to a reader who is asked, and the situation on demand."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.table.page.game.call import call_region
from warptable.table.page.html import Html

from ..words.asking import label, question
from ..words.explain import pending_words
from .dock.context import news
from .dock.mix import question_in
from .scene.data import SituationPart


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something this reader has to do. `key` tells it from one already heard; `sound` goes with it."""

    key: str = ""
    text: str = ""
    sound: str = ""


def announcement(scene: SituationPart) -> Announcement:
    """The open question to this reader, or the reaction that this reader could answer; otherwise nothing."""
    reaction = scene.reaction
    if reaction is not None and reaction.answers and not reaction.answered:
        asked = question(scene.speaker, reaction.offered, scene.view)
        could = [label(scene.speaker, answer.decision, answer.option, scene.view) for answer in reaction.answers]
        once = list(dict.fromkeys(could))  # what could be played at several moments is named once
        text = scene.t("shell-call-reaction", asked=asked, answers=scene.speaker.join(once))
        return Announcement(f"r{reaction.number}", text, "window")
    if scene.asked is not None:
        asked = " ".join([*news(scene), question_in(scene, scene.asked.decision)])
        return Announcement(f"q{scene.asked.serial}", scene.t("shell-call-asked", asked=asked), "decision")
    return Announcement()


def call(scene: SituationPart) -> Html:
    """`<i id="call">`: what the script says aloud and shows in the title while the reader is asked."""
    made = announcement(scene)
    return call_region(scene, made.key, made.text, made.sound)


def situation(scene: SituationPart) -> str:
    """Where the game stands, in a few sentences. The page with the board asks for it when somebody wants to hear it."""
    parts = [_where(scene), _encounter(scene), _waiting(scene), _mine(scene)]
    return " ".join(part for part in parts if part)


def _where(scene: SituationPart) -> str:
    if scene.phase in ("setup", "over"):
        return scene.t("shell-situation-over" if scene.phase == "over" else "shell-situation-setup")
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


def _waiting(scene: SituationPart) -> str:
    seats = list(dict.fromkeys(waiting.seat for waiting in scene.waiting))
    return scene.t("shell-situation-waiting", who=scene.speaker.everyone(seats)) if seats else ""


def _mine(scene: SituationPart) -> str:
    if scene.me is None:
        return ""
    seat = scene.view.seats[scene.me]
    needed = scene.view.colonies_to_win
    return scene.t("shell-situation-mine", foreign=seat.foreign, needed=needed, cards=seat.hand)
