"""What an alien, a power, a flare, a tech or a card of the multi-player games is, in a few lines."""

from __future__ import annotations

from warptable.kernel.packs import pack_of
from warptable.table.page.art.emblems import alert, emblem
from warptable.table.page.html import EMPTY
from warptable.table.page.library.help import HelpNote, Paragraph

from ...engine import facts
from ...words.explain import card_text
from ...words.speaker import FLARE, FLARE_SIDES, Speaker
from ...words.techs import tech_kind
from ..art.cards import card, kind_of
from ..dock.card_names import named_card
from .terms import CARD_RULES, cited


def piece(speaker: Speaker, source: str) -> HelpNote | None:
    """The note about an alien, power, flare, tech or card."""
    head, _, part = source.partition(".")
    if speaker.is_alien(head):
        return _flare(speaker, head) if part in FLARE_SIDES else _alien(speaker, head)
    if speaker.is_flare(head):
        return _flare(speaker, head.removeprefix(FLARE))
    if speaker.is_tech(head):
        return _tech(speaker, head)
    return _card(speaker, head) if speaker.is_card(head) else None


def _alien(speaker: Speaker, alien: str) -> HelpNote:
    name, picture = speaker.alien(alien), emblem(alien, 44)
    texts, level = speaker.sheet(alien), speaker.level(alien)
    power, more = Paragraph(texts.power, texts.power_name), (f"/aliens/{alien}", "tip-to-sheet")
    if pack_of(alien, speaker.packs) is not None:
        said = () if texts.power.startswith(texts.does) else (Paragraph(texts.does),)
        return HelpNote(
            name,
            (*said, power, *_sides(speaker, alien)),
            speaker.t("tip-homemade"),
            picture,
            more=more,
        )
    mark = alert(level, speaker.t(f"level-{level}")) if level else EMPTY
    return HelpNote(name, (power, *_sides(speaker, alien)), texts.does, picture, mark, more=more)


def _sides(speaker: Speaker, alien: str) -> tuple[Paragraph, ...]:
    texts = speaker.sheet(alien)
    if speaker.edition != "ffg" or not texts.wild:  # the edition of 2000 has no flares
        return ()
    return (Paragraph(texts.wild, speaker.t("tip-wild")), Paragraph(texts.super, speaker.t("tip-super")))


def _flare(speaker: Speaker, alien: str) -> HelpNote | None:
    face = FLARE + alien
    if pack_of(alien, speaker.packs) is not None and not speaker.sheet(alien).wild:
        return _alien(speaker, alien)
    if not speaker.is_alien(alien) or not speaker.sheet(alien).wild:
        return None
    name = speaker.card(face)
    picture = card(face, speaker.alien(alien), 56)
    return HelpNote(name, _sides(speaker, alien), picture=picture, rules=cited(CARD_RULES["flare"], speaker.edition))


def _tech(speaker: Speaker, tech: str) -> HelpNote:
    name, text, rules = speaker.tech(tech), speaker.tech_text(tech), cited(CARD_RULES["tech"], speaker.edition)
    line = f"{speaker.t('techs-ships', n=text.research)} · {speaker.t(f'tech-kind-{tech_kind(tech)}')}"
    return HelpNote(
        name, (Paragraph(text.effect),), line, card(tech, name, 56), rules=rules, more=(f"/techs#{tech}", "tip-to-tech")
    )


def _card(speaker: Speaker, face: str) -> HelpNote:
    name, text = speaker.card(face), Paragraph(card_text(speaker, face))
    if face in facts.destiny():
        return HelpNote(name, (text,), rules=cited(CARD_RULES["destiny"], speaker.edition))
    kind = kind_of(face)
    rules = cited(CARD_RULES[kind], speaker.edition)
    if speaker.is_reward(face):
        return _reward(speaker, face, rules)
    return HelpNote(name, (text,), _when(speaker, face), card(face, name, 56), rules=rules)


def _reward(speaker: Speaker, face: str, rules: tuple[str, ...]) -> HelpNote:
    text, printed = speaker.reward_text(face), facts.rewards()[face]
    own = (Paragraph(text.own, speaker.t("sheet-own")),) if text.own else ()
    line = when(speaker, printed.role, printed.phases) if printed.phases else speaker.t("rewards-in-planning")
    name, picture = speaker.card(face), named_card(speaker, face, 56)
    return HelpNote(
        name, (Paragraph(text.effect), *own), line, picture, rules=rules, more=(f"/rewards#{face}", "tip-to-reward")
    )


def _when(speaker: Speaker, face: str) -> str:
    """Who may play an artifact, and in which phases."""
    printed = facts.artifacts().get(face)
    text = None if printed is None else (printed.avalon if speaker.edition == "avalon" else printed.ffg)
    return "" if text is None else when(speaker, text.role, text.phases)


def when(speaker: Speaker, role: str, phases: tuple[str, ...]) -> str:
    """A role and the phases in one line."""
    named = ", ".join(speaker.t(f"phase-{phase}") for phase in phases)
    return speaker.t("tip-when", role=speaker.t(f"role-{role.replace(' ', '-')}"), phases=named)
