"""The one control that fits the shape of a question, whatever rule, alien, envoy or card asks it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from warptable.kernel import Decision, Distribute, Number, Of, PickSome
from warptable.table.page.game.dock.control import Control, ShownOption, first_number, grouped, limits

from ..scene.data import DuelPart
from .lock import FIELDS, is_lock, room_of
from .options import shown_options

PARTS = "parts"
"""The mode in which the words of the main button are put together of several fields."""


def control_of(scene: DuelPart, decision: Decision[Any]) -> Control:
    """The control for a question."""
    if is_lock(decision):
        return _lock(scene, decision)
    if isinstance(decision, Distribute):
        few, many = limits(scene, "ships", decision.low, decision.high)
        start = str(sum(number for _, number in suggestion(decision)))
        labels = _by_number(scene, decision, decision.low, decision.high)
        return Control("ships", labels=labels, few=few, many=many, low=decision.low, high=decision.high, start=start)
    if isinstance(decision, Number):
        low, high = int(decision.options[0]), int(decision.options[-1])
        labels, few = _by_number(scene, decision, low, high), scene.t("duel-need-number")
        start, revocable = first_number(decision), decision.secret
        return Control("number", labels=labels, few=few, low=low, high=high, start=start, revocable=revocable)
    if isinstance(decision, PickSome):
        return _some(scene, decision)
    return _one(scene, decision)


def _one(scene: DuelPart, decision: Decision[Any]) -> Control:
    choices = shown_options(scene, decision)
    words = tuple(choice for choice in choices if choice.kind in ("word", "use"))
    if groups := grouped(choices):
        return Control(words=words, groups=tuple(groups))
    targets = tuple(choice for choice in choices if choice not in words)
    if not targets:
        return Control(words=words)
    labels = {choice.token: _label(scene, decision, choice) for choice in targets}
    start = targets[0].token if len(targets) == 1 else ""
    return Control("one", targets, words, labels=labels, few=scene.t(f"duel-need-{targets[0].kind}"), start=start)


def _some(scene: DuelPart, decision: PickSome) -> Control:
    choices = tuple(shown_options(scene, decision))
    low, high = max(1, decision.low), decision.high
    labels = {str(n): _count(scene, decision, n) for n in range(low, min(high, len(choices)) + 1)}
    few, many = _limits(scene, choices[0].kind, low, high)
    if decision.low == 0:
        none = scene.t("duel-do-none")
        return Control("some", choices, (), (), labels, few, many, low, high, none=none)
    start = next(iter(labels)) if low == len(choices) else ""
    return Control("some", choices, labels=labels, few=few, many=many, low=low, high=high, start=start)


def _limits(scene: DuelPart, kind: str, low: int, high: int) -> tuple[str, str]:
    """Why there is no valid answer yet, and of what too few or too many are chosen."""
    exact = "yes" if low == high else "no"
    few, many = (scene.t(f"duel-{word}", n=n, what=kind, exact=exact) for word, n in (("few", low), ("many", high)))
    return few, many


def _lock(scene: DuelPart, decision: Decision[Any]) -> Control:
    """Every variant of the main button by the fields that are filled in; names stand in braces."""
    room = room_of(decision)
    choices = {choice.option: choice for choice in shown_options(scene, decision) if choice.kind == "word"}
    words = tuple(choices[word] for word in room.words if word in choices)
    labels = {}
    for number in range(len(room.free) + 1):
        for filled in combinations(room.free, number):
            names = {name: f"{{{name}}}" for name in (*room.needed, *filled)}
            key = ",".join(sorted(names))
            labels[key] = scene.t("duel-do-lock", **{name: names.get(name, "none") for name in FIELDS})
    missing = {f"need-{name}": scene.t(f"duel-need-{name}") for name in room.needed}
    few = missing.get("need-plan") or missing.get("need-tactic") or ""
    return Control(PARTS, words=words, labels=labels | missing, few=few, start="", revocable=decision.secret)


def _label(scene: DuelPart, decision: Decision[Any], choice: ShownOption) -> str:
    message = f"duel-do-{decision.prompt}"
    return scene.t(message, what=choice.name) if scene.speaker.has(message) else choice.label


def _count(scene: DuelPart, decision: Decision[Any], number: int) -> str:
    message = f"duel-do-{decision.prompt}-some"
    return scene.t(message if scene.speaker.has(message) else "controls-do-any-some", n=number)


def _by_number(scene: DuelPart, decision: Decision[Any], low: int, high: int) -> dict[str, str]:
    message = f"duel-do-{decision.prompt}"
    if not scene.speaker.has(message):
        ships = "arriving" if decision.of == Of.ARRIVING else "leaving"
        message = f"controls-do-any-{ships if isinstance(decision, Distribute) else 'number'}"
    return {str(n): scene.t(message, n=n) for n in range(low, high + 1)}


def suggestion(decision: Distribute) -> list[tuple[int, int]]:
    """What is filled in at first: as few ships as must be, or all where that is the same."""
    left = decision.high if decision.prompt.gains else decision.low
    found = []
    for place, most in decision.places:
        number = min(most, left)
        left -= number
        found.append((place, number))
    return found
