"""Which events are told, and how."""

from __future__ import annotations

from warptable.kernel import Event

from ..words import sentences

NOT_TOLD = frozenset({"encounter_over", "turn", "encounter_cards_discarded"})
"""Events that a reader of the whole log does not miss: the next encounter's heading and the outcome say it."""


def is_told(event: Event, me: int, /) -> bool:
    return event.kind not in NOT_TOLD and sentences.is_told(event) and not is_first_hand_of_another(event, me)


def is_first_hand_of_another(event: Event, me: int) -> bool:
    """Everybody draws the same number of cards."""
    return event.kind == "drew" and "SETUP" in event.source and event.seat != me


def is_heading(event: Event, /) -> bool:
    """Every encounter has one."""
    return event.kind == "encounter"
