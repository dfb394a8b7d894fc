"""Why: the text behind a rule id, an alien, an envoy, a card, a tactic or a planet, in the reader's language."""

from __future__ import annotations

from typing import Any

from warptable.text.words import Explanation

from ..engine import facts
from ..engine.model.views import View
from .asking import face_of
from .cards import reinforcement_text, tactic_text
from .rulebook import RULEBOOK
from .speaker import Speaker, value_of


def explain(speaker: Speaker, source: str) -> Explanation | None:
    """What an id means; None if the id is unknown."""
    wanted = source.strip()
    if rule := facts.rules().get(wanted.upper()):
        return Explanation(rule.id, speaker.t("why-rule", id=rule.id), RULEBOOK.whole(speaker.locale, rule.id))
    head = wanted.lower().partition(".")[0]
    text = text_of(speaker, head)
    return Explanation(head, speaker.source(head), text) if text else None


def text_of(speaker: Speaker, head: str) -> str:
    """What an alien, envoy, card, tactic or planet does; empty for anything else."""
    locale = speaker.locale
    if head in facts.aliens():
        return speaker.sheet(head).whole
    if head in facts.envoys():
        return speaker.envoy_sheet(head).whole
    if head in facts.destiny():
        return destiny_whole(speaker, head)
    if head in facts.reinforcements():
        return reinforcement_text(locale, head)
    if head in facts.plans():
        return speaker.t("duel-plan-text", value=value_of(head))
    if head in facts.tactics():
        tactic = speaker.tactics[list(facts.tactics()).index(head)]
        return " ".join(f"{speaker.half_words(half)}: {tactic_text(locale, half)}" for half in tactic.halves)
    if planet := facts.planets().get(head):
        return speaker.t("duel-planet-text", symbol=speaker.t(f"duel-symbol-{planet.symbol}"))
    return speaker.t(f"duel-switch-{head}") if head in facts.switches() else ""


def destiny_whole(speaker: Speaker, card: str) -> str:
    """The text of a destiny card with its prize and its resources."""
    text, printed = speaker.destiny_text(card), facts.destiny()[card]
    parts = [text.effect]
    parts += [f"{speaker.t('duel-with-symbol', symbol=symbol)}: {line}" for symbol, line in text.lines.items()]
    if printed.prize is not None:
        parts.append(f"{speaker.t(f'duel-prize-{printed.prize.who}')}: {text.prize}")
    return " ".join(parts)


def in_short(speaker: Speaker, option: Any, view: View) -> str:
    """What using an ability or playing a card would do, for the menu; empty where the option says everything."""
    if isinstance(option, int):
        face = face_of(view, option)
        parity = face in facts.reinforcements() and facts.reinforcements()[face].value is None
        return reinforcement_text(speaker.locale, face) if parity else ""
    return speaker.ability_text(option) if isinstance(option, str) else ""


def named(speaker: Speaker, name: str) -> str | None:
    """The id of the alien, envoy or card with this name in the reader's language."""
    wanted = name.strip().lower()
    groups = (facts.cards(), facts.destiny(), facts.planets(), facts.tactics(), facts.envoys(), facts.aliens())
    for group in groups:
        for found in group:
            if wanted in (speaker.source(found).lower(), found):
                return found
    return None
