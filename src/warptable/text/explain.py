"""Why: the text behind a rule id, an alien, an ability or a card. The texts are the facts', in English."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..encounter import facts
from ..encounter.content.registry import homemade_ids, homemade_text
from .speaker import FLARE, Speaker, is_alien, is_card, is_flare


@dataclass(frozen=True, slots=True)
class Explanation:
    """A heading in the reader's language, and the text of the facts."""

    id: str
    title: str
    text: str


def explain(speaker: Speaker, source: str) -> Explanation | None:
    """What an id says; None if nothing is known by that id."""
    wanted = source.strip()
    if rule := facts.rules().get(wanted.upper()):
        return Explanation(rule.id, speaker.t("why-rule", id=rule.id), rule.text)
    head, _, part = wanted.lower().partition(".")
    if is_alien(head):
        return Explanation(head, speaker.t("why-alien", alien=speaker.alien(head)), alien_text(head, part))
    if is_card(head):
        return Explanation(head, speaker.t("why-card", card=speaker.card(head)), card_text(head, speaker.edition))
    return None


def alien_text(alien: str, part: str = "") -> str:
    """What a power does, or one part of it."""
    if alien in homemade_ids():
        return homemade_text(alien)
    if (sheet := facts.aliens().get(alien)) is None:
        return facts.avalon_aliens()[alien].effect
    used = [use for use in sheet.power.used if use.id == part] or list(sheet.power.used)
    lines = [_sentence(f"{use.trigger}: {use.effect}") for use in used]
    always = [] if part else [_sentence(PART_NAME.sub("", text)) for text in sheet.power.passive]
    return " ".join([*lines, *always])


def card_text(face: str, edition: str) -> str:
    """What an artifact or a special destiny card does; other cards explain themselves by the rules."""
    if is_flare(face):
        if face.removeprefix(FLARE) in homemade_ids():
            return homemade_text(face.removeprefix(FLARE))
        flare = facts.aliens()[face.removeprefix(FLARE)].flare
        return " ".join(_sentence(f"{name}: {side.effect}") for name, side in _sides(flare))
    if artifact := facts.artifacts().get(face):
        text = artifact.avalon if edition == "avalon" else artifact.ffg
        text = text or artifact.ffg or artifact.avalon
        return "" if text is None else _sentence(f"{text.trigger}: {text.effect}")
    if destiny := facts.destiny().get(face):
        return _sentence(destiny.effect or facts.rules()["F-DESTINY-3"].text)
    return facts.rules()[CARD_RULES[facts.cards()[face].type]].text


def _sides(flare: facts.Flare) -> tuple[tuple[str, facts.FlareSide], ...]:
    return ("wild", flare.wild), ("super", flare.super)


PART_NAME = re.compile(r"^[a-z-]+( \([^)]*\))?: ")
"""The name of a passive part, which the facts put before its text."""

CARD_RULES = {
    "attack": "F-REVEAL-2",
    "negotiate": "F-REVEAL-5",
    "morph": "F-MORPH-1",
    "reinforcement": "F-REINF-5",
}
"""The rule that says what a card of each type is for."""


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
