"""Why: the text behind a rule id, an alien, an ability or a card, in the reader's language."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Decision
from warptable.text.words import Explanation, InQuestion

from ..engine import dominion, facts
from ..engine.model.cards import flare_of
from ..engine.model.pieces import model_of
from ..engine.model.prompts import played_as
from ..engine.model.views import View
from .asking import ON_TECHS, face_of, flare_side
from .rewards import MINUS, ship_text
from .rulebook import rule_text
from .speaker import FLARE, FLARE_SIDES, Speaker

TURN = ("destiny", "launch", "allies", "cards", "result")
"""How a turn goes, for somebody who has never played: the lines that tell it, by the last part of their messages."""


def explain(speaker: Speaker, source: str) -> Explanation | None:
    """What an id means; None if the id is unknown."""
    wanted = source.strip()
    if rule := facts.rules().get(wanted.upper()):
        return Explanation(rule.id, speaker.t("why-rule", id=rule.id), rule_text(speaker.locale, rule.id))
    head = wanted.lower().partition(".")[0]
    if speaker.is_alien(head):
        return Explanation(head, speaker.t("why-alien", alien=speaker.alien(head)), alien_text(speaker, head))
    if speaker.is_tech(head):
        text = speaker.tech_text(head).effect
        return Explanation(head, speaker.t("why-tech", tech=speaker.tech(head)), text)
    if model_of(head) in facts.ships():
        ship = ship_text(speaker.locale, model_of(head))
        title = speaker.t("why-ship", ship=speaker.source(head))
        return Explanation(head, title, f"{ship.effect} {ship.action_name}: {ship.action}")
    if speaker.is_card(head):
        return Explanation(head, speaker.t("why-card", card=speaker.card(head)), card_text(speaker, head))
    return None


def alien_text(speaker: Speaker, alien: str) -> str:
    """What a power does."""
    return speaker.sheet(alien).power


def card_text(speaker: Speaker, face: str) -> str:
    """What an artifact, a reward card or a special destiny card does; other cards explain themselves by the rules."""
    if speaker.is_flare(face):
        sheet = speaker.sheet(face.removeprefix(FLARE))
        return speaker.t("why-flare", wild=sheet.wild, super=sheet.super) if sheet.wild or sheet.super else sheet.power
    if face in facts.artifacts():
        special = f"artifact-{face}-{speaker.edition}"
        return speaker.t(special if speaker.has(special) else f"artifact-{face}")
    if speaker.is_reward(face):
        return speaker.reward_text(face).effect
    kind = "destiny" if face in facts.destiny() else facts.cards()[face].type
    return speaker.t(f"text-{kind}")


def in_short(speaker: Speaker, option: Any, view: View) -> str:
    """What using a power or playing a card would do, for the menu; empty where the option says everything."""
    if isinstance(option, int):
        face = face_of(view, option)
        if not face:
            return ""
        if speaker.is_reward(face):
            return speaker.reward_text(face).does
        return _flare_text(speaker, face, view) if speaker.is_flare(face) else card_text(speaker, face)
    if other := played_as(option):
        return card_text(speaker, other)
    if isinstance(option, tuple):
        return _lab_text(speaker, option, view)
    source = str(option).partition(".")[0]
    if speaker.is_tech(source):
        return speaker.tech_text(source).does
    return speaker.sheet(source).does if speaker.is_alien(source) else ""


def _lab_text(speaker: Speaker, option: tuple[Any, ...], view: View) -> str:
    """What a step in the reader's laboratory costs and brings; empty for any other pair."""
    action, slot = option
    if action not in ON_TECHS or view.seat is None:
        return ""
    tech = view.seats[view.seat].techs[slot]
    needed = speaker.tech_text(tech.id).research
    return speaker.t(f"lab-{action}", ships=tech.ships, after=tech.ships + 1, needed=needed)


def in_question(speaker: Speaker, decision: Decision[Any]) -> InQuestion | None:
    """The use that this question would stop; None if it is about nothing of that kind, or if what it is about needs
    no words, such as a reinforcement."""
    about = decision.about or {}
    ability = about.get("answering")
    text = use_text(speaker, ability, whole=True) if ability else ""
    return InQuestion(ability, power_name(speaker, ability), about["of"], text) if ability and text else None


def power_name(speaker: Speaker, ability: str) -> str:
    """The name as it is called out: that of the power, not of its alien."""
    source, _, part = ability.partition(".")
    if part in FLARE_SIDES or not speaker.is_alien(source):
        return speaker.ability(ability)
    return speaker.sheet(source).power_name or speaker.alien(source)


def use_text(speaker: Speaker, ability: str, *, whole: bool = False) -> str:
    """The effect of what is used: of a power or a tech in one sentence, or `whole`; of a flare that side of it which is
    used; of an artifact its text; of a destiny card what it stands for. Empty for what has none, such as a
    reinforcement."""
    source, _, part = ability.partition(".")
    if speaker.is_alien(source):
        sheet = speaker.sheet(source)
        if part in FLARE_SIDES:
            return (sheet.super if part == "super" else sheet.wild) or sheet.power
        act = f"act-{source}-{part}-does"
        return sheet.power if whole else speaker.t(act) if speaker.has(act) else sheet.does
    if speaker.is_tech(source):
        text = speaker.tech_text(source)
        return text.effect if whole else text.does
    if speaker.is_reward(source):
        return _reward_text(speaker, source, whole=whole)
    return card_text(speaker, source) if source in facts.artifacts() else ""


def _reward_text(speaker: Speaker, face: str, *, whole: bool) -> str:
    """What a reward card says; nothing for a reinforcement, whose number says it."""
    text = speaker.reward_text(face)
    return "" if facts.rewards()[face].type == "reinforcement" else text.effect if whole else text.does


def _flare_text(speaker: Speaker, face: str, view: View) -> str:
    sheet = speaker.sheet(face.removeprefix(FLARE))
    return (sheet.super if flare_side(view, face) == "super" else sheet.wild) or sheet.power


def named(speaker: Speaker, name: str) -> str | None:
    """The id of the card, tech or alien with this name in the reader's language."""
    wanted = name.strip().lower().replace(MINUS, "-")
    brought = [alien for pack in speaker.packs for alien in pack.ids]
    known = (*facts.aliens(), *facts.avalon_aliens(), *dominion.ALIENS, *brought)
    aliens = {speaker.alien(alien).lower(): alien for alien in known}
    flares = {speaker.card(flare_of(alien)).lower(): flare_of(alien) for alien in aliens.values()}
    faces = (*facts.cards(), *facts.rewards(), *facts.destiny())
    cards = {speaker.card(face).lower().replace(MINUS, "-"): face for face in faces}
    techs = {speaker.tech(tech).lower(): tech for tech in facts.techs()}
    return {**cards, **techs, **flares, **aliens}.get(wanted)


def pending_words(speaker: Speaker, source: str, effect: str, seat: int) -> str:
    """What an effect does later in the encounter, for whom; without words of its own, that something is still to
    come."""
    own = f"later-{source}-{effect.replace('_', '-')}"
    who = speaker.who(seat)
    return speaker.t(own if speaker.has(own) else "later-any", who=who, source=speaker.source(source))
