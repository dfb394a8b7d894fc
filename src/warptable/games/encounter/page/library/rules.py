"""The numbered rules of the multi-player games."""

from __future__ import annotations

from warptable.game import editions
from warptable.table.page.library.rules import RulesPage

from ...engine import facts
from ...words.rulebook import RULEBOOK

HELD = {"ffg": ("ffg", "dominion"), "avalon": ("avalon",)}


def kind(rule: facts.Rule) -> str:
    """What a rule is based on if it is neither in the rulebook nor ours: an answer, an example."""
    if rule.gap:
        return ""
    if rule.section == "test vectors":
        return "example"
    basis = rule.status or rule.source or ""
    if not basis or basis.startswith(("rulebook", "follows")):
        return ""
    return "answer" if basis.startswith(("official", "publisher", "designer")) else "community"


RULES = RulesPage(RULEBOOK, HELD, kind, editions)
