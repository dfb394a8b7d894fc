"""The numbered rules of the multi-player games in the reader's language."""

from __future__ import annotations

from warptable.text.rulebook import TRANSLATED, Rulebook

from ..engine import facts
from .subjects import name_of


class EncounterRulebook(Rulebook):
    """Rules of which some readings belong to an alien or a card."""

    def called(self, locale: str, edition: str, about: str) -> str:
        return name_of(locale, edition, about)

    def answers(self, locale: str, edition: str, about: str) -> tuple[tuple[str, str], ...]:
        """(question, our answer) of each reading about this, at tables of the edition of 2000 or at those of 2008."""
        editions = ("avalon",) if edition == "avalon" else ("ffg", "dominion")
        return tuple((one.asks(locale), one.plays(locale)) for one in self.readings_about(about, editions))


RULEBOOK = EncounterRulebook(facts)
rule_text, section_name, translation = RULEBOOK.text, RULEBOOK.section, RULEBOOK.translation

__all__ = ["RULEBOOK", "TRANSLATED", "rule_text", "section_name", "translation"]
