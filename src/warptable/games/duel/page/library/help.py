"""What an alien, an envoy, a card, a tactic or a planet of the game for two is, in a few lines."""

from __future__ import annotations

from warptable.table.page.art.emblems import alert, emblem
from warptable.table.page.library.help import HelpNote, Paragraph
from warptable.text import capital

from ...engine import facts
from ...words.cards import AbilityText, reinforcement_text, tactic_text
from ...words.explain import text_of
from ...words.speaker import Speaker, value_of
from .pictures import destiny_picture, envoy_picture
from .terms import KIND_RULES


def piece(speaker: Speaker, source: str) -> HelpNote | None:
    """The note about an alien, ability, envoy, card, tactic or planet."""
    head, _, part = source.partition(".")
    if head in facts.aliens():
        return _alien(speaker, head, part)
    if head in facts.envoys():
        return _envoy(speaker, head)
    if head in facts.destiny():
        return _destiny(speaker, head)
    return _small(speaker, head)


def _alien(speaker: Speaker, alien: str, part: str) -> HelpNote:
    sheet, level = speaker.sheet(alien), facts.aliens()[alien].level
    abilities = [one for one in sheet.abilities if one.id == part] or list(sheet.abilities)
    return HelpNote(
        speaker.alien(alien),
        (*(_ability(one) for one in abilities), *_own(sheet.own, sheet.label)),
        sheet.does,
        emblem(alien, 44),
        alert(level, speaker.t(f"duel-level-{level}")),
        KIND_RULES["alien"],
        (f"/duel/aliens#{alien}", "duel-tip-to-alien"),
    )


def _envoy(speaker: Speaker, envoy: str) -> HelpNote:
    sheet = speaker.envoy_sheet(envoy)
    return HelpNote(
        speaker.envoy(envoy),
        (*(_ability(one) for one in sheet.abilities), *_own(sheet.own, sheet.label)),
        sheet.does,
        envoy_picture(envoy, 44),
        rules=KIND_RULES["envoy"],
        more=(f"/duel/envoys#{envoy}", "duel-tip-to-envoy"),
    )


def _destiny(speaker: Speaker, card: str) -> HelpNote:
    text, printed = speaker.destiny_text(card), facts.destiny()[card]
    parts = [Paragraph(text.effect)]
    parts += [Paragraph(line, speaker.t(f"duel-symbol-{symbol}")) for symbol, line in text.lines.items()]
    if printed.prize is not None:
        who = speaker.t(f"duel-prize-{printed.prize.who}")
        parts.append(Paragraph(text.prize, f"{who}: {text.prize_name}."))
    return HelpNote(
        speaker.card(card),
        (*parts, *_own(text.own, text.label)),
        " · ".join(destiny_facts(speaker, card)),
        destiny_picture(card, 44),
        rules=KIND_RULES[printed.kind],
        more=(f"/duel/destiny#{card}", "duel-tip-to-destiny"),
    )


def destiny_facts(speaker: Speaker, card: str) -> tuple[str, ...]:
    """Deck and kind, ship advantage, planet bar, next deck."""
    printed = facts.destiny()[card]
    said = [speaker.deck(printed.deck)]
    if printed.kind != printed.deck:
        said.append(speaker.t(f"duel-kind-{printed.kind}"))
    if printed.ship_advantage is not None:
        said.append(speaker.t("duel-advantage", value=f"+{printed.ship_advantage}"))
    if printed.planet_bar:
        symbols = ", ".join(speaker.t(f"duel-symbol-{symbol}") for symbol in printed.planet_bar)
        said.append(speaker.t("duel-bar", symbols=symbols))
    return (*said, speaker.t("duel-next", deck=speaker.deck(printed.next)))


def _small(speaker: Speaker, head: str) -> HelpNote | None:
    """A plan, a reinforcement, a tactic, a planet or an optional rule."""
    if head in facts.tactics():
        tactic = speaker.tactics[list(facts.tactics()).index(head)]
        texts = [Paragraph(tactic_text(speaker.locale, one), speaker.half_words(one)) for one in tactic.halves]
        own = _own(speaker.t("duel-own-tactic"), speaker.t("duel-own-part"))
        return HelpNote(speaker.source(head), (*texts, *own), rules=KIND_RULES["tactic"])
    if head in facts.reinforcements():
        text = Paragraph(reinforcement_text(speaker.locale, head))
        own = _own_piece(speaker, "reinforcement", ours=facts.reinforcements()[head].original)
        name = speaker.t("duel-term-reinforcement-name")
        return HelpNote(speaker.card(head), (text, *own), name, rules=KIND_RULES["reinforcement"])
    if head in facts.plans():
        text = Paragraph(speaker.t("duel-plan-text", value=value_of(head)))
        own = _own_piece(speaker, "plan", ours=facts.plans()[head].original)
        return HelpNote(speaker.card(head), (text, *own), speaker.t("duel-term-plan-name"), rules=KIND_RULES["plan"])
    if head in facts.planets():
        own = _own_piece(speaker, "planet", ours=facts.planets()[head].original)
        return HelpNote(speaker.source(head), (Paragraph(text_of(speaker, head)), *own), rules=KIND_RULES["planet"])
    if head in facts.switches():
        own = _own(speaker.t("duel-own-switch"), speaker.t("duel-own"))
        return HelpNote(speaker.source(head), (Paragraph(text_of(speaker, head)), *own))
    return None


def _ability(ability: AbilityText) -> Paragraph:
    header = f"{ability.header}: " if ability.header else ""
    return Paragraph(ability.text, f"{header}{ability.lead}")


def _own(own: str, label: str) -> tuple[Paragraph, ...]:
    return (Paragraph(own, capital(f"{label}.")),) if own else ()


def _own_piece(speaker: Speaker, kind: str, *, ours: bool) -> tuple[Paragraph, ...]:
    """That a small piece is ours, and what of it."""
    return _own(speaker.t(f"duel-own-{kind}"), speaker.t("duel-own")) if ours else ()
