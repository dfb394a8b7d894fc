"""Asking players: what the use of an ability has for that, in every game. Each of these is a question to be awaited;
several at once are asked with `Together`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .composites import Compose, Distribute, PickSome
from .decisions import PASS, Number, Offer, Option, Pick
from .prompts import Prompt

About = dict[str, Any]
"""What else belongs to a question, for its words and for whoever answers it."""


class Asking:
    """Questions that a file declares with `prompt`, put to a player: the seat whose use it is, unless another one is
    named."""

    __slots__ = ()
    seat: int

    @property
    def source(self) -> str:
        """Who asks, for the journal and for the words of the question."""
        raise NotImplementedError

    def _about(self, seat: int | None) -> int:
        """The seat that a verb is about."""
        return self.seat if seat is None else seat

    def pick(
        self,
        prompt: Prompt,
        options: Sequence[Option],
        usual: Option = None,
        *,
        seat: int | None = None,
        about: About | None = None,
        secret: bool = False,
    ) -> Pick:
        """Ask for one of the options. `usual` is what a clock answers, if not the first; `about` is for the words of
        the question; with `secret` nobody else sees the answer."""
        return Pick(self._about(seat), prompt, self.source, options, usual, about, secret)

    def pick_some(
        self,
        prompt: Prompt,
        items: Sequence[Option],
        low: int,
        high: int,
        *,
        seat: int | None = None,
        about: About | None = None,
        secret: bool = False,
    ) -> PickSome:
        """Ask for several of these, at least `low` and at most `high`; the answer is a tuple."""
        return PickSome(self._about(seat), prompt, self.source, items, low, high, about, secret)

    def pick_number(
        self,
        prompt: Prompt,
        low: int,
        high: int,
        usual: int | None = None,
        *,
        seat: int | None = None,
        about: About | None = None,
        secret: bool = False,
    ) -> Number:
        """Ask for a number from `low` to `high`. `usual` is what a clock answers, and what the page begins with."""
        return Number(self._about(seat), prompt, self.source, low, high, usual, about, secret)

    def distribute(
        self,
        prompt: Prompt,
        places: Sequence[tuple[int, int]],
        low: int,
        high: int,
        *,
        seat: int | None = None,
        about: About | None = None,
    ) -> Distribute:
        """Ask for ships of several places, (place, most of them), from `low` to `high` in all; the answer is a tuple of
        (place, number)."""
        return Distribute(self._about(seat), prompt, self.source, places, low, high, about)

    def offer(
        self,
        prompt: Prompt,
        options: Sequence[Option],
        *,
        seat: int | None = None,
        about: About | None = None,
    ) -> Offer:
        """Ask for one of the options, or `pass`."""
        return Offer(self._about(seat), prompt, self.source, [PASS, *options], PASS, about)

    def compose(
        self,
        prompt: Prompt,
        following: Callable[[list[Option]], Sequence[Option]],
        *,
        seat: int | None = None,
        about: About | None = None,
        secret: bool = False,
    ) -> Compose:
        """Ask for an answer made of steps that depend on each other: `following` says which may come after those taken
        so far; none, and the answer is complete."""
        return Compose(self._about(seat), prompt, self.source, following, about, secret)
