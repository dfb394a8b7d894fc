"""The numbered rules in the reader's language.

The English texts are the facts themselves; a translation lies beside them as `rules_<language>.json`, so that
whoever changes a rule finds both. A language without such a file reads English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...encounter import facts
from ...encounter.facts import read

TRANSLATED = ("de",)
"""The languages that have the rules in their own words."""


def rule_text(locale: str, rule_id: str) -> str:
    """What a rule says; KeyError if there is no such rule."""
    rule = facts.rules()[rule_id]
    return translation(locale)["rules"][rule.id] if locale in TRANSLATED else rule.text


def section_name(locale: str, section: str) -> str:
    """The name of a section of the rules, as a rule has it in `section`."""
    return translation(locale)["sections"][section] if locale in TRANSLATED else section


@cache
def translation(locale: str) -> Mapping[str, Mapping[str, str]]:
    """The whole translation: `rules` by id and `sections` by their English names."""
    found: Mapping[str, Mapping[str, str]] = read(f"rules_{locale}.json")
    return found
