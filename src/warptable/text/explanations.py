"""What a family says about something on the table, when somebody asks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Explanation:
    """A rule, an alien or a card: a heading and a text."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class InQuestion:
    """A use that may be stopped: what it is called, its owner, and its whole effect."""

    ability: str
    name: str
    seat: int
    text: str
