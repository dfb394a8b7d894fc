"""Which abilities, rules and formulas are in force, worked out once for a set of powers and shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from warptable.kernel import DONE, PASS, Prompt

from ..model.prompts import ENGINE
from .abilities import Ability, Alien, Answer, Envoy, Power
from .cards import DestinyCard
from .reckoning import Formulas, by_question

Powers = tuple[tuple[str, ...], tuple[str, ...]]
"""Per seat the ids in force: its alien, and the faceup envoys allied with it."""
KINDS = ("duel", "contest", "")
"""What may be going on; the last: neither."""
MOST_KEPT = 8192
"""Wirings that are kept; then all are forgotten."""


@dataclass(frozen=True, slots=True)
class Wiring:
    """For the powers in force and what is going on: per seat the abilities by window, the rules by question and the
    formulas; and a bit for each window in which somebody could act."""

    by_window: tuple[dict[int, tuple[Ability, ...]], dict[int, tuple[Ability, ...]]]
    rules: tuple[dict[str, tuple[Answer, ...]], dict[str, tuple[Answer, ...]]]
    formulas: tuple[Formulas, Formulas]
    mask: int


class Side(NamedTuple):
    """The same for one seat."""

    by_window: dict[int, tuple[Ability, ...]]
    rules: dict[str, tuple[Answer, ...]]
    formulas: Formulas
    mask: int


@dataclass(frozen=True)
class Registry:
    """All content that is loaded. Nothing depends on the order of loading."""

    aliens: Mapping[str, Alien]
    envoys: Mapping[str, Envoy]
    cards: Mapping[str, DestinyCard]
    ops: dict[str, Callable[[int], int]] = field(default_factory=dict)
    _wirings: dict[tuple[Powers, str], Wiring] = field(default_factory=dict)
    _sides: dict[tuple[tuple[str, ...], str], Side] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for power in (*self.aliens.values(), *self.envoys.values()):
            self.ops.update(power.ops)

    def power(self, name: str, *, envoy: bool) -> Power:
        """An alien or envoy. The same id may name both."""
        return self.envoys[name] if envoy else self.aliens[name]

    def wiring(self, powers: Powers, kind: str) -> Wiring:
        """The wiring for these powers while this goes on."""
        found = self._wirings.get((powers, kind))
        if found is None:
            if len(self._wirings) > MOST_KEPT:
                self._wirings.clear()
            one, two = self._side(powers[0], kind), self._side(powers[1], kind)
            found = self._wirings[powers, kind] = Wiring(
                (one.by_window, two.by_window),
                (one.rules, two.rules),
                (one.formulas, two.formulas),
                one.mask | two.mask,
            )
        return found

    def _side(self, names: tuple[str, ...], kind: str) -> Side:
        """What the powers of one seat do while this goes on. Pairs of aliens are many, so each seat is kept by itself,
        too."""
        found = self._sides.get((names, kind))
        if found is None:
            if len(self._sides) > MOST_KEPT:
                self._sides.clear()
            found = self._sides[names, kind] = self._wire(names, kind)
        return found

    def _wire(self, names: tuple[str, ...], kind: str) -> Side:
        powers = [self.power(name, envoy=place > 0) for place, name in enumerate(names) if name]
        by_window: dict[int, tuple[Ability, ...]] = {}
        rules: dict[str, tuple[Answer, ...]] = {}
        for power in powers:
            for ability in power.abilities:
                if ability.header.covers(kind):
                    for window in ability.windows:
                        by_window[window] = (*by_window.get(window, ()), ability)
            for rule in power.rules:
                if rule.header.covers(kind):
                    rules[rule.question] = (*rules.get(rule.question, ()), rule)
        formulas = [formula for power in powers for formula in power.formulas if formula.header.covers(kind)]
        return Side(by_window, rules, by_question(formulas), sum(1 << window for window in by_window))

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """All questions that can be asked."""
        powers: list[Power] = [*self.aliens.values(), *self.envoys.values()]
        return (*ENGINE, *(prompt for power in powers for prompt in power.prompts))

    @property
    def words(self) -> frozenset[str]:
        """All plain words that can be options."""
        return frozenset({PASS, DONE, *(word for prompt in self.prompts for word in prompt.words)})
