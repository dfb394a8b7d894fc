"""The shapes in which a question can be answered: what may be chosen, and what the main button says to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from warptable.kernel import Decision, Number, PickSome
from warptable.table.scene.data import ScenePart

OTHER_HAND = "second-hand"
"""The option of a question that compares the hand with cards on a sheet."""


@dataclass(frozen=True, slots=True)
class ShownOption:
    """One option as the page shows it. `kind` says how it looks; `ships` are (seat, number) of the ships at a place."""

    token: str
    label: str
    kind: str
    option: Any
    name: str = ""
    face: str = ""
    seat: int = -1
    help: str = ""
    ships: tuple[tuple[int, int], ...] = ()
    gives_up: bool = False  # the last ship would leave, and the colony with it
    declines: bool = False  # it means no: its key is N


@dataclass(frozen=True, slots=True)
class CardGroup:
    """A card that can be played for either side: one button for each side."""

    card: int
    face: str
    choices: tuple[ShownOption, ...]


@dataclass(frozen=True, slots=True)
class Control:
    """What a question is answered with.

    `mode` is how the page finds the words of the main button among `labels`: by the one token that is ticked (one), by
    all tokens (set), by their number (some), by the ships in all (ships), by the number itself (number), by the numbers
    of several kinds (split); empty: there is no main button. The button says `few` or `many` while too few or too many
    are chosen. `start` is what is chosen at first. If choosing nothing is an answer, too, it has a button of its own
    that says `none`, so that Enter never gives something away by itself; `everyone` is what a button for all of them
    says. `revocable`: the answer can be taken back, so one tap is enough. Several fields together (parts) have labels
    by the names of the fields that are filled in; names in braces stand for what is chosen there.
    """

    mode: str = ""
    targets: Sequence[ShownOption] = ()
    words: Sequence[ShownOption] = ()
    groups: Sequence[CardGroup] = ()
    labels: Mapping[str, str] = field(default_factory=dict, hash=False)
    few: str = ""
    many: str = ""
    low: int = 1
    high: int = 1
    start: str = ""
    none: str = ""
    everyone: str = ""
    revocable: bool = False

    def of(self, *kinds: str) -> list[ShownOption]:
        """The targets of these kinds."""
        return [choice for choice in self.targets if choice.kind in kinds]

    @property
    def compares(self) -> bool:
        """Does the question itself show the cards on the reader's sheet?"""
        return bool(self.of("laid")) or any(choice.option == OTHER_HAND for choice in self.words)

    @property
    def several(self) -> bool:
        return self.mode in ("set", "some")

    @property
    def ticked(self) -> frozenset[str]:
        """The tokens chosen at first: none, the only one, or all."""
        if self.none:
            return frozenset()
        if self.several:
            forced = self.low == len(self.targets) and not self.of("part")
            return frozenset(choice.token for choice in self.targets) if forced else frozenset()
        return frozenset({self.start})

    @property
    def opening(self) -> str:
        """What the main button says at first."""
        return self.labels.get(self.start, self.few)

    @property
    def spoken(self) -> str:
        """Every variant of the main button, for the page to pick from."""
        return json.dumps(self.labels, ensure_ascii=False)

    @property
    def main_word(self) -> ShownOption | None:
        """If there are only buttons: the one that Enter presses, provided all others decline."""
        meant = [choice for choice in self.words if not choice.declines]
        if self.mode or self.groups:
            return None
        return meant[0] if len(meant) == 1 else self.words[0] if len(self.words) == 1 else None


def items_of(decision: Decision[Any]) -> Sequence[Any]:
    """What may be named: the options, or the items from which some are chosen."""
    return decision.items if isinstance(decision, PickSome) else decision.options


def grouped(choices: Iterable[ShownOption]) -> list[CardGroup]:
    """The cards with a side among these options, by card; of equal cards only the first."""
    found: dict[str, dict[int, list[ShownOption]]] = {}
    for choice in choices:
        if choice.kind == "card-side":
            found.setdefault(choice.face, {}).setdefault(choice.option[0], []).append(choice)
    firsts = [(face, next(iter(cards.items()))) for face, cards in found.items()]
    return [CardGroup(card, face, tuple(some)) for face, (card, some) in firsts]


def first_number(decision: Number) -> str:
    """The number that Enter would answer at once: the usual one if that spends nothing or takes all there is. Else
    nothing is chosen at first: the least that can be staked or called is not an answer, but something thrown away."""
    usual = decision.default
    return str(usual) if usual in (0, decision.options[-1]) else ""


def limits(scene: ScenePart, what: str, low: int, high: int) -> tuple[str, str]:
    """Why there is no valid answer yet: too few, too many."""
    few = scene.t("controls-few", n=low, what=what, exact="yes" if low == high else "no")
    return few, scene.t("controls-many", n=high, what=what)
