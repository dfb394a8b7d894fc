"""A card that can be played for either side: one group a card, with a button for each side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .options import Choice


@dataclass(frozen=True, slots=True)
class Group:
    """One card and what can be done with it."""

    card: int
    face: str
    choices: tuple[Choice, ...]


def grouped(choices: Iterable[Choice]) -> list[Group]:
    """The pairs among these choices, by card; of equal cards the first is enough."""
    found: dict[str, dict[int, list[Choice]]] = {}
    for choice in choices:
        if choice.kind == "pair":
            found.setdefault(choice.face, {}).setdefault(choice.option[0], []).append(choice)
    firsts = [(face, next(iter(cards.items()))) for face, cards in found.items()]
    return [Group(card, face, tuple(some)) for face, (card, some) in firsts]
