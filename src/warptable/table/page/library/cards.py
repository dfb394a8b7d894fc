"""An entry of a catalogue of cards: the card as it is in play beside its whole text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from .catalogue import folded


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One kind of card, as `catalogue_cards.html` shows it."""

    id: str
    name: str
    other: str
    """The name in the other language."""
    picture: Markup
    facts: tuple[str, ...]
    """What the line below the name says; the first word is the most important one."""
    does: str
    effect: str
    has: Mapping[str, tuple[str, ...]]
    order: Mapping[str, float]
    rulings: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    """What our readings ask about it, and how we play it."""
    own: str = ""
    """What is our own design, if something is."""
    rate: Markup = field(default=Markup())
    """The win rate that was measured, if one was."""

    @property
    def words(self) -> str:
        return folded(" ".join((self.name, self.other, self.does, self.effect)))
