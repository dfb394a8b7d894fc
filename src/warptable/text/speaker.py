"""Speaking to one reader about the players of a table. What else is on the table, its family puts into words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property
from typing import Any

from warptable.kernel.colors import COLORS
from warptable.kernel.packs import Packs

from . import outside
from .bundles import Who, capital, has, speak


class Speaker:
    """Speaks one language to one reader (`me`; None: to a spectator) about one table. Speakers who would always say the
    same are equal."""

    colors: tuple[str, ...] = COLORS
    """Of the seats; a family whose seats have others says so."""
    some_rule = "F-LAUNCH-2"
    """An example of a rule that can be looked up."""

    def __init__(
        self,
        locale: str,
        me: int | None = None,
        names: Sequence[str] = (),
        packs: Packs = (),
        colors: tuple[str, ...] | None = None,
    ) -> None:
        if colors is not None:
            self.colors = colors
        self.locale = locale
        self.me = me
        self.names = tuple(names)
        self.packs = packs
        self.own = outside.own_words(locale, packs)

    @cached_property
    def identity(self) -> tuple[Hashable, ...]:
        """Everything on which depends what is said."""
        return (self.locale, self.me, self.names, self.packs, self.colors)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Speaker) and type(other) is type(self) and other.identity == self.identity

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: a speaker is part of what many regions of a page are looked up by."""
        return hash(self.identity)

    def fits(self, view: Any) -> bool:
        """Can this speaker still speak about the table of this view? A family whose tables change says when not."""
        return True

    def t(self, message_id: str, **values: Any) -> str:
        return speak(self.locale, self.own, message_id, values)

    def has(self, message_id: str) -> bool:
        """Is there such a message, in the package or among those from outside?"""
        return has(self.locale, message_id, self.own)

    def name(self, seat: int) -> str:
        """A seat's own name, or its colour."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.t(f"seat-{self.colors[seat]}")

    def who(self, seat: int) -> Who:
        """A seat in a sentence; nobody for a negative number."""
        if seat < 0:
            return Who(self.t("list-none"))
        return Who(self.name(seat), seat == self.me)

    def everyone(self, seats: Iterable[int], case: str = "acc") -> str:
        """Several seats, as the object of a sentence unless the case says otherwise."""
        return self.join([self.t(f"me-{case}") if seat == self.me else self.name(seat) for seat in seats])

    def alien(self, alien: str) -> str:
        """The name of an alien. One without a printed sheet brings its name; otherwise its id is its name."""
        return self.t(f"alien-{alien}") if self.has(f"alien-{alien}") else alien.replace("-", " ").title()

    def tech(self, tech: str) -> str:
        """The name of a tech card."""
        return tech.replace("-", " ").title()

    def ability(self, ability: str) -> str:
        """What is used."""
        return ability.replace("-", " ")

    def place(self, place: int) -> str:
        """Where ships can be."""
        return str(place)

    def place_title(self, place: int) -> str:
        """The same as it stands alone, in a list or on a button."""
        name = self.place(place)
        return capital(name)

    def spread(self, pairs: Iterable[Sequence[int]]) -> str:
        """Ships over places: R1 ×2, R3 ×1."""
        return ", ".join(f"{self.place(place)} ×{number}" for place, number in pairs)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if not items:
            return self.t("list-none")
        text = items[0]
        for item in items[1:-1]:
            text = self.t("list-join", list=text, item=item)
        return self.t("list-last", list=text, item=items[-1]) if len(items) > 1 else text
