"""The numbered rules of the multi-player games in the reader's language, and what our readings of them are about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from warptable.text.rulebook import Rulebook

from ..engine import facts
from .speaker import Speaker

KNOWN: Mapping[str, Callable[[], Collection[str]]] = {
    "alien": lambda: {*facts.aliens(), *facts.dominion_aliens(), *facts.avalon_aliens()},
    "tech": facts.techs,
    "reward": facts.rewards,
    "ship": facts.ships,
}
"""What a reading may be about besides rules: of each kind, the ids that there are."""


class EncounterRulebook(Rulebook):
    """Rules of which some readings belong to an alien or a card."""

    def basis(self, rule: facts.Rule) -> str:
        if rule.gap:
            return ""
        if rule.section == "test vectors":
            return "example"
        basis = rule.status or rule.source or ""
        if not basis or basis.startswith(("rulebook", "follows")):
            return ""
        return "answer" if basis.startswith(("official", "publisher", "designer")) else "community"

    def called(self, locale: str, edition: str, about: str) -> str:
        kind, _, one = about.partition(":")
        speaker = Speaker(locale, edition="avalon" if edition == "avalon" else "ffg")
        names = {"alien": speaker.alien, "tech": speaker.tech, "ship": speaker.source, "reward": speaker.card}
        return names[kind](one)

    def answers(self, locale: str, edition: str, about: str) -> tuple[tuple[str, str], ...]:
        """(question, our answer) of each reading about this, at tables of the edition of 2000 or at those of 2008."""
        editions = ("avalon",) if edition == "avalon" else ("ffg", "dominion")
        return tuple((one.asks(locale), one.plays(locale)) for one in self.readings_about(about, editions))


RULEBOOK = EncounterRulebook(facts)
rule_text, section_name = RULEBOOK.text, RULEBOOK.section
