"""The numbered rules of the game for two, with our decisions on what the rulebook leaves open, and worked examples."""

from __future__ import annotations

from warptable.game import editions
from warptable.table.page.library.rules import RulesPage
from warptable.text import t

from ...engine import facts
from ...words.rulebook import RULEBOOK, example

EDITION = "duel"


def kind(rule: facts.Rule) -> str:
    """What a rule is based on if it is neither in the rulebook nor ours."""
    return "example" if rule.example is not None else ""


def lead(locale: str, rule: facts.Rule) -> str:
    """The question that a decision of ours answers."""
    return RULEBOOK.question(locale, rule.id)


def parts(locale: str, rule: facts.Rule) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A worked example: its title, the situation, what is done, what comes of it."""
    if rule.example is None:
        return ()
    case = example(locale, rule.id)
    told = [("", (f"{case.title}.",))]
    told += [(t(locale, f"duel-example-{part}"), getattr(case, part)) for part in ("given", "actions", "expect")]
    return tuple(told)


RULES = RulesPage(
    RULEBOOK,
    {EDITION: (EDITION,)},
    kind,
    editions,
    lead,
    parts,
)
