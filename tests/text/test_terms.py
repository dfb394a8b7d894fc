"""One term for one thing, and numbers with the right form of their nouns: what a reader would stumble over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES, t
from warptable.text.bundles import sources

INSTEAD = {
    r"Kicker": "Überraschung, Überraschungskarte",
    r"Techs?": "Technik, Techniken",
    r"Techstapels?": "Technikstapel",
    r"Technologien?": "Technik",
    r"Aliens?|Alientafeln?": "Volk, Tafel",
    r"Superflares?": "Super-Flare",
    r"Kosmoskarten?": "kosmische Karte",
    r"auswärt\w*": "fremd",
    r"Sonderaktion(en)?": "Spezialaktion",
    r"Sammelphasen?|Erholungsphasen?": "Phase Sammeln",
}
"""German words that are not used, and the terms of the facts and the rulebooks for what they mean."""
COUNTED = {
    "de": r"(Karten|Schiffen?|Belohnungen|Belohnungskarten|Techniken|Marker)\b",
    "en": r"(cards|ships|rewards|reward cards|techs|tokens)\b",
}
PEOPLE = {"who", "seat", "other", "victim", "giver", "receiver", "winner", "partner", "alien"}
"""Values that are names."""
ALWAYS_SEVERAL = {
    "duel-cat-destiny-count",
    "guide-reveal-text",  # a game that is chosen so
    "lab-ships",  # so many of the ships that are needed, at least two
    "list-techs",
    "lobby-fact-cards",
    "techs-count",
    "techs-ships",
}
"""Messages whose number is never one."""


@lru_cache
def texts(locale: str) -> dict[str, ftl.Pattern]:
    """Message id -> what it says."""
    return {
        entry.id.name: entry.value
        for _, content in sources(locale)
        for entry in FluentParser().parse(content).body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


def passages(pattern: ftl.Pattern, counted: bool = False) -> Iterator[tuple[str, bool]]:
    """The texts in a message, with `#` where a number may stand, and whether a plural form was chosen for each."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said += element.value
            continue
        value = element.expression
        said += "#" if isinstance(value, ftl.VariableReference) and value.id.name not in PEOPLE else "~"
        if isinstance(element.expression, ftl.SelectExpression):
            variants = element.expression.variants
            plural = any(isinstance(one.key, ftl.Identifier) and one.key.name == "one" for one in variants)
            for variant in variants:
                yield from passages(variant.value, counted or plural)
    yield said, counted


def test_german_has_one_term_for_one_thing() -> None:
    found = {
        (message, word)
        for message, pattern in texts("de").items()
        for said, _ in passages(pattern)
        for word in INSTEAD
        if re.search(
            rf"(?<![\w-])({word})(?![\w-])", said.replace("warptable techs", "").replace("warptable aliens", "")
        )
    }
    assert not found, [f"{message}: {INSTEAD[word]}" for message, word in sorted(found)]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_before_a_noun_has_a_form_for_one(locale: str) -> None:
    found = {
        message
        for message, pattern in texts(locale).items()
        for said, counted in passages(pattern)
        if not counted and re.search(rf"# {COUNTED[locale]}", said)
    }
    assert found <= ALWAYS_SEVERAL


@pytest.mark.parametrize("locale", LOCALES)
def test_no_answer_and_no_line_of_the_log_has_two_colons(locale: str) -> None:
    speaker = Speaker(locale)
    faces = (*facts.cards(), *facts.rewards(), *map(flare_of, (*facts.aliens(), *dominion.ALIENS)))
    for face in faces:
        name = speaker.card(face)
        flare = t(locale, "ability-flare", flare=name, side="wild")
        assert t(locale, "option-play", face=flare).count(":") <= 1
        assert t(locale, "option-give", face=name).count(":") <= 1
