"""The numbered rules of a family in the reader's language.

The English texts are the facts themselves; a translation lies beside them as `rules_<language>.json`, so that
whoever changes a rule finds both. A language without such a file reads English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from warptable.kernel.facts import by_id
from warptable.kernel.families import Facts

from .bundles import t
from .readings import Reading

TRANSLATED = ("de",)
"""The languages that have the rules in their own words."""
State = Literal["proved", "reading", "left-out", "open"]
STATES: tuple[State, ...] = ("proved", "reading", "left-out")
"""What may be said of a rule: a test proves that it is followed, the rulebook is silent or disputed and this is our
reading (with tests, too), it is left out on purpose. `open`, none of these, is no state to leave a rule in."""


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
        asked = self.question(locale, rule_id)
        return f"{asked} {self.text(locale, rule_id)}" if asked else self.text(locale, rule_id)

    def question(self, locale: str, rule_id: str) -> str:
        """The question that a rule of ours answers; empty if it answers none."""
        return ""

    def basis(self, rule: Any) -> str:
        """What a rule is based on if it is neither in the rulebook nor ours: an answer, an example."""
        return ""

    def parts(self, locale: str, rule: Any) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The parts of a worked example, each with its heading; none for any other rule."""
        return ()

    def section(self, locale: str, section: str) -> str:
        """The name of a section of the rules, as a rule has it in `section`."""
        return str(self.translation(locale)["sections"][section]) if locale in TRANSLATED else section

    def state(self, rule_id: str) -> State:
        """How the engine stands to a rule."""
        if rule_id in self.left_out:
            return "left-out"
        if self.facts.rules()[rule_id].gap or rule_id in self._settled:
            return "reading"
        return "proved" if self.tests(rule_id) else "open"

    def tests(self, rule_id: str) -> Sequence[str]:
        """The tests that prove a rule."""
        return self._proofs["rules"].get(rule_id, ())

    def tests_of(self, reading: Reading) -> Sequence[str]:
        """The tests that show how a reading is played."""
        return self._proofs["readings"].get(reading.id, ())

    def reason(self, locale: str, rule_id: str) -> str:
        """Why a rule is left out; empty if it is not."""
        return t(locale, f"left-out-{rule_id.lower()}") if rule_id in self.left_out else ""

    def readings_of(self, rule_id: str) -> Sequence[Reading]:
        """Our readings about a rule."""
        return self._by_rule.get(rule_id, ())

    def readings_about(self, about: str, editions: Sequence[str]) -> Sequence[Reading]:
        """Our readings about an alien, a tech, a card or a ship in one of these editions."""
        return [one for one in self._by_subject.get(about, ()) if set(one.editions) & set(editions)]

    def called(self, locale: str, edition: str, about: str) -> str:
        """The name of what a reading is about, as the edition has it."""
        return about

    @cached_property
    def readings(self) -> Mapping[str, Reading]:
        """Our readings by id, sorted by topic."""
        return by_id(Reading, self.facts.read("readings.json")["readings"])

    @cached_property
    def left_out(self) -> frozenset[str]:
        """The rules that are left out on purpose."""
        return frozenset(self.facts.read("readings.json")["left-out"])

    @cached_property
    def _settled(self) -> frozenset[str]:
        return frozenset(rule for reading in self.readings.values() for rule in reading.settles)

    @cached_property
    def _by_rule(self) -> Mapping[str, list[Reading]]:
        found: dict[str, list[Reading]] = {}
        for reading in self.readings.values():
            for rule in reading.rules:
                found.setdefault(rule, []).append(reading)
        return found

    @cached_property
    def _by_subject(self) -> Mapping[str, list[Reading]]:
        found: dict[str, list[Reading]] = {}
        for reading in self.readings.values():
            for about in reading.about:
                found.setdefault(about, []).append(reading)
        return found

    @cached_property
    def _proofs(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        found: Mapping[str, Mapping[str, Sequence[str]]] = self.facts.read("proofs.json")
        return found

    def translation(self, locale: str) -> Mapping[str, Any]:
        """The whole translation: `rules` by id, `sections` by their English names, and what else a family has."""
        return self._translations[locale]

    @cached_property
    def _translations(self) -> Mapping[str, Mapping[str, Any]]:
        return {locale: self.facts.read(f"rules_{locale}.json") for locale in TRANSLATED}
