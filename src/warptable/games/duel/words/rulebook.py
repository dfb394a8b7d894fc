"""The numbered rules of the game for two in the reader's language, with the questions that the rulebook leaves open."""

from __future__ import annotations

from functools import cache

from warptable.kernel.facts import by_id
from warptable.text import t
from warptable.text.rulebook import TRANSLATED, Rulebook

from ..engine import facts


class DuelRulebook(Rulebook):
    """Its worked examples have parts, and its gaps a question."""

    def text(self, locale: str, rule_id: str) -> str:
        rule = facts.rules()[rule_id]
        return example(locale, rule_id).text if rule.example is not None else super().text(locale, rule_id)

    def question(self, locale: str, rule_id: str) -> str:
        rule = facts.rules()[rule_id]
        if rule.question is None:
            return ""
        return str(self.translation(locale)["questions"][rule_id]) if locale in TRANSLATED else rule.question

    def basis(self, rule: facts.Rule) -> str:
        return "example" if rule.example is not None else ""

    def parts(self, locale: str, rule: facts.Rule) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """A worked example: its title, the situation, what is done, what comes of it."""
        if rule.example is None:
            return ()
        case = example(locale, rule.id)
        told = [(t(locale, f"duel-example-{part}"), getattr(case, part)) for part in ("given", "actions", "expect")]
        return (("", (f"{case.title}.",)), *told)


RULEBOOK = DuelRulebook(facts)


def example(locale: str, rule_id: str) -> facts.Example:
    """The worked example with this id; KeyError if there is none."""
    return _examples(locale)[rule_id]


@cache
def _examples(locale: str) -> dict[str, facts.Example]:
    if locale in TRANSLATED:
        return dict(by_id(facts.Example, RULEBOOK.translation(locale)["examples"]))
    return {rule.id: rule.example for rule in facts.rules().values() if rule.example is not None}


rule_text, question = RULEBOOK.text, RULEBOOK.question
