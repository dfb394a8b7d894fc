"""The one control that fits the shape of a decision, whatever rule, alien or flare asks it."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Decision, Distribute, Number, PickSome
from warptable.table.page.game.dock.control import Control, first_number, grouped, limits

from ...engine.model.prompts import DEAL, TALK
from ...words.spreads import usual
from ..scene.data import EncounterPart
from .button import BY_NAME, label_of, label_of_all, label_of_none, labels_by_number, labels_of_some
from .handout import handing_out, receivers_of
from .mix import labels as mix_labels
from .mix import mix_of, opening
from .options import SIDES, shown_options

WORDS = ("word", "use", "lab")


def control_of(scene: EncounterPart, decision: Decision[Any]) -> Control:
    """The control for a decision. Deals have their own board; other composed answers are given here step by step."""
    if decision.prompt == DEAL:
        return Control()
    if decision.prompt == TALK:
        return _talk(scene, decision)
    if isinstance(decision, Distribute):
        return _ships(scene, decision)
    if (mix := mix_of(scene, decision)) is not None:
        few, many = scene.t("controls-mix-few", n=mix.due), scene.t("controls-mix-many", n=mix.due)
        said = mix_labels(scene, decision, mix)
        return Control("mix", labels=said, few=few, many=many, low=0, high=mix.due, start=opening(mix))
    if isinstance(decision, Number):
        labels, low, high = labels_by_number(scene, decision), decision.options[0], decision.options[-1]
        few = scene.t("controls-need-number")
        return Control("number", labels=labels, few=few, low=low, high=high, start=first_number(decision))
    if receivers_of(decision):
        return handing_out(scene, decision)
    if isinstance(decision, PickSome):
        return _some(scene, decision)
    return _one(scene, decision)


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
    few, many = limits(scene, what, low, high)
    if decision.low == 0:
        few = scene.t(f"controls-need-{choices[0].kind}") if what != "others" else few
        none, everyone = label_of_none(scene, decision), label_of_all(scene, decision)
        return Control(mode, choices, (), (), labels, few, many, low, high, none=none, everyone=everyone)
    start = next(iter(labels)) if low == len(choices) else ""
    return Control(mode, choices, labels=labels, few=few, many=many, low=low, high=high, start=start)


def _ships(scene: EncounterPart, decision: Distribute) -> Control:
    few, many = limits(scene, "ships", decision.low, decision.high)
    start = str(usual(scene.view, decision))
    labels = labels_by_number(scene, decision)
    return Control("ships", labels=labels, few=few, many=many, low=decision.low, high=decision.high, start=start)
