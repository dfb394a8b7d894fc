"""The numbered rules of a family in the reader's language.

The English texts are the facts themselves; a translation lies beside them as `rules_<language>.json`, so that
whoever changes a rule finds both. A language without such a file reads English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ..kernel.families import Facts

TRANSLATED = ("de",)
"""The languages that have the rules in their own words."""


class Rulebook:
    """The rules of one family."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def text(self, locale: str, rule_id: str) -> str:
        """What a rule says; KeyError if there is no such rule."""
        rule = self.facts.rules()[rule_id]
        return str(self.translation(locale)["rules"][rule.id] if locale in TRANSLATED else rule.text)

    def whole(self, locale: str, rule_id: str) -> str:
        """What a rule says, with the question that it answers if there is one."""
        return self.text(locale, rule_id)

    def section(self, locale: str, section: str) -> str:
        """The name of a section of the rules, as a rule has it in `section`."""
        return str(self.translation(locale)["sections"][section]) if locale in TRANSLATED else section

    def translation(self, locale: str) -> Mapping[str, Any]:
        """The whole translation: `rules` by id, `sections` by their English names, and what else a family has."""
        return self._translations[locale]

    @cached_property
    def _translations(self) -> Mapping[str, Mapping[str, Any]]:
        return {locale: self.facts.read(f"rules_{locale}.json") for locale in TRANSLATED}
