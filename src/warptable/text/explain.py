"""Why: the text behind a rule id, an alien, an ability or a card. Aliens speak every language, the rest English."""

from __future__ import annotations

from dataclasses import dataclass

from ..encounter import facts
from ..encounter.content.registry import homemade_ids, homemade_text
from .sheets import as_sentence
from .speaker import FLARE, Speaker, is_alien, is_card, is_flare


@dataclass(frozen=True, slots=True)
class Explanation:
    """A heading and a text."""

    id: str
    title: str
    text: str


def explain(speaker: Speaker, source: str) -> Explanation | None:
    """What an id says; None if nothing is known by that id."""
    wanted = source.strip()
    if rule := facts.rules().get(wanted.upper()):
        return Explanation(rule.id, speaker.t("why-rule", id=rule.id), rule.text)
    head = wanted.lower().partition(".")[0]
    if is_alien(head):
        return Explanation(head, speaker.t("why-alien", alien=speaker.alien(head)), alien_text(speaker, head))
    if is_card(head):
        return Explanation(head, speaker.t("why-card", card=speaker.card(head)), card_text(speaker, head))
    return None


def alien_text(speaker: Speaker, alien: str) -> str:
    """What a power does."""
    return homemade_text(alien) if alien in homemade_ids() else speaker.sheet(alien).power


def card_text(speaker: Speaker, face: str) -> str:
    """What an artifact or a special destiny card does; other cards explain themselves by the rules."""
    if is_flare(face):
        if face.removeprefix(FLARE) in homemade_ids():
            return homemade_text(face.removeprefix(FLARE))
        sheet = speaker.sheet(face.removeprefix(FLARE))
        return speaker.t("why-flare", wild=sheet.wild, super=sheet.super)
    if artifact := facts.artifacts().get(face):
        text = artifact.avalon if speaker.edition == "avalon" else artifact.ffg
        text = text or artifact.ffg or artifact.avalon
        return "" if text is None else as_sentence(f"{text.trigger}: {text.effect}")
    if destiny := facts.destiny().get(face):
        return as_sentence(destiny.effect or facts.rules()["F-DESTINY-3"].text)
    return facts.rules()[CARD_RULES[facts.cards()[face].type]].text


CARD_RULES = {
    "attack": "F-REVEAL-2",
    "negotiate": "F-REVEAL-5",
    "morph": "F-MORPH-1",
    "reinforcement": "F-REINF-5",
}
"""The rule that says what a card of each type is for."""
