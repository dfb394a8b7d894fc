"""Questions and answers in words, as far as they are the same in all games."""

from __future__ import annotations

from typing import Any

from warptable.kernel import DONE, Compose, Decision, Distribute, Number, PickSome

from .speaker import Speaker
from .words import Words


def limits(decision: Decision[Any]) -> tuple[int, int]:
    """The fewest and the most that can be named, or the lowest and the highest number."""
    if isinstance(decision, (Distribute, PickSome)):
        return decision.low, decision.high
    if isinstance(decision, Number):
        return int(decision.options[0]), int(decision.options[-1])
    return 1, 1


def asked_in_general(speaker: Speaker, decision: Decision[Any]) -> str:
    """A question without words of its own, by its shape and by what its options are."""
    low, high = limits(decision)
    shape, exact = decision.kind.replace("_", "-"), "yes" if low == high else "no"
    return speaker.t(f"ask-{shape}", of=str(decision.of), low=low, high=high, exact=exact)


def answered(words: Words, speaker: Any, decision: Decision[Any], answer: Any, view: Any) -> str:
    """What was answered to this question, for those who read about it later; `view` is that of whoever was asked, at
    that moment."""
    if isinstance(decision, Distribute):
        return speaker.spread(answer) if answer else str(speaker.t("list-none"))
    if isinstance(decision, PickSome):
        return str(speaker.join([words.label(speaker, decision, item, view) for item in answer]))
    if isinstance(decision, Compose):
        if decision.time_out and answer == decision.time_out:
            return str(speaker.t("answered-too-late"))
        return str(speaker.join([words.label(speaker, decision, pick, view) for pick in answer if pick != DONE]))
    return words.label(speaker, decision, answer, view)
