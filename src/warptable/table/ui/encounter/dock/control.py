"""The one control that fits the shape of a decision, whatever rule, alien or flare asks it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .....encounter.model.prompts import DEAL, TALK
from .....kernel import Decision, Distribute, Number, PickSome
from .....text.encounter.spreads import usual
from ....scene.encounter.data import EncounterPart
from .button import BY_NAME, label_of, label_of_all, label_of_none, labels_by_number, labels_of_some
from .options import SIDES, CardGroup, ShownOption, grouped, shown_options

WORDS = ("word", "use", "lab")
OTHER_HAND = "second-hand"
"""The option of a question that compares the hand with cards on a sheet."""


@dataclass(frozen=True, slots=True)
class Control:
    """What a question is answered with.

    `mode` is how the page finds the words of the main button among `labels`: by the one token that is ticked (one), by
    all tokens (set), by their number (some), by the ships in all (ships), by the number itself (number); empty: there
    is no main button. The button says `few` or `many` while too few or too many are chosen. `start` is what is
    chosen at first. If choosing nothing is an answer, too, it has a button of its own that says `none`, so that Enter
    never gives something away by itself; `everyone` is what a button for all of them says.
    """

    mode: str = ""
    targets: Sequence[ShownOption] = ()
    words: Sequence[ShownOption] = ()
    groups: Sequence[CardGroup] = ()
    labels: Mapping[str, str] = field(default_factory=dict, hash=False)
    few: str = ""
    many: str = ""
    low: int = 1
    high: int = 1
    start: str = ""
    none: str = ""
    everyone: str = ""

    def of(self, *kinds: str) -> list[ShownOption]:
        """The targets of these kinds."""
        return [choice for choice in self.targets if choice.kind in kinds]

    @property
    def compares(self) -> bool:
        """Does the question itself show the cards on the reader's sheet?"""
        return bool(self.of("laid")) or any(choice.option == OTHER_HAND for choice in self.words)

    @property
    def several(self) -> bool:
        return self.mode in ("set", "some")

    @property
    def ticked(self) -> frozenset[str]:
        """The tokens chosen at first: none, the only one, or all."""
        if self.none:
            return frozenset()
        if self.several:
            forced = self.low == len(self.targets) and not self.of("part")
            return frozenset(choice.token for choice in self.targets) if forced else frozenset()
        return frozenset({self.start})

    @property
    def opening(self) -> str:
        """What the main button says at first."""
        return self.labels.get(self.start, self.few)

    @property
    def spoken(self) -> str:
        """Every variant of the main button, for the page to pick from."""
        return json.dumps(self.labels, ensure_ascii=False)

    @property
    def main_word(self) -> ShownOption | None:
        """If there are only buttons: the one that Enter presses, provided all others decline."""
        meant = [choice for choice in self.words if not choice.declines]
        if self.mode or self.groups:
            return None
        return meant[0] if len(meant) == 1 else self.words[0] if len(self.words) == 1 else None


def control_of(scene: EncounterPart, decision: Decision[Any]) -> Control:
    """The control for a decision. Deals have their own board; other composed answers are given here step by step."""
    if decision.prompt == DEAL:
        return Control()
    if decision.prompt == TALK:
        return _talk(scene, decision)
    if isinstance(decision, Distribute):
        return _ships(scene, decision)
    if isinstance(decision, Number):
        labels, low, high = labels_by_number(scene, decision), decision.options[0], decision.options[-1]
        few = scene.t("controls-need-number")
        return Control("number", labels=labels, few=few, low=low, high=high, start=_first_number(decision))
    if isinstance(decision, PickSome):
        return _some(scene, decision)
    return _one(scene, decision)


def _first_number(decision: Number) -> str:
    """The number that Enter would answer at once: the usual one if that spends nothing or takes all there is. Else
    nothing is chosen at first: the least that can be staked or called is no answer, but something thrown away."""
    usual = decision.default
    return str(usual) if usual in (0, decision.options[-1]) else ""


def _one(scene: EncounterPart, decision: Decision[Any]) -> Control:
    choices = shown_options(scene, decision)
    words = tuple(choice for choice in choices if choice.kind in WORDS and choice.option not in SIDES)
    if groups := grouped(choices):
        return Control(words=words, groups=tuple(groups))
    targets = tuple(choice for choice in choices if choice not in words)
    if not targets:
        return Control(words=words)
    labels = {choice.token: label_of(scene, decision, choice) for choice in targets}
    start = targets[0].token if len(targets) == 1 else ""
    return Control("one", targets, words, labels=labels, few=scene.t(f"controls-need-{targets[0].kind}"), start=start)


def _talk(scene: EncounterPart, decision: Decision[Any]) -> Control:
    """All parts of a proposal together; words that accept, refuse or wait answer at once."""
    choices = shown_options(scene, decision)
    parts = tuple(choice for choice in choices if choice.kind == "part")
    words = tuple(choice for choice in choices if choice.kind != "part")
    labels = {str(n): scene.t("controls-do-talk") for n in range(1, len(parts) + 1)}
    mode = "some" if parts else ""
    return Control(mode, parts, words, labels=labels, few=scene.t("controls-need-part"), high=len(parts))


def _some(scene: EncounterPart, decision: PickSome) -> Control:
    choices = tuple(shown_options(scene, decision))
    labels = labels_of_some(scene, decision, choices)
    kinds = {choice.kind for choice in choices}
    seats = kinds == {"seat"}
    mode = "set" if seats and len(choices) <= BY_NAME else "some"
    low, high = max(1, decision.low), decision.high
    what = "seats" if seats else "cards" if kinds <= {"card", "laid", "face"} else "others"
    few, many = _limits(scene, what, low, high)
    if decision.low == 0:
        few = scene.t(f"controls-need-{choices[0].kind}") if what != "others" else few
        none, everyone = label_of_none(scene, decision), label_of_all(scene, decision)
        return Control(mode, choices, (), (), labels, few, many, low, high, none=none, everyone=everyone)
    start = next(iter(labels)) if low == len(choices) else ""
    return Control(mode, choices, labels=labels, few=few, many=many, low=low, high=high, start=start)


def _ships(scene: EncounterPart, decision: Distribute) -> Control:
    few, many = _limits(scene, "ships", decision.low, decision.high)
    start = str(usual(scene.view, decision))
    labels = labels_by_number(scene, decision)
    return Control("ships", labels=labels, few=few, many=many, low=decision.low, high=decision.high, start=start)


def _limits(scene: EncounterPart, what: str, low: int, high: int) -> tuple[str, str]:
    """Why there is no valid answer yet: too few, too many."""
    few = scene.t("controls-few", n=low, what=what, exact="yes" if low == high else "no")
    return few, scene.t("controls-many", n=high, what=what)
