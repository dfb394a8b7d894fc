"""The numbered rules of the multi-player games in the reader's language."""

from __future__ import annotations

from ...encounter import facts
from ..rulebook import TRANSLATED, Rulebook

RULEBOOK = Rulebook(facts)
rule_text, section_name, translation = RULEBOOK.text, RULEBOOK.section, RULEBOOK.translation

__all__ = ["RULEBOOK", "TRANSLATED", "rule_text", "section_name", "translation"]
