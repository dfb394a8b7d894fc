"""The numbered rules of the game for two in the reader's language, with the questions that the rulebook leaves open."""

from __future__ import annotations

from functools import cache

from warptable.kernel.facts import by_id
from warptable.text.rulebook import TRANSLATED, Rulebook

from ..engine import facts


class DuelRulebook(Rulebook):
    """Its worked examples have parts, and its gaps a question."""

    def text(self, locale: str, rule_id: str) -> str:
        rule = facts.rules()[rule_id]
        return example(locale, rule_id).text if rule.example is not None else super().text(locale, rule_id)

    def whole(self, locale: str, rule_id: str) -> str:
        asked = self.question(locale, rule_id)
        return f"{asked} {self.text(locale, rule_id)}" if asked else self.text(locale, rule_id)

    def question(self, locale: str, rule_id: str) -> str:
        """What the rulebook leaves open; empty for a rule of the book."""
        rule = facts.rules()[rule_id]
        if rule.question is None:
            return ""
        return str(self.translation(locale)["questions"][rule_id]) if locale in TRANSLATED else rule.question


RULEBOOK = DuelRulebook(facts)


def example(locale: str, rule_id: str) -> facts.Example:
    """The worked example with this id; KeyError if there is none."""
    return _examples(locale)[rule_id]


@cache
def _examples(locale: str) -> dict[str, facts.Example]:
    if locale in TRANSLATED:
        return dict(by_id(facts.Example, RULEBOOK.translation(locale)["examples"]))
    return {rule.id: rule.example for rule in facts.rules().values() if rule.example is not None}


rule_text, section_name, question, translation = (
    RULEBOOK.text,
    RULEBOOK.section,
    RULEBOOK.question,
    RULEBOOK.translation,
)
