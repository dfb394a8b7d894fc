"""A whole answer in words, for those who read about it later. What is one option, the family says."""

from __future__ import annotations

from typing import Any

from warptable.kernel import DONE, Compose, Decision, Distribute, PickSome

from .words import Words


def answered(words: Words, speaker: Any, decision: Decision[Any], answer: Any, view: Any) -> str:
    """What was answered to this question; `view` is that of whoever was asked, at that moment."""
    if isinstance(decision, Distribute):
        return speaker.spread(answer) if answer else str(speaker.t("list-none"))
    if isinstance(decision, PickSome):
        return str(speaker.join([words.label(speaker, decision, item, view) for item in answer]))
    if isinstance(decision, Compose):
        if decision.time_out and answer == decision.time_out:
            return str(speaker.t("answered-too-late"))
        return str(speaker.join([words.label(speaker, decision, pick, view) for pick in answer if pick != DONE]))
    return words.label(speaker, decision, answer, view)
